package dev.tangent.learning.selection;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.linalg.Check;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.RegularizerMatrix;

/// Everything that fixes R over a cloud: how many neighbours, and the rule.
public record Setting(int neighbours, Regularizer regularizer) {
    public Setting {
        Check.atLeast(2, neighbours, "neighbours");
    }

    /// Over a graph that has at least as many neighbours.
    public RegularizerMatrix over(NeighbourGraph graph) {
        return regularizer.over(graph.cut(neighbours));
    }
}
