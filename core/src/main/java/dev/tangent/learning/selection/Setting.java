package dev.tangent.learning.selection;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.linalg.Check;
import dev.tangent.regularizer.IteratedLaplacian;
import dev.tangent.regularizer.Laplacian;
import dev.tangent.regularizer.LocalGaussian;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.RegularizerMatrix;
import java.util.LinkedHashMap;
import java.util.Map;

/// Everything that fixes R over a cloud: how many neighbours, and the rule.
public record Setting(int neighbours, Regularizer regularizer) {
    public Setting {
        Check.atLeast(2, neighbours, "neighbours");
    }

    /// Over a graph that has at least as many neighbours.
    public RegularizerMatrix over(NeighbourGraph graph) {
        return regularizer.over(graph.cut(neighbours));
    }

    /// A new map of what fixes R, for people; whoever asks may add to it.
    public Map<String, Object> parameters() {
        Map<String, Object> parameters = new LinkedHashMap<>();
        parameters.put("neighbours", neighbours);
        switch (regularizer) {
            case LocalGaussian lg -> {
                parameters.put("dimension", lg.dimension());
                parameters.put("scale", lg.scale());
            }
            case Laplacian lap -> parameters.put("bandwidth", lap.bandwidth());
            case IteratedLaplacian ilap -> {
                parameters.put("bandwidth", ilap.laplacian().bandwidth());
                parameters.put("power", ilap.power());
            }
            default -> parameters.put("regularizer", regularizer.toString());
        }
        return parameters;
    }
}
