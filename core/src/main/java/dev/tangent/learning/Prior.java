package dev.tangent.learning;

import dev.tangent.Check;
import java.util.Arrays;

/// How often classes occur among all points.
public sealed interface Prior {
    /// As often as among the labels: nothing is corrected.
    record Labelled() implements Prior {}

    /// As told. Probabilities are multiplied by the given share over the labelled one and made to sum to one
    /// again (Saerens, Latinne, Decaestecker 2002).
    ///
    /// @param shares one for each class, positive, summing to one
    record Given(double[] shares) implements Prior {
        public Given {
            for (double share : shares) Check.positive(share, "prior share of a class");
            double sum = Arrays.stream(shares).sum();
            Check.that(Math.abs(sum - 1) < 1e-6, "the prior shares of the classes must sum to 1 but sum to " + sum);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Given given && Arrays.equals(shares, given.shares);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(shares);
        }
    }

    /// What each class's probability is multiplied with.
    default double[] factors(double[] labelled) {
        double[] factors = new double[labelled.length];
        switch (this) {
            case Labelled same -> Arrays.fill(factors, 1);
            case Given given -> {
                double[] shares = given.shares;
                Check.that(
                        shares.length == labelled.length,
                        "the prior has " + shares.length + " shares but there are " + labelled.length + " classes");
                Arrays.setAll(factors, c -> shares[c] / labelled[c]);
            }
        }
        return factors;
    }
}
