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
import java.util.Collections;
import java.util.List;

/// What a search goes through for parameters that nobody gave values for: the core's grids, which follow the data.
public final class UsualGrids {
    private static final String LINEAR = "linear";
    private static final String CONSTANT = "constant";

    private UsualGrids() {}

    public static List<Lambda> lambdas() {
        return Arrays.stream(Grids.relativeLambdas()).mapToObj(Lambda::relative).toList();
    }

    /// Fills in all that can be known before the graph is built.
    public static Choices beforeGraph(Choices given, int distinct) {
        return given.withDefault(NEIGHBOURS, boxed(Grids.neighbours(distinct)))
                .withDefault(
                        SCALE,
                        kernelIsOpen(given)
                                ? List.of(LocalGaussian.PAPER_SCALE, Grids.WIDE_SCALE)
                                : List.of(LocalGaussian.PAPER_SCALE))
                .withDefault(NULL_SPACE, kernelIsOpen(given) ? List.of(LINEAR, CONSTANT) : List.of(LINEAR))
                .withDefault(REACH, List.of(LocalDerivative.USUAL_SCALE))
                .withDefault(ORDER, List.of(LocalDerivative.USUAL_ORDER))
                .withDefault(BANDWIDTH, Grids.bandwidths())
                .withDefault(POWER, boxed(Grids.powers()));
    }

    /// Whether a search may choose LG's kernel.
    private static boolean kernelIsOpen(Choices given) {
        return !given.has(SCALE) && !given.has(NULL_SPACE);
    }

    /// Of all kernels and null spaces only two go together unless the user says so: the paper's, and a wide one with
    /// nothing but constants free, which wants as many dimensions as there are.
    public static boolean goTogether(Choices given, Choices filled, Settings settings) {
        if (!kernelIsOpen(given) || !settings.has(SCALE)) return true;
        boolean paper = settings.of(SCALE) == LocalGaussian.PAPER_SCALE;
        if (paper != settings.of(NULL_SPACE).equals(LINEAR)) return false;
        if (paper) return true;
        int m = settings.of(DIMENSION);
        return m == Collections.max(filled.of(DIMENSION)) && Grids.wideKernelSuits(settings.of(NEIGHBOURS), m);
    }

    /// Fills in the dimensions, as far as the neighbourhoods have room for them; then it is known whether there is more
    /// than one kernel to choose among.
    public static Choices afterGraph(Choices given, Choices choices, NeighbourGraph graph) {
        Choices filled = choices.has(DIMENSION) ? choices : choices.withDefault(DIMENSION, dimensions(graph));
        int most = Collections.max(filled.of(DIMENSION));
        return !kernelIsOpen(given) || filled.of(NEIGHBOURS).stream().anyMatch(k -> Grids.wideKernelSuits(k, most))
                ? filled
                : filled.only(SCALE, LocalGaussian.PAPER_SCALE).only(NULL_SPACE, LINEAR);
    }

    private static List<Integer> dimensions(NeighbourGraph graph) {
        int room = graph.largestDegree() - 2;
        List<Integer> fitting = boxed(
                Arrays.stream(Grids.dimensions(graph)).filter(m -> m <= room).toArray());
        int most = Math.max(1, Math.min(graph.cloud().dimension(), room));
        return fitting.isEmpty() ? List.of(most) : fitting;
    }

    private static List<Integer> boxed(int[] values) {
        return Arrays.stream(values).boxed().toList();
    }
}
