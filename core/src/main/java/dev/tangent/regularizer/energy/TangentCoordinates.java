package dev.tangent.regularizer.energy;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.linalg.simd.LaneMatrix;
import dev.tangent.parallel.Parallel;
import java.util.Optional;

/// The tangent coordinates of every neighbourhood, kept for those who need them again in as many dimensions or fewer:
/// the first coordinates by principal components do not depend on how many follow. To the last bit what [LanePca]
/// computes.
public final class TangentCoordinates {
    private static final int CENTRES = 64;

    private final int neighbours;
    private final int dimension;
    private final double[] values; // by centre, neighbour, coordinate
    private final boolean[] failed;

    private TangentCoordinates(int size, int neighbours, int dimension) {
        this.neighbours = neighbours;
        this.dimension = dimension;
        values = new double[size * neighbours * dimension];
        failed = new boolean[size];
    }

    /// Of a graph whose neighbourhoods are all of one size; empty where they are not, where they have no room for
    /// so many dimensions, or where that would be more numbers than may be kept.
    ///
    /// @param most numbers that may be kept
    /// @param grams inner products of the same points, where they are there already
    public static Optional<TangentCoordinates> of(
            NeighbourGraph graph, int dimension, long most, Optional<NeighbourGrams> grams) {
        int k = graph.largestDegree();
        boolean suits = LanePca.suits(graph, graph.size())
                && dimension <= k - 2
                && dimension < graph.cloud().dimension()
                && (long) graph.size() * k * dimension <= Math.min(most, Integer.MAX_VALUE - 8);
        if (!suits) return Optional.empty();
        TangentCoordinates kept = new TangentCoordinates(graph.size(), k, dimension);
        Parallel.forRange(
                graph.size(), CENTRES, () -> new LanePca(graph, k, dimension, Optional.empty(), grams), kept::fill);
        return Optional.of(kept);
    }

    private void fill(LanePca pca, int from, int to) {
        int[] centres = new int[LaneMatrix.WIDTH];
        for (int first = from; first < to; first += centres.length) {
            for (int lane = 0; lane < centres.length; lane++) centres[lane] = Math.min(first + lane, to - 1);
            long missed = pca.fit(centres);
            for (int lane = 0; lane < centres.length && first + lane < to; lane++)
                store(first + lane, lane, pca.coordinates(), (missed >> lane & 1) != 0);
        }
    }

    private void store(int centre, int lane, LaneMatrix coordinates, boolean missed) {
        failed[centre] = missed;
        int at = centre * neighbours * dimension;
        for (int j = 0; j < neighbours; j++)
            for (int t = 0; t < dimension; t++) values[at++] = coordinates.at(lane, j, t);
    }

    boolean has(int wanted) {
        return wanted <= dimension;
    }

    /// Writes the first coordinates of some neighbourhoods, one a lane. Returns the lanes, a bit each, where they
    /// failed.
    long copy(int[] centres, int wanted, LaneMatrix out) {
        long missed = 0;
        for (int lane = 0; lane < centres.length; lane++) {
            if (failed[centres[lane]]) missed |= 1L << lane;
            int at = centres[lane] * neighbours * dimension;
            for (int j = 0; j < neighbours; j++)
                for (int t = 0; t < wanted; t++) out.set(lane, j, t, values[at + j * dimension + t]);
        }
        return missed;
    }
}
