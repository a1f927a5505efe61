package dev.tangent.sparse.eigen;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotPositiveDefinite;
import dev.tangent.linalg.SymmetricEigen;
import dev.tangent.linalg.array.Arguments;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;
import dev.tangent.sparse.cholesky.SparseCholesky;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import dev.tangent.sparse.operator.MatrixPower;
import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;

/// The smallest eigenpairs of a sparse positive semidefinite matrix, by shifting and inverting: a Cholesky factor of A
/// + s, and [BlockLanczos] on its inverse. Repeated eigenvalues and several connected components are fine. Small
/// matrices are decomposed whole.
///
/// Cost: the factor, and some ten blocks of solves. Same bits on any number of threads.
final class SmallestEigen {
    /// The shift as part of the mean diagonal entry: far below the eigenvalues of interest, above rounding.
    /// The largest entry would not do as a measure: two points that nearly coincide make it arbitrarily large.
    private static final double SHIFT = 1e-9;
    private static final double LARGEST_SHIFT = 1e-6;
    private static final double ACCURACY = 1e-10;
    private static final int SMALL = 200;
    /// Beyond this ratio the smaller values of the inverse suffer from the rounding of the larger ones.
    private static final double TOWERING = 1e3;

    private SmallestEigen() {}

    static EigenPairs of(SymmetricOperator matrix, int count, long seed) {
        Arguments.atLeast(1, count, "number of eigenvectors");
        Arguments.atMost(
                matrix.size(), count, "number of eigenvectors", "the size of the matrix, " + matrix.size() + ",");
        return matrix instanceof MatrixPower power ? ofPower(power, count, seed) : of(matrix.explicit(), count, seed);
    }

    /// A power has the vectors of its base, and powers of its values.
    private static EigenPairs ofPower(MatrixPower power, int count, long seed) {
        EigenPairs base = of(power.base(), count, seed);
        double[] values = Arrays.stream(base.values())
                .map(value -> Math.pow(Math.max(0, value), power.power()))
                .toArray();
        double scale = Math.pow(scale(power.base()), power.power());
        return new EigenPairs(
                values,
                base.vectors(),
                EigenPairs.residuals(power.times(base.vectors()), values, base.vectors(), scale),
                base.blocks());
    }

    private static EigenPairs of(SparseMatrix matrix, int count, long seed) {
        double scale = scale(matrix);
        if (matrix.size() <= Math.max(SMALL, 2 * BlockLanczos.capacity(count))) return whole(matrix, count, scale);
        for (double shift = SHIFT; ; shift *= 100) {
            try {
                return inverted(matrix, count, shift * scale, scale, seed);
            } catch (NotPositiveDefinite e) {
                if (shift > LARGEST_SHIFT) throw e;
            }
        }
    }

    private static EigenPairs inverted(SparseMatrix matrix, int count, double shift, double scale, long seed) {
        double[] added = new double[matrix.size()];
        Arrays.fill(added, shift);
        SparseMatrix shifted = matrix.scaledPlusDiagonal(1, added);
        SparseCholesky factor = SymbolicCholesky.of(shifted).factor(shifted);
        // The factor is one of A + s + E with |E| about ulp of A: no solve can be asked for more.
        DoubleUnaryOperator accuracy = theta -> Math.max(ACCURACY * theta, 16 * Math.ulp(scale) * theta * theta);
        Matrix known = Matrix.zeros(matrix.size(), 0);
        Matrix vectors = known;
        int steps = 1;
        for (int towering = -1; towering != 0; ) {
            BlockLanczos lanczos =
                    new BlockLanczos(factor::solve, count - known.columns(), accuracy, known, vectors, seed);
            vectors = lanczos.vectors();
            steps += lanczos.steps();
            towering = lanczos.towering(TOWERING);
            known = beside(known, columns(vectors, 0, towering));
            vectors = columns(vectors, towering, vectors.columns());
        }
        // What is left of vectors that do not belong, one more solve takes out.
        Matrix polished = factor.solve(beside(known, vectors));
        new KrylovBasis(matrix.size(), 0, seed).orthonormalise(polished);
        return pairs(matrix, polished, scale, steps);
    }

    private static Matrix beside(Matrix a, Matrix b) {
        Matrix both = Matrix.zeros(a.rows(), a.columns() + b.columns());
        both.setColumns(0, a);
        both.setColumns(a.columns(), b);
        return both;
    }

    private static Matrix columns(Matrix a, int from, int to) {
        Matrix chosen = Matrix.zeros(a.rows(), to - from);
        for (int i = 0; i < a.rows(); i++) for (int t = from; t < to; t++) chosen.set(i, t - from, a.at(i, t));
        return chosen;
    }

    /// Values from the matrix itself: those of the inverse have lost what the shift hides.
    private static EigenPairs pairs(SparseMatrix matrix, Matrix vectors, double scale, int steps) {
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
        return new EigenPairs(values, turned, EigenPairs.residuals(matrix.times(turned), values, turned, scale), steps);
    }

    private static EigenPairs whole(SparseMatrix matrix, int count, double scale) {
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
        return new EigenPairs(values, vectors, EigenPairs.residuals(matrix.times(vectors), values, vectors, scale), 0);
    }

    private static double scale(SparseMatrix matrix) {
        return EigenPairs.scale(matrix.trace(), matrix.size());
    }
}
