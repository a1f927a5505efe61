package dev.tangent.selection.grid;

import static dev.tangent.method.Parameter.DIMENSION;
import static dev.tangent.method.Parameter.NEIGHBOURS;
import static dev.tangent.method.Parameter.NULL_SPACE;
import static dev.tangent.method.Parameter.SCALE;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.local.LocalSpectrum;
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
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What a search goes through for parameters that nobody gave values for: what the paper and its original code searched
/// (k 20-60, m 5-20), adapted to the data.
public final class UsualGrids {
    private static final List<Integer> USUAL_NEIGHBOURS = List.of(20, 30, 40, 60);
    private static final List<Integer> FEW_NEIGHBOURS = List.of(6, 10, 14);

    /// A curve of few points bends between them: two neighbours on each side, and no third on one of them.
    private static final int FEWEST_NEIGHBOURS = 5;

    private static final int FEW_POINTS = 200;
    private static final List<Integer> USUAL_DIMENSIONS = List.of(1, 2, 3, 5, 10, 15, 20);
    private static final int FEW_DIRECTIONS = 3;

    /// The width of a wide kernel for LG: with constants alone as null space, linear functions have little energy.
    private static final double WIDE_SCALE = 20;

    /// From one usual lambda to the next.
    static final double LAMBDA_STEP = Math.pow(10, 14.0 / 29);

    private UsualGrids() {}

    /// Those that were given, or else the usual ones.
    public static List<Lambda> lambdas(List<Lambda> given) {
        return given.isEmpty() ? lambdas() : given;
    }

    public static List<Lambda> lambdas() {
        return Arrays.stream(relativeLambdas()).mapToObj(Lambda::relative).toList();
    }

    /// Thirty lambdas relative to R's scale, from hardly any smoothing to nothing but smooth.
    public static double[] relativeLambdas() {
        return IntStream.range(0, 30)
                .mapToDouble(t -> Math.pow(10, -8 + 14.0 * t / 29))
                .toArray();
    }

    /// Neighbours to try among this many distinct points; the last is the largest, which the graph must have.
    public static List<Integer> neighbours(int distinct) {
        return fitting(USUAL_NEIGHBOURS, distinct);
    }

    /// As many as there are points, if none of the usual numbers fits.
    private static List<Integer> fitting(List<Integer> usual, int distinct) {
        List<Integer> fitting = usual.stream().filter(k -> k <= distinct).toList();
        return fitting.isEmpty() ? List.of(distinct) : fitting;
    }

    /// Fills in all that can be known before the graph is built.
    public static ParameterGrid beforeGraph(ParameterGrid given, List<? extends Method> methods, int distinct) {
        ParameterGrid filled = given.withDefault(NEIGHBOURS, neighbours(distinct));
        if (kernelIsOpen(given))
            filled = filled.withDefault(SCALE, List.of(LocalGaussian.PAPER_SCALE, WIDE_SCALE))
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
        return m == Collections.max(filled.of(DIMENSION)) && wideKernelSuits(settings.of(NEIGHBOURS), m);
    }

    /// Whether quadratic functions fill a neighbourhood. What is of higher degree costs 400 times more with every
    /// degree under so wide a kernel, until numbers no longer have the digits for it.
    private static boolean wideKernelSuits(int neighbours, int dimension) {
        return neighbours >= dimension + 2 && neighbours <= (dimension + 1) * (dimension + 2) / 2;
    }

    /// Fills in small neighbourhoods, where they are worth trying, and the dimensions, as far as the neighbourhoods
    /// have room for them; then it is known whether there is more than one kernel to choose among.
    public static ParameterGrid afterGraph(ParameterGrid given, ParameterGrid choices, NeighbourGraph graph) {
        if (graph.cloud().dimension() == 0) return choices;
        List<Integer> few = given.has(NEIGHBOURS) ? List.of() : fewNeighbours(graph);
        ParameterGrid filled =
                few.isEmpty() ? choices : choices.withGrid(NEIGHBOURS, joined(few, choices.of(NEIGHBOURS)));
        if (!filled.has(DIMENSION)) filled = filled.withChosen(DIMENSION, dimensions(graph, few));
        int most = Collections.max(filled.of(DIMENSION));
        return !kernelIsOpen(given) || filled.of(NEIGHBOURS).stream().anyMatch(k -> wideKernelSuits(k, most))
                ? filled
                : filled.only(SCALE, LocalGaussian.PAPER_SCALE).only(NULL_SPACE, NullSpace.LINEAR);
    }

    /// Neighbourhoods below the usual ones: a manifold that bends much, or has few points, is flat only there. They
    /// are worth trying where they have few directions; in many dimensions so few points say nothing.
    static List<Integer> fewNeighbours(NeighbourGraph graph) {
        int size = FEW_NEIGHBOURS.get(1);
        boolean low = graph.largestDegree() > size
                && LocalSpectrum.of(graph.cut(size)).dimensionExplaining(0.9) <= FEW_DIRECTIONS;
        if (!low) return List.of();
        List<Integer> fitting = fitting(FEW_NEIGHBOURS, graph.largestDegree());
        return graph.size() > FEW_POINTS ? fitting : joined(List.of(FEWEST_NEIGHBOURS), fitting);
    }

    /// Those of the largest neighbourhoods, and of the smallest.
    private static List<Integer> dimensions(NeighbourGraph graph, List<Integer> few) {
        List<Integer> large = dimensions(graph);
        return few.isEmpty() ? large : joined(dimensions(graph.cut(few.getLast())), large);
    }

    private static List<Integer> joined(List<Integer> some, List<Integer> others) {
        return Stream.concat(some.stream(), others.stream()).sorted().distinct().toList();
    }

    /// Between those that explain 70 % and 99.9 % of the variance of a typical neighbourhood, as far as it has room
    /// for them.
    private static List<Integer> dimensions(NeighbourGraph graph) {
        LocalSpectrum spectrum = LocalSpectrum.of(graph);
        int coordinates = graph.cloud().dimension();
        int room = graph.smallestDegree() - 2;
        int least = spectrum.dimensionExplaining(0.7);
        int most = Math.min(coordinates, spectrum.dimensionExplaining(0.999));
        List<Integer> fitting = joined(USUAL_DIMENSIONS, List.of(most)).stream()
                .filter(m -> m >= least && m <= Math.min(most, room))
                .toList();
        return fitting.isEmpty() ? List.of(Math.max(1, Math.min(coordinates, room))) : fitting;
    }

    /// The same for a rule that spreads classes over the graph.
    public static ParameterGrid ofRule(LambdaFreeRule rule, ParameterGrid given, ParameterGrid choices, int distinct) {
        return given.has(NEIGHBOURS)
                ? choices
                : choices.withGrid(NEIGHBOURS, fitting(rule.usualNeighbours(), distinct));
    }

    /// The same for a trend beside a regularizer: without the small neighbourhoods, because each setting is tried
    /// with every trend, which is expensive.
    public static ParameterGrid ofTrend(ParameterGrid given, ParameterGrid choices, int distinct) {
        return given.has(NEIGHBOURS) ? choices : choices.withGrid(NEIGHBOURS, neighbours(distinct));
    }
}
