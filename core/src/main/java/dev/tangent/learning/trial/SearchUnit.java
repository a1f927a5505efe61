package dev.tangent.learning.trial;

import dev.tangent.ParameterValue;
import dev.tangent.regularizer.energy.RegularizerSpec;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/// A part of a method's work that is done in one go, such as all lambdas of one setting.
///
/// @param key tells the unit from all others on the same labels and folds, in this run and in any later one, so that
///     what it found can be kept
/// @param setting the regularizer and the neighbours of its graph, where the unit is of one
/// @param restored the parameters of a trial from what was shown of them
public record SearchUnit(
        String key,
        TunableMethod method,
        Optional<RegularizerSpec> setting,
        Function<Map<String, ParameterValue>, TrialParameters> restored) {
    /// Of a method whose parameters only it understands.
    public static SearchUnit of(String key, TunableMethod method, Optional<RegularizerSpec> setting) {
        return new SearchUnit(key, method, setting, TrialParameters.Own::new);
    }

    /// Of the graph it works on, where it needs one.
    public OptionalInt neighbours() {
        return setting.map(each -> OptionalInt.of(each.neighbours())).orElse(OptionalInt.empty());
    }
}
