package dev.tangent.spectral;

import dev.tangent.Check;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SparseMatrix;
import java.util.OptionalInt;

/// Normalised spectral clustering (A. Ng, M. Jordan, Y. Weiss, 2001; U. von Luxburg, "A tutorial on spectral
/// clustering", 2007): k-means on the rows of the smallest eigenvectors of D^-1/2 R D^-1/2, brought to length one.
///
/// Only where the null space is the constants are the eigenvectors nearly constant on clusters. A power of the
/// Laplacian has the eigenvectors of the Laplacian and gives the same clusters.
///
/// @param clusterOfRow numbered in the order of first rows
/// @param eigenvalues the smallest, ascending
/// @param gap the ratio of the eigenvalues on both sides of the number of clusters, infinite if clusters are connected
///     components
/// @param residual the largest relative residual of an eigenpair
public record SpectralClustering(int[] clusterOfRow, int count, double[] eigenvalues, double gap, double residual) {
    private static final int MOST = 20;
    private static final int RUNS = 20;
    /// Eigenvalues below this are zero: as many as there are connected components.
    private static final double ZERO = 1e-9;
    /// Along one stretched cluster the eigenvalues are as 0, 1, 4, 9: only a ratio clearly above 4 tells clusters.
    private static final double CLEAR = 5;

    /// Clusters the points.
    ///
    /// @param wanted how many clusters; if nobody says, as many as there are eigenvalues below the widest gap,
    ///     or one if no gap is clear
    public static SpectralClustering of(RegularizerMatrix regularizer, OptionalInt wanted, long seed) {
        Check.that(
                regularizer.nullSpaceDimension() == 1,
                "clusters show where constants alone have no energy, but this regularizer has a null space of dimension "
                        + regularizer.nullSpaceDimension() + ": choose the graph Laplacian, or the local Gaussian with"
                        + " the null space of constants");
        SparseMatrix matrix = Normalised.base(regularizer.matrix());
        wanted.ifPresent(count -> Check.atLeast(1, count, "number of clusters"));
        int size = matrix.size();
        int most = Math.min(size, Math.max(MOST, wanted.orElse(0)) + 1);
        wanted.ifPresent(count ->
                Check.atMost(size, count, "number of clusters", "the number of distinct points, " + size + ","));
        Normalised found = Normalised.of(matrix, most, seed);
        double[] values = found.pairs().values();
        int count = wanted.orElseGet(() -> byGap(values));
        Matrix rows = unitRows(found.pairs().vectors(), count);
        int[] groups = KMeans.of(rows, count, RUNS, seed).groups();
        int[] clusterOfRow = regularizer.graph().points().expand(groups);
        return new SpectralClustering(
                clusterOfRow, count, values, ratio(values, count), found.pairs().worstResidual());
    }

    private static int byGap(double[] values) {
        int best = 1;
        double widest = CLEAR;
        for (int count = 2; count < values.length; count++) {
            double below = Math.max(values[count - 1], ZERO);
            double ratio = Math.max(values[count], ZERO) / below;
            if (ratio > widest) {
                widest = ratio;
                best = count;
            }
        }
        return best;
    }

    private static double ratio(double[] values, int count) {
        if (count >= values.length) return 1;
        return values[count - 1] <= ZERO ? Double.POSITIVE_INFINITY : values[count] / values[count - 1];
    }

    private static Matrix unitRows(Matrix vectors, int count) {
        Matrix rows = Matrix.zeros(vectors.rows(), count);
        for (int i = 0; i < vectors.rows(); i++) {
            double square = 0;
            for (int t = 0; t < count; t++) square += vectors.at(i, t) * vectors.at(i, t);
            double factor = square > 0 ? 1 / Math.sqrt(square) : 0;
            for (int t = 0; t < count; t++) rows.set(i, t, factor * vectors.at(i, t));
        }
        return rows;
    }
}
