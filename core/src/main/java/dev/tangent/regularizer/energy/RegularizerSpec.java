package dev.tangent.regularizer.energy;

import dev.tangent.Check;
import dev.tangent.ParameterValue;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.regularizer.LocalRegularizer;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.RegularizerMatrix;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/// Everything that fixes R over a cloud: how many neighbours, and the rule.
public record RegularizerSpec(int neighbours, Regularizer regularizer) {
    public RegularizerSpec {
        Check.atLeast(2, neighbours, "neighbours");
    }

    public RegularizerFamily family() {
        return new RegularizerFamily(regularizer.getClass(), neighbours);
    }

    /// Over a graph that has at least as many neighbours.
    public RegularizerMatrix over(NeighbourGraph graph) {
        return regularizer.over(graph.cut(neighbours));
    }

    /// Whether so many labels can fix the null space of R. Where the tangent space is the whole space, functions
    /// that are linear in the coordinates are in the null space, and each of them takes a label.
    public boolean fixedBy(int labels, int coordinates) {
        return !(regularizer instanceof LocalRegularizer local)
                || local.dimension() < coordinates
                || local.nullSpaceDimension() <= labels;
    }

    /// A new map of what fixes R, for people; whoever asks may add to it.
    ///
    /// @param graph the one R is over, which gives a relative bandwidth its size
    public Map<String, ParameterValue> parameters(NeighbourGraph graph) {
        Map<String, ParameterValue> parameters = new LinkedHashMap<>();
        if (!graph.isGiven()) parameters.put("neighbours", ParameterValue.of(neighbours));
        switch (regularizer) {
            case LocalGaussian lg -> {
                parameters.put("dimension", ParameterValue.of(lg.dimension()));
                parameters.put("scale", ParameterValue.of(lg.scale()));
                parameters.put(
                        "null-space", ParameterValue.of(lg.nullSpace().name().toLowerCase(Locale.ROOT)));
            }
            case Laplacian lap -> describe(lap.bandwidth(), graph, parameters);
            case IteratedLaplacian ilap -> {
                describe(ilap.laplacian().bandwidth(), graph, parameters);
                parameters.put("power", ParameterValue.of(ilap.power()));
            }
            case LocalRegularizer local -> parameters.put("dimension", ParameterValue.of(local.dimension()));
            default -> {}
        }
        return parameters;
    }

    /// A graph that was given has its weights already.
    private static void describe(Bandwidth bandwidth, NeighbourGraph graph, Map<String, ParameterValue> parameters) {
        if (!graph.isGiven()) bandwidth.describe(graph, parameters);
    }
}
