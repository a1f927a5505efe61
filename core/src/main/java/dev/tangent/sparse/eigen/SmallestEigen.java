package dev.tangent.sparse.eigen;

import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import dev.tangent.sparse.MatrixPower;
import dev.tangent.sparse.NotPositiveDefinite;
import dev.tangent.sparse.SparseCholesky;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymbolicCholesky;
import dev.tangent.sparse.SymmetricOperator;
import java.util.Arrays;

/// The smallest eigenpairs of a sparse positive semidefinite matrix, by shifting and inverting: a Cholesky factor of
/// A + s, and [BlockLanczos] on its inverse. Repeated eigenvalues and matrices in pieces are fine. Small matrices are
/// decomposed whole.
///
/// Cost: the factor, and some ten blocks of solves. Same bits on any number of threads.
public final class SmallestEigen {
    /// The shift as part of |A|: far below the eigenvalues that tell anything, far above rounding.
    private static final double SHIFT = 1e-10;
    private static final double LARGEST_SHIFT = 1e-6;
    private static final double ACCURACY = 1e-10;
    private static final int SMALL = 200;

    private SmallestEigen() {}

    public static EigenPairs of(SymmetricOperator matrix, int count, long seed) {
        Check.atLeast(1, count, "number of eigenvectors");
        Check.atMost(matrix.size(), count, "number of eigenvectors", "the size of the matrix, " + matrix.size() + ",");
        return matrix instanceof MatrixPower power ? ofPower(power, count, seed) : of(matrix.explicit(), count, seed);
    }

    /// A power has the vectors of its base, and powers of its values.
    private static EigenPairs ofPower(MatrixPower power, int count, long seed) {
        EigenPairs base = of(power.base(), count, seed);
        double[] values = Arrays.stream(base.values())
                .map(value -> Math.pow(Math.max(0, value), power.power()))
                .toArray();
        double norm = Math.pow(norm(power.base()), power.power());
        return new EigenPairs(values, base.vectors(), residuals(power, values, base.vectors(), norm), base.blocks());
    }

    private static EigenPairs of(SparseMatrix matrix, int count, long seed) {
        double norm = norm(matrix);
        if (matrix.size() <= Math.max(SMALL, 2 * BlockLanczos.capacity(count))) return whole(matrix, count, norm);
        double unit = norm > 0 ? norm : 1;
        for (double shift = SHIFT; ; shift *= 100) {
            try {
                return inverted(matrix, count, shift * unit, unit, seed);
            } catch (NotPositiveDefinite e) {
                if (shift > LARGEST_SHIFT) throw e;
            }
        }
    }

    private static EigenPairs inverted(SparseMatrix matrix, int count, double shift, double norm, long seed) {
        double[] added = new double[matrix.size()];
        Arrays.fill(added, shift);
        SparseMatrix shifted = matrix.scaledPlusDiagonal(1, added);
        SparseCholesky factor = SymbolicCholesky.of(shifted).factor(shifted);
        // The factor is one of A + s + E with |E| about ulp |A|: no solve can be asked for more. Where that is little,
        // theta is large, and one more solve takes out what does not belong.
        BlockLanczos lanczos = new BlockLanczos(
                matrix.size(),
                factor::solve,
                count,
                theta -> Math.max(ACCURACY * theta, 16 * Math.ulp(norm) * theta * theta),
                seed);
        Matrix polished = factor.solve(lanczos.vectors());
        new KrylovBasis(matrix.size(), 0, seed).orthonormalise(polished);
        return pairs(matrix, polished, norm, lanczos.steps() + 1);
    }

    /// Values from the matrix itself: those of the inverse have lost what the shift hides.
    private static EigenPairs pairs(SparseMatrix matrix, Matrix vectors, double norm, int steps) {
        Matrix image = matrix.times(vectors);
        int count = vectors.columns();
        Matrix seen = vectors.transpose().times(image).symmetrized();
        SymmetricEigen eigen = new SymmetricEigen(count);
        eigen.decompose(seen.values(), count);
        Matrix turn = Matrix.zeros(count, count);
        double[] values = new double[count];
        for (int t = 0; t < count; t++) {
            values[t] = eigen.value(count - 1 - t);
            double[] y = eigen.vector(count - 1 - t);
            for (int a = 0; a < count; a++) turn.set(a, t, y[a]);
        }
        Matrix turned = vectors.times(turn);
        return new EigenPairs(values, turned, residuals(matrix, values, turned, norm), steps);
    }

    private static EigenPairs whole(SparseMatrix matrix, int count, double norm) {
        int size = matrix.size();
        SymmetricEigen eigen = new SymmetricEigen(size);
        eigen.decompose(matrix.toDense().values(), size);
        double[] values = new double[count];
        Matrix vectors = Matrix.zeros(size, count);
        for (int t = 0; t < count; t++) {
            values[t] = eigen.value(size - 1 - t);
            double[] v = eigen.vector(size - 1 - t);
            for (int i = 0; i < size; i++) vectors.set(i, t, v[i]);
        }
        return new EigenPairs(values, vectors, residuals(matrix, values, vectors, norm > 0 ? norm : 1), 0);
    }

    private static double[] residuals(SymmetricOperator matrix, double[] values, Matrix vectors, double norm) {
        Matrix left = matrix.times(vectors);
        double[] residuals = new double[values.length];
        for (int t = 0; t < values.length; t++) {
            double sum = 0;
            for (int i = 0; i < left.rows(); i++) {
                double d = left.at(i, t) - values[t] * vectors.at(i, t);
                sum += d * d;
            }
            residuals[t] = Math.sqrt(sum) / norm;
        }
        return residuals;
    }

    /// The largest sum of absolute values in a row: no eigenvalue is larger.
    private static double norm(SparseMatrix matrix) {
        double largest = 0;
        for (int i = 0; i < matrix.size(); i++) {
            double sum = 0;
            for (int p = matrix.rowStart()[i]; p < matrix.rowStart()[i + 1]; p++) sum += Math.abs(matrix.values()[p]);
            largest = Math.max(largest, sum);
        }
        return largest;
    }
}
