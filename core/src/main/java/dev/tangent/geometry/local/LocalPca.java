package dev.tangent.geometry.local;

import dev.tangent.Check;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.linalg.SymmetricEigen;
import java.util.Arrays;

/// Principal component analysis of one neighbourhood after another: one worker's scratch, no allocation per point.
///
/// Decomposes the smaller of the n x n scatter matrix and the k x k Gram matrix; when m = n any orthonormal basis
/// spans the space, so the axes themselves serve and nothing is decomposed.
public final class LocalPca {
    private final NeighbourGraph graph;
    private final int dimension;
    private final double[] mean;
    private final double[] centred;
    private final double[] square;
    private final double[] coordinates;
    private final SymmetricEigen eigen;
    private final SymmetricEigen variances;
    private final NeighbourhoodGram gram;
    private final double[] sums;

    public LocalPca(NeighbourGraph graph, int dimension) {
        int n = graph.cloud().dimension();
        Check.atLeast(1, dimension, "dimension");
        Check.atMost(n, dimension, "dimension", "the number of coordinates, " + n + ",");
        Check.atLeast(dimension + 2, graph.smallestDegree(), "neighbours", "dimension + 2 = " + (dimension + 2));
        this.graph = graph;
        this.dimension = dimension;
        int k = graph.largestDegree();
        int order = Math.min(n, k);
        mean = new double[n];
        centred = new double[k * n];
        square = new double[order * order];
        coordinates = new double[k * dimension];
        eigen = new SymmetricEigen(order);
        variances = SymmetricEigen.valuesOnly(order);
        gram = new NeighbourhoodGram(graph);
        sums = new double[k];
    }

    public NeighbourGraph graph() {
        return graph;
    }

    public int dimension() {
        return dimension;
    }

    /// Fits the neighbourhood of i; returns its k x m tangent coordinates, row-major, zero at the centre. They lie
    /// in this object's scratch and last until the next fit.
    public double[] fit(int i) {
        int n = graph.cloud().dimension();
        int k = graph.degree(i);
        if (dimension < n && n > k) {
            byGram(i, k);
            return coordinates;
        }
        centreAtMean(i, n);
        if (dimension == n) differences(k, n);
        else byScatter(k, n);
        return coordinates;
    }

    /// Variances along all principal directions of the neighbourhood of i, largest first (at most min(n, k) of
    /// them).
    public double[] spectrum(int i) {
        int n = graph.cloud().dimension();
        int k = graph.degree(i);
        if (n <= k) {
            centreAtMean(i, n);
            decomposeScatter(variances, k, n);
        } else decomposeGram(variances, i, k);
        double[] spectrum = new double[variances.size()];
        for (int t = 0; t < spectrum.length; t++) spectrum[t] = Math.max(0, variances.value(t)) / k;
        return spectrum;
    }

    private void centreAtMean(int i, int n) {
        int k = graph.degree(i);
        double[] points = graph.cloud().coordinates();
        Arrays.fill(mean, 0);
        for (int j = 0; j < k; j++) {
            int from = graph.neighbour(i, j) * n;
            for (int t = 0; t < n; t++) mean[t] += points[from + t];
        }
        for (int t = 0; t < n; t++) mean[t] /= k;
        for (int j = 0; j < k; j++) {
            int from = graph.neighbour(i, j) * n;
            for (int t = 0; t < n; t++) centred[j * n + t] = points[from + t] - mean[t];
        }
    }

    private void differences(int k, int n) {
        for (int j = 0; j < k; j++)
            for (int t = 0; t < n; t++) coordinates[j * n + t] = centred[j * n + t] - centred[t];
    }

    private void byScatter(int k, int n) {
        decomposeScatter(eigen, k, n);
        for (int t = 0; t < dimension; t++) {
            double[] direction = eigen.vector(t);
            double centre = dot(direction, 0, n);
            for (int j = 0; j < k; j++) coordinates[j * dimension + t] = dot(direction, j * n, n) - centre;
        }
    }

    private double dot(double[] direction, int at, int n) {
        double sum = 0;
        for (int t = 0; t < n; t++) sum += direction[t] * centred[at + t];
        return sum;
    }

    /// With C = U S V' centred at the mean, C C' = U S^2 U' and C V = U S: the coordinates need no V.
    private void byGram(int i, int k) {
        decomposeGram(eigen, i, k);
        double floor = k * Math.ulp(eigen.value(0));
        for (int t = 0; t < dimension; t++) {
            double length = eigen.value(t) > floor ? Math.sqrt(eigen.value(t)) : 0;
            double[] u = eigen.vector(t);
            for (int j = 0; j < k; j++) coordinates[j * dimension + t] = length * (u[j] - u[0]);
        }
    }

    private void decomposeScatter(SymmetricEigen into, int k, int n) {
        for (int a = 0; a < n; a++) {
            for (int b = 0; b <= a; b++) {
                double sum = 0;
                for (int j = 0; j < k; j++) sum += centred[j * n + a] * centred[j * n + b];
                square[a * n + b] = square[b * n + a] = sum;
            }
        }
        into.decompose(square, n);
    }

    private void decomposeGram(SymmetricEigen into, int i, int k) {
        gram.write(i, square);
        NeighbourhoodGram.centre(square, k, sums);
        into.decompose(square, k);
    }
}
