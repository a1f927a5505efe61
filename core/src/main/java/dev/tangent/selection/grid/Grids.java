package dev.tangent.selection.grid;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.local.LocalSpectrum;
import java.util.Arrays;
import java.util.stream.IntStream;

/// Settings to try by default: what the paper and its original code searched (k 20-60, m 5-20), adapted to the data.
public final class Grids {
    private static final int[] NEIGHBOURS = {20, 30, 40, 60};
    private static final int[] FEW_NEIGHBOURS = {6, 10, 14};

    /// A curve of few points bends between them: two neighbours on each side, and no third on one of them.
    private static final int FEWEST_NEIGHBOURS = 5;

    private static final int FEW_POINTS = 200;
    private static final int[] DIMENSIONS = {1, 2, 3, 5, 10, 15, 20};
    private static final int FEW_DIRECTIONS = 3;

    /// The width of a wide kernel for LG: with constants alone as null space, linear functions have little energy.
    public static final double WIDE_SCALE = 20;

    /// From one usual lambda to the next.
    public static final double LAMBDA_STEP = Math.pow(10, 14.0 / 29);

    private Grids() {}

    /// Whether quadratic functions fill a neighbourhood. What is of higher degree costs 400 times more with every
    /// degree under so wide a kernel, until numbers no longer have the digits for it.
    public static boolean wideKernelSuits(int neighbours, int dimension) {
        return neighbours >= dimension + 2 && neighbours <= (dimension + 1) * (dimension + 2) / 2;
    }

    /// Thirty lambdas relative to R's scale, from hardly any smoothing to nothing but smooth.
    public static double[] relativeLambdas() {
        return IntStream.range(0, 30)
                .mapToDouble(t -> Math.pow(10, -8 + 14.0 * t / 29))
                .toArray();
    }

    /// Neighbours to try among this many distinct points; the last is the largest, which the graph must have.
    public static int[] neighbours(int distinct) {
        return fitting(NEIGHBOURS, distinct);
    }

    /// Neighbourhoods below the usual ones: a manifold that bends much, or has few points, is flat only there. They
    /// are worth trying where they have few directions; in many dimensions so few points say nothing.
    public static int[] fewNeighbours(NeighbourGraph graph) {
        int size = FEW_NEIGHBOURS[1];
        boolean low = graph.largestDegree() > size
                && LocalSpectrum.of(graph.cut(size)).dimensionExplaining(0.9) <= FEW_DIRECTIONS;
        if (!low) return new int[0];
        int[] fitting = fitting(FEW_NEIGHBOURS, graph.largestDegree());
        return graph.size() > FEW_POINTS
                ? fitting
                : IntStream.concat(IntStream.of(FEWEST_NEIGHBOURS), Arrays.stream(fitting))
                        .toArray();
    }

    /// As many as there are points, if none of the usual numbers fits.
    static int[] fitting(int[] usual, int distinct) {
        int[] fitting = Arrays.stream(usual).filter(k -> k <= distinct).toArray();
        return fitting.length > 0 ? fitting : new int[] {distinct};
    }

    /// Dimensions to try: between those that explain 70 % and 99.9 % of the variance of a typical neighbourhood.
    public static int[] dimensions(NeighbourGraph graph) {
        int n = graph.cloud().dimension();
        LocalSpectrum spectrum = LocalSpectrum.of(graph);
        int least = spectrum.dimensionExplaining(0.7);
        int most = Math.min(n, spectrum.dimensionExplaining(0.999));
        int[] between = IntStream.concat(Arrays.stream(DIMENSIONS), IntStream.of(most))
                .filter(m -> m >= least && m <= most)
                .sorted()
                .distinct()
                .toArray();
        return between;
    }
}
