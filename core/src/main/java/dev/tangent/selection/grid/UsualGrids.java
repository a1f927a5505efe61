package dev.tangent.selection.grid;

import static dev.tangent.method.Parameter.DIMENSION;
import static dev.tangent.method.Parameter.NEIGHBOURS;
import static dev.tangent.method.Parameter.NULL_SPACE;
import static dev.tangent.method.Parameter.SCALE;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.Lambda;
import dev.tangent.method.Method;
import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.kind.LambdaFreeRule;
import dev.tangent.method.spec.ParameterGrid;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.regularizer.energy.LocalGaussian;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/// What a search goes through for parameters that nobody gave values for.
public final class UsualGrids {
    private UsualGrids() {}

    /// Those that were given, or else the usual ones.
    public static List<Lambda> lambdas(List<Lambda> given) {
        return given.isEmpty() ? lambdas() : given;
    }

    public static List<Lambda> lambdas() {
        return Arrays.stream(Grids.relativeLambdas()).mapToObj(Lambda::relative).toList();
    }

    /// Fills in all that can be known before the graph is built.
    public static ParameterGrid beforeGraph(ParameterGrid given, List<? extends Method> methods, int distinct) {
        ParameterGrid filled = given.withDefault(NEIGHBOURS, boxed(Grids.neighbours(distinct)));
        if (kernelIsOpen(given))
            filled = filled.withDefault(SCALE, List.of(LocalGaussian.PAPER_SCALE, Grids.WIDE_SCALE))
                    .withDefault(NULL_SPACE, List.of(NullSpace.LINEAR, NullSpace.CONSTANT));
        for (Method method : methods)
            for (Parameter<?> parameter : method.parameters()) filled = withGrid(filled, parameter);
        return filled;
    }

    private static <T> ParameterGrid withGrid(ParameterGrid choices, Parameter<T> parameter) {
        return parameter.grid().isEmpty() ? choices : choices.withDefault(parameter, parameter.grid());
    }

    /// Whether a search may choose LG's kernel.
    private static boolean kernelIsOpen(ParameterGrid given) {
        return !given.has(SCALE) && !given.has(NULL_SPACE);
    }

    /// Of all kernels and null spaces only two are combined unless the caller says so: the paper's, and a wide one
    /// with only constants in its null space, which needs as many dimensions as there are.
    public static boolean areCombined(ParameterGrid given, ParameterGrid filled, ParameterValues settings) {
        if (!kernelIsOpen(given) || !settings.has(SCALE)) return true;
        boolean paper = settings.of(SCALE) == LocalGaussian.PAPER_SCALE;
        if (paper != (settings.of(NULL_SPACE) == NullSpace.LINEAR)) return false;
        if (paper) return true;
        int m = settings.of(DIMENSION);
        return m == Collections.max(filled.of(DIMENSION)) && Grids.wideKernelSuits(settings.of(NEIGHBOURS), m);
    }

    /// Fills in small neighbourhoods, where they are worth trying, and the dimensions, as far as the neighbourhoods
    /// have room for them; then it is known whether there is more than one kernel to choose among.
    public static ParameterGrid afterGraph(ParameterGrid given, ParameterGrid choices, NeighbourGraph graph) {
        if (graph.cloud().dimension() == 0) return choices;
        int[] few = given.has(NEIGHBOURS) ? new int[0] : Grids.fewNeighbours(graph);
        ParameterGrid filled =
                few.length == 0 ? choices : choices.withGrid(NEIGHBOURS, joined(boxed(few), choices.of(NEIGHBOURS)));
        if (!filled.has(DIMENSION)) filled = filled.withChosen(DIMENSION, dimensions(graph, few));
        int most = Collections.max(filled.of(DIMENSION));
        return !kernelIsOpen(given) || filled.of(NEIGHBOURS).stream().anyMatch(k -> Grids.wideKernelSuits(k, most))
                ? filled
                : filled.only(SCALE, LocalGaussian.PAPER_SCALE).only(NULL_SPACE, NullSpace.LINEAR);
    }

    /// Those of the largest neighbourhoods, and of the smallest.
    private static List<Integer> dimensions(NeighbourGraph graph, int... few) {
        List<Integer> large = dimensions(graph);
        return few.length == 0 ? large : joined(dimensions(graph.cut(few[few.length - 1])), large);
    }

    private static List<Integer> joined(List<Integer> some, List<Integer> others) {
        return Stream.concat(some.stream(), others.stream()).sorted().distinct().toList();
    }

    private static List<Integer> dimensions(NeighbourGraph graph) {
        int room = graph.smallestDegree() - 2;
        List<Integer> fitting = boxed(
                Arrays.stream(Grids.dimensions(graph)).filter(m -> m <= room).toArray());
        int most = Math.max(1, Math.min(graph.cloud().dimension(), room));
        return fitting.isEmpty() ? List.of(most) : fitting;
    }

    /// The same for a rule that spreads classes over the graph.
    public static ParameterGrid ofRule(LambdaFreeRule rule, ParameterGrid given, ParameterGrid choices, int distinct) {
        int[] usual = rule.usualNeighbours().stream().mapToInt(k -> k).toArray();
        return given.has(NEIGHBOURS) ? choices : choices.withGrid(NEIGHBOURS, boxed(Grids.fitting(usual, distinct)));
    }

    /// The same for a trend beside a regularizer: without the small neighbourhoods, because each setting is tried
    /// with every trend, which is expensive.
    public static ParameterGrid ofTrend(ParameterGrid given, ParameterGrid choices, int distinct) {
        return given.has(NEIGHBOURS) ? choices : choices.withGrid(NEIGHBOURS, boxed(Grids.neighbours(distinct)));
    }

    private static List<Integer> boxed(int[] values) {
        return Arrays.stream(values).boxed().toList();
    }
}
