package dev.tangent.geometry.local;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.linalg.simd.DenseKernels;
import java.util.Arrays;

/// Inner products among the points of one neighbourhood after another: one worker's scratch.
///
/// With more coordinates than neighbours all that principal components need is in these k^2 numbers. They are taken of
/// differences from the centre, so that those of fewer neighbours are among those of more, and made by one blocked
/// product.
public final class NeighbourhoodGram {
    /// Coordinates taken at a time: with all neighbours they stay in the first caches.
    private static final int DEPTH = 96;

    private static final int ROWS = DenseKernels.STRIP;

    private final DenseKernels kernels = DenseKernels.best();
    private final NeighbourGraph graph;
    private final int[] places;
    private final double[] differences; // of a stretch of coordinates: by coordinate, then neighbour
    private final double[] negative;

    public NeighbourhoodGram(NeighbourGraph graph) {
        this.graph = graph;
        int width = DenseKernels.padded(graph.largestDegree());
        places = new int[graph.largestDegree()];
        differences = new double[DEPTH * width];
        negative = new double[width * width];
    }

    /// Writes the products of the neighbourhood of i, on and below the diagonal, row-major with rows of k.
    public void write(int i, double[] out) {
        int k = graph.degree(i);
        int n = graph.cloud().dimension();
        int width = DenseKernels.padded(k);
        for (int j = 0; j < k; j++) places[j] = graph.neighbour(i, j) * n;
        Arrays.fill(negative, 0, k * width, 0);
        for (int from = 0; from < n; from += DEPTH) {
            int depth = Math.min(DEPTH, n - from);
            load(from, depth, k, width);
            for (int row = 0; row < k; row += ROWS) {
                int rows = Math.min(ROWS, k - row);
                int columns = DenseKernels.padded(row + rows);
                kernels.subtractProduct(
                        negative,
                        row * width,
                        width,
                        differences,
                        row,
                        1,
                        width,
                        differences,
                        0,
                        width,
                        rows,
                        columns,
                        depth);
            }
        }
        for (int a = 0; a < k; a++) for (int b = 0; b <= a; b++) out[a * k + b] = -negative[a * width + b];
    }

    /// Four points at a time, each read along its coordinates. Places beyond k repeat the last point: the rows have
    /// room.
    private void load(int from, int depth, int k, int width) {
        double[] points = graph.cloud().coordinates();
        int centre = places[0] + from;
        for (int j = 0; j < k; j += 4) {
            int first = places[j] + from;
            int second = places[Math.min(j + 1, k - 1)] + from;
            int third = places[Math.min(j + 2, k - 1)] + from;
            int fourth = places[Math.min(j + 3, k - 1)] + from;
            for (int t = 0; t < depth; t++) {
                double origin = points[centre + t];
                int row = t * width + j;
                differences[row] = points[first + t] - origin;
                differences[row + 1] = points[second + t] - origin;
                differences[row + 2] = points[third + t] - origin;
                differences[row + 3] = points[fourth + t] - origin;
            }
        }
    }

    /// Turns products of differences from the centre into those from the mean of the first k points, both
    /// triangles.
    ///
    /// @param gram on and below the diagonal, row-major with rows of k
    /// @param sums scratch of at least k numbers
    public static void centre(double[] gram, int k, double[] sums) {
        Arrays.fill(sums, 0, k, 0);
        for (int a = 0; a < k; a++)
            for (int b = 0; b <= a; b++) {
                sums[a] += gram[a * k + b];
                if (b < a) sums[b] += gram[a * k + b];
            }
        double all = 0;
        for (int a = 0; a < k; a++) {
            sums[a] /= k;
            all += sums[a] / k;
        }
        for (int a = 0; a < k; a++)
            for (int b = 0; b <= a; b++) {
                double centred = gram[a * k + b] - sums[a] - sums[b] + all;
                gram[a * k + b] = centred;
                gram[b * k + a] = centred;
            }
    }
}
