package dev.tangent.app.method;

import static dev.tangent.app.method.Parameter.BANDWIDTH;
import static dev.tangent.app.method.Parameter.DIMENSION;
import static dev.tangent.app.method.Parameter.NEIGHBOURS;
import static dev.tangent.app.method.Parameter.NULL_SPACE;
import static dev.tangent.app.method.Parameter.ORDER;
import static dev.tangent.app.method.Parameter.POWER;
import static dev.tangent.app.method.Parameter.REACH;
import static dev.tangent.app.method.Parameter.SCALE;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.selection.Grids;
import dev.tangent.regularizer.LocalDerivative;
import dev.tangent.regularizer.LocalGaussian;
import java.util.Arrays;
import java.util.List;

/// What a search goes through for parameters that nobody gave values for: the core's grids, which follow the data.
public final class UsualGrids {
    private UsualGrids() {}

    public static List<Lambda> lambdas() {
        return Arrays.stream(Grids.relativeLambdas()).mapToObj(Lambda::relative).toList();
    }

    /// Fills in all that can be known before the graph is built.
    public static Choices beforeGraph(Choices given, int distinct) {
        return given.withDefault(NEIGHBOURS, boxed(Grids.neighbours(distinct)))
                .withDefault(SCALE, List.of(LocalGaussian.PAPER_SCALE))
                .withDefault(NULL_SPACE, List.of("linear"))
                .withDefault(REACH, List.of(LocalDerivative.USUAL_SCALE))
                .withDefault(ORDER, List.of(LocalDerivative.USUAL_ORDER))
                .withDefault(BANDWIDTH, Grids.bandwidths())
                .withDefault(POWER, boxed(Grids.powers()));
    }

    /// Fills in the dimensions, as far as the neighbourhoods have room for them.
    public static Choices afterGraph(Choices choices, NeighbourGraph graph) {
        if (choices.has(DIMENSION)) return choices;
        int room = graph.largestDegree() - 2;
        List<Integer> fitting = boxed(
                Arrays.stream(Grids.dimensions(graph)).filter(m -> m <= room).toArray());
        int most = Math.max(1, Math.min(graph.cloud().dimension(), room));
        return choices.withDefault(DIMENSION, fitting.isEmpty() ? List.of(most) : fitting);
    }

    private static List<Integer> boxed(int[] values) {
        return Arrays.stream(values).boxed().toList();
    }
}
