package dev.tangent.learning.trial;

import dev.tangent.ParameterValue;
import dev.tangent.regularizer.energy.RegularizerSpec;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a trial was made with.
public sealed interface TrialParameters {
    /// As files and people read it: numbers or words by their keys, in the order in which a person would read them.
    Map<String, ParameterValue> shown();

    /// What fixes R, where it was made with one regularizer.
    default Optional<RegularizerSpec> spec() {
        return this instanceof Regularized one ? Optional.of(one.setting()) : Optional.empty();
    }

    /// One regularizer and one lambda.
    ///
    /// @param lambda what R is multiplied with
    /// @param relativeLambda the same relative to R's mean diagonal entry
    record Regularized(RegularizerSpec setting, double lambda, double relativeLambda, Map<String, ParameterValue> shown)
            implements TrialParameters {
        private static final String LAMBDA = "lambda";
        private static final String RELATIVE_LAMBDA = "relative-lambda";

        public Regularized {
            shown = kept(shown);
        }

        /// From what fixes R, as people read it.
        ///
        /// @param described numbers or words by their keys
        public static Regularized of(
                RegularizerSpec setting, Map<String, ParameterValue> described, double lambda, double relativeLambda) {
            Map<String, ParameterValue> shown = new LinkedHashMap<>(described);
            shown.put(LAMBDA, ParameterValue.of(lambda));
            shown.put(RELATIVE_LAMBDA, ParameterValue.of(relativeLambda));
            return new Regularized(setting, lambda, relativeLambda, shown);
        }

        /// From what was shown of it.
        static Regularized restored(RegularizerSpec setting, Map<String, ParameterValue> shown) {
            return new Regularized(setting, number(shown, LAMBDA), number(shown, RELATIVE_LAMBDA), shown);
        }

        private static double number(Map<String, ParameterValue> shown, String key) {
            if (shown.get(key) instanceof ParameterValue.Real real) return real.value();
            if (shown.get(key) instanceof ParameterValue.Whole whole) return whole.value();
            throw new IllegalStateException("a recorded trial has no " + key);
        }
    }

    /// Parameters that nobody but the method itself understands.
    record Own(Map<String, ParameterValue> shown) implements TrialParameters {
        public Own {
            shown = kept(shown);
        }
    }

    /// A weighted mean of several methods.
    ///
    /// @param members a trial of each
    /// @param mean of what they predict
    /// @param shown the weight of each, rounded
    record Ensemble(List<Trial> members, WinsorizedMean mean, Map<String, ParameterValue> shown)
            implements TrialParameters {
        public Ensemble {
            members = List.copyOf(members);
            shown = kept(shown);
        }
    }

    private static Map<String, ParameterValue> kept(Map<String, ParameterValue> shown) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(shown));
    }
}
