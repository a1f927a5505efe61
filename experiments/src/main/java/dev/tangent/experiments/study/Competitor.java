package dev.tangent.experiments.study;

import dev.tangent.experiments.comparison.ComparedMethod;
import dev.tangent.experiments.comparison.Comparison;
import dev.tangent.method.Method;
import dev.tangent.method.spec.ParameterGrid;
import java.util.Optional;
import java.util.function.Function;

/// What a study reports of each search.
///
/// @param of what it chose and predicts; empty where it does not take part
public record Competitor(String name, Function<Comparison, Optional<ComparedMethod>> of) {
    /// A method of the catalogue, as a search of it alone finds it.
    public static Competitor of(String name, Method method) {
        return new Competitor(name, comparison -> comparison.of(method));
    }

    /// The same with some values given.
    public static Competitor of(String name, Method method, ParameterGrid given) {
        return new Competitor(name, comparison -> comparison.of(method, given));
    }

    /// The weighted mean of all methods.
    public static Competitor auto(String name) {
        return new Competitor(name, comparison -> Optional.of(comparison.taken()));
    }
}
