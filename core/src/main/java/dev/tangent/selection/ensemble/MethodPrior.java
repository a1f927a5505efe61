package dev.tangent.selection.ensemble;

import java.util.Map;
import java.util.Set;

/// What is known of methods before a label is seen.
///
/// @param labelsOnly names of methods that see no other points than the labelled ones
/// @param weights by name, how many times as much as any other method one counts in a mean of them
public record MethodPrior(Set<String> labelsOnly, Map<String, Double> weights) {
    /// All methods are alike.
    public static final MethodPrior NONE = new MethodPrior(Set.of(), Map.of());

    public MethodPrior {
        labelsOnly = Set.copyOf(labelsOnly);
        weights = Map.copyOf(weights);
    }

    public double weight(String method) {
        return weights.getOrDefault(method, 1.0);
    }
}
