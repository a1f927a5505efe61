package dev.tangent.regularizer.energy;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.local.LocalPca;
import dev.tangent.linalg.dense.ColumnSpace;
import dev.tangent.linalg.dense.SmallInverse;
import dev.tangent.regularizer.LocalRegularizer.LocalBlock;
import dev.tangent.regularizer.NullSpace;

/// The matrices of [LocalGaussian#at] without allocation, one at a time: one worker's scratch.
///
/// The centre's tangent coordinates are zero, so row 0 of L = D - Phi Phi+ D is zero, the rest of L is T = I - Q Q'
/// on the neighbours (Q an orthonormal basis of Phi's columns) with a first column that makes every row sum to zero.
/// Hence L'K+L is B = T K+ T on the neighbours, and its first row and column follow from the zero sums.
final class LocalGaussianBlock implements LocalBlock {
    /// exp(-6^2) is about an ulp of 1: if all points are farther apart, K is the identity to rounding.
    static final double FAR = 6;

    private final LocalGaussian settings;
    private final NeighbourGraph graph;
    private final LocalPca pca;
    private final double[] squares;
    private final double[] kernel;
    private final double[] inverse;
    private final double[] basis;
    private final double[] image;
    private final double[] middle;
    private final double[] triangle;
    private final SmallInverse inverter;
    private int k;
    private int rank;

    LocalGaussianBlock(LocalGaussian settings, NeighbourGraph graph) {
        this.settings = settings;
        this.graph = graph;
        int largest = graph.largestDegree();
        int m = settings.dimension();
        pca = new LocalPca(graph, m);
        squares = new double[largest * largest];
        kernel = new double[largest * largest];
        inverse = new double[largest * largest];
        basis = new double[largest * m];
        image = new double[largest * m];
        middle = new double[m * m];
        triangle = new double[largest * (largest + 1) / 2];
        inverter = new SmallInverse(largest);
    }

    @Override
    public void fill(int first, int end, double[] lower, int place) {
        for (int centre = first, p = place; centre < end; centre++) {
            at(centre);
            System.arraycopy(triangle, 0, lower, p, k * (k + 1) / 2);
            p += k * (k + 1) / 2;
        }
    }

    private void at(int centre) {
        k = graph.degree(centre);
        double[] Phi = pca.fit(centre);
        double nearest = squaredDistances(Phi);
        double sigma = settings.scale() * meanLength(); // reading: the centre's zero counts in the mean
        rank = settings.nullSpace() == NullSpace.LINEAR
                ? ColumnSpace.orthonormalise(Phi, k, settings.dimension(), basis)
                : 0;
        if (nearest > FAR * FAR * sigma * sigma) {
            projection(triangle);
        } else {
            invertKernel(sigma);
            projectedInverse(triangle);
        }
        closeSums(triangle);
    }

    /// Fills the lower triangle of |x_a - x_b|^2 and returns the smallest.
    private double squaredDistances(double[] Phi) {
        int m = settings.dimension();
        double nearest = Double.POSITIVE_INFINITY;
        for (int a = 1; a < k; a++) {
            for (int b = 0; b < a; b++) {
                double sum = 0;
                for (int t = 0; t < m; t++) {
                    double d = Phi[a * m + t] - Phi[b * m + t];
                    sum += d * d;
                }
                squares[a * k + b] = sum;
                nearest = Math.min(nearest, sum);
            }
        }
        return nearest;
    }

    private double meanLength() {
        double sum = 0;
        for (int a = 1; a < k; a++) sum += Math.sqrt(squares[a * k]);
        return sum / k;
    }

    private void invertKernel(double sigma) {
        double rate = -1 / (sigma * sigma);
        for (int a = 0; a < k; a++) {
            kernel[a * k + a] = 1;
            for (int b = 0; b < a; b++)
                kernel[a * k + b] = kernel[b * k + a] = Math.exp(rate * squares[a * k + b]); // Eq. 13
        }
        inverter.invert(kernel, k, inverse);
    }

    /// B = I - Q Q', the case K = I.
    private void projection(double[] lower) {
        for (int a = 1; a < k; a++) {
            int row = a * (a + 1) / 2;
            for (int b = 1; b <= a; b++) {
                double sum = 0;
                for (int t = 0; t < rank; t++) sum += basis[t * k + a] * basis[t * k + b];
                lower[row + b] = (a == b ? 1 : 0) - sum;
            }
        }
    }

    /// B = T C T with C = K+: C - Q Z' - Z Q' where Z = C Q - Q (Q'C Q) / 2, k^2 m work instead of k^3.
    private void projectedInverse(double[] lower) {
        foldedImage();
        for (int a = 1; a < k; a++) {
            int row = a * (a + 1) / 2;
            for (int b = 1; b <= a; b++) {
                double sum = inverse[a * k + b];
                for (int t = 0; t < rank; t++) {
                    int q = t * k;
                    sum -= basis[q + a] * image[q + b] + image[q + a] * basis[q + b];
                }
                lower[row + b] = sum;
            }
        }
    }

    /// Z, one column after the other like the basis. Q is zero at the centre, so sums may start at neighbour 1.
    private void foldedImage() {
        for (int t = 0; t < rank; t++) {
            for (int a = 1; a < k; a++) {
                double sum = 0;
                for (int b = 1; b < k; b++) sum += inverse[a * k + b] * basis[t * k + b];
                image[t * k + a] = sum;
            }
        }
        for (int s = 0; s < rank; s++) {
            for (int t = 0; t < rank; t++) {
                double sum = 0;
                for (int a = 1; a < k; a++) sum += basis[s * k + a] * image[t * k + a];
                middle[s * rank + t] = sum / 2;
            }
        }
        for (int t = 0; t < rank; t++)
            for (int s = 0; s < rank; s++)
                for (int a = 1; a < k; a++) image[t * k + a] -= basis[s * k + a] * middle[s * rank + t];
    }

    /// The centre's row and column: every row sums to zero, because constants have no energy.
    private void closeSums(double[] lower) {
        double all = 0;
        for (int a = 1; a < k; a++) {
            double sum = 0;
            for (int b = 1; b < k; b++) sum += lower[a >= b ? a * (a + 1) / 2 + b : b * (b + 1) / 2 + a];
            lower[a * (a + 1) / 2] = -sum;
            all += sum;
        }
        lower[0] = all;
    }
}
