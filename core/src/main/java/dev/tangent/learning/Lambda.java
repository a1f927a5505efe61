package dev.tangent.learning;

import dev.tangent.Check;
import dev.tangent.regularizer.RegularizerMatrix;

/// The weight of the regularizer: as it stands, or relative to the mean diagonal entry of R, whose scale depends on k,
/// m and c.
public sealed interface Lambda {
    /// What R is multiplied with, as it stands.
    record Raw(double value) implements Lambda {
        public Raw {
            Check.positive(value, "lambda");
        }
    }

    /// The same times the mean diagonal entry of R.
    record Relative(double value) implements Lambda {
        public Relative {
            Check.positive(value, "relative lambda");
        }
    }

    static Lambda raw(double value) {
        return new Raw(value);
    }

    static Lambda relative(double value) {
        return new Relative(value);
    }

    /// What R is multiplied with.
    default double over(RegularizerMatrix regularizer) {
        return over(regularizer.scale());
    }

    /// The same of an R that is not at hand.
    ///
    /// @param scale its mean diagonal entry
    default double over(double scale) {
        return switch (this) {
            case Raw raw -> raw.value;
            case Relative relative -> relative.value / scale;
        };
    }
}
