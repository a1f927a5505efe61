package dev.tangent.regularizer.energy;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.local.NeighbourhoodGram;
import dev.tangent.parallel.Parallel;
import java.util.Optional;

/// The [NeighbourhoodGram] of every point, kept for all numbers of neighbours: the products of the nearest are among
/// those of more.
public final class NeighbourGrams {
    private static final int CENTRES = 16;

    private final int neighbours;
    private final double[] values; // by centre, the lower triangle row by row

    private NeighbourGrams(int size, int neighbours) {
        this.neighbours = neighbours;
        values = new double[size * (neighbours * (neighbours + 1) / 2)];
    }

    /// Of a graph whose neighbourhoods are all of one size; empty where they are not, where there are no more
    /// coordinates than neighbours, or where that would be more numbers than may be kept.
    ///
    /// @param most numbers that may be kept
    public static Optional<NeighbourGrams> of(NeighbourGraph graph, long most) {
        int k = graph.largestDegree();
        long numbers = (long) graph.size() * (k * (k + 1) / 2);
        if (graph.smallestDegree() != k
                || graph.cloud().dimension() <= k
                || numbers > Math.min(most, Integer.MAX_VALUE - 8)) return Optional.empty();
        NeighbourGrams kept = new NeighbourGrams(graph.size(), k);
        Parallel.forRange(graph.size(), CENTRES, () -> new NeighbourhoodGram(graph), (gram, from, to) -> {
            double[] square = new double[k * k];
            for (int i = from; i < to; i++) {
                gram.write(i, square);
                kept.store(i, square);
            }
        });
        return Optional.of(kept);
    }

    private void store(int centre, double[] square) {
        int at = centre * (neighbours * (neighbours + 1) / 2);
        for (int a = 0; a < neighbours; a++) {
            System.arraycopy(square, a * neighbours, values, at, a + 1);
            at += a + 1;
        }
    }

    boolean has(int wanted) {
        return wanted <= neighbours;
    }

    /// As [NeighbourhoodGram#write] does, of the nearest k.
    void write(int centre, int k, double[] out) {
        int at = centre * (neighbours * (neighbours + 1) / 2);
        for (int a = 0; a < k; a++) {
            System.arraycopy(values, at, out, a * k, a + 1);
            at += a + 1;
        }
    }
}
