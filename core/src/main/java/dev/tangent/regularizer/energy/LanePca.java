package dev.tangent.regularizer.energy;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.local.NeighbourhoodGram;
import dev.tangent.linalg.simd.LaneEigen;
import dev.tangent.linalg.simd.LaneMatrix;
import java.util.Arrays;
import java.util.Optional;

/// [dev.tangent.geometry.local.LocalPca] for a batch of neighbourhoods of k points each: one worker's scratch.
final class LanePca {
    /// Neighbourhoods times the work for each, in cubed neighbours, from which batches pay: to compile them takes a
    /// new process about a second. The bits of batches are not those of single neighbourhoods, so the choice may
    /// depend on nothing but the job.
    private static final double WORTH_COMPILING = 5e7;
    /// What eigenvectors cost, one neighbourhood after the other, over the rest of the work with as many rows.
    private static final double EIGENVECTORS = 5;

    private final NeighbourGraph graph;
    private final int k;
    private final int dimension;
    private final LaneMatrix centred;
    private final LaneMatrix square;
    private final LaneMatrix directions;
    private final LaneEigen eigen;
    private final double[] values;
    private final LaneMatrix coordinates;
    private final double[] near;
    private final double[] mean;
    private final Optional<TangentCoordinates> kept;
    private final Optional<NeighbourGrams> grams;
    private final NeighbourhoodGram gram;
    private final double[] products;
    private final double[] sums;

    /// For a graph in which every neighbourhood has k points; m between 1 and k - 2.
    ///
    /// @param tangents of the same graph, which need not be computed again
    LanePca(NeighbourGraph graph, int k, int dimension, Optional<TangentCoordinates> tangents) {
        this(graph, k, dimension, tangents, Optional.empty());
    }

    /// The same with inner products of the same points that are there already.
    ///
    /// @param grams of at least as many neighbours
    LanePca(
            NeighbourGraph graph,
            int k,
            int dimension,
            Optional<TangentCoordinates> tangents,
            Optional<NeighbourGrams> grams) {
        int n = graph.cloud().dimension();
        int order = Math.min(n, k);
        this.graph = graph;
        this.k = k;
        this.dimension = dimension;
        boolean byGram = dimension < n && n > k;
        centred = byGram ? LaneMatrix.zeros(1, 1) : LaneMatrix.zeros(k, n);
        square = LaneMatrix.zeros(order, order);
        directions = LaneMatrix.zeros(dimension, order);
        eigen = new LaneEigen(order);
        values = new double[dimension * LaneMatrix.WIDTH];
        coordinates = LaneMatrix.zeros(k, dimension);
        near = new double[byGram ? 0 : k * n];
        mean = new double[n];
        this.grams = grams.filter(all -> all.has(k));
        gram = new NeighbourhoodGram(graph);
        products = new double[k * k];
        sums = new double[k];
        kept = dimension < n ? tangents.filter(all -> all.has(dimension)) : Optional.empty();
    }

    /// Whether so many neighbourhoods of a graph are to be worked on in batches.
    static boolean suits(NeighbourGraph graph, long count) {
        int k = graph.largestDegree();
        int order = Math.min(graph.cloud().dimension(), k);
        double work = count * (Math.pow(k, 3) + EIGENVECTORS * Math.pow(order, 3));
        return graph.smallestDegree() == k && work >= WORTH_COMPILING && LaneMatrix.WIDTH > 1;
    }

    /// The k x m tangent coordinates, zero at the centre.
    LaneMatrix coordinates() {
        return coordinates;
    }

    /// Fits the neighbourhoods of the centres, one a lane. Returns the lanes, a bit each, where that failed.
    long fit(int[] centres) {
        int n = graph.cloud().dimension();
        if (kept.isPresent()) return kept.get().copy(centres, dimension, coordinates);
        coordinates.clear();
        long failed = dimension < n && n > k ? byGram(centres) : byCoordinates(centres, n);
        coordinates.subtractFirstRow();
        return failed;
    }

    private long byCoordinates(int[] centres, int n) {
        for (int lane = 0; lane < centres.length; lane++) load(lane, centres[lane], n);
        if (dimension < n) return byScatter();
        coordinates.set(centred);
        return 0;
    }

    private void load(int lane, int centre, int n) {
        for (int j = 0; j < k; j++) graph.cloud().copyTo(graph.neighbour(centre, j), near, j * n);
        Arrays.fill(mean, 0);
        for (int j = 0; j < k; j++) for (int t = 0; t < n; t++) mean[t] += near[j * n + t];
        for (int t = 0; t < n; t++) mean[t] /= k;
        for (int j = 0; j < k; j++) for (int t = 0; t < n; t++) centred.set(lane, j, t, near[j * n + t] - mean[t]);
    }

    private long byScatter() {
        square.clear();
        square.addLowerProduct(1, centred.transpose(), centred);
        long failed = decompose();
        coordinates.addProduct(1, centred, directions.transpose());
        return failed;
    }

    private long byGram(int[] centres) {
        for (int lane = 0; lane < centres.length; lane++) loadGram(lane, centres[lane]);
        long failed = decompose();
        int width = LaneMatrix.WIDTH;
        for (int lane = 0; lane < width; lane++) {
            double floor = k * Math.ulp(values[lane]);
            for (int t = 0; t < dimension; t++) {
                double value = values[t * width + lane];
                double length = value > floor ? Math.sqrt(value) : 0;
                for (int j = 0; j < k; j++) coordinates.set(lane, j, t, length * directions.at(lane, t, j));
            }
        }
        return failed;
    }

    private void loadGram(int lane, int centre) {
        if (grams.isPresent()) grams.get().write(centre, k, products);
        else gram.write(centre, products);
        NeighbourhoodGram.centre(products, k, sums);
        for (int a = 0; a < k; a++) for (int b = 0; b <= a; b++) square.set(lane, a, b, products[a * k + b]);
    }

    private long decompose() {
        long failed = eigen.decompose(square);
        eigen.leading(directions, values);
        return failed;
    }
}
