package dev.tangent.linalg.simd;

import static dev.tangent.linalg.simd.Lanes.all;
import static dev.tangent.linalg.simd.Lanes.load;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;

/// Inverses of batches of small symmetric positive definite matrices: A = L L', M = L^-1, A^-1 = M'M, all in place.
final class LaneCholesky {
    private final double[] a;
    private final int size;
    private final int row;
    private final int step;

    private LaneCholesky(LaneMatrix matrix) {
        a = matrix.values;
        size = matrix.rows;
        row = matrix.rowStep;
        step = matrix.columnStep;
    }

    static long invert(LaneMatrix matrix, double floor) {
        LaneCholesky cholesky = new LaneCholesky(matrix);
        long unusable = cholesky.factor(floor);
        cholesky.invertFactor();
        cholesky.square();
        return unusable;
    }

    /// A diagonal entry of the factor is kept as its reciprocal: both later steps use that.
    private long factor(double floor) {
        DoubleVector one = all(1);
        long unusable = 0;
        for (int j = 0; j < size; j++) {
            int diagonal = j * row + j * step;
            DoubleVector pivot = load(a, diagonal).sub(rowDot(j, j, 0, j));
            VectorMask<Double> bad = pivot.compare(VectorOperators.GT, floor).not();
            unusable |= bad.toLong();
            DoubleVector reciprocal = one.div(pivot.blend(one, bad).sqrt());
            reciprocal.intoArray(a, diagonal);
            for (int i = j + 1; i < size; i++) {
                int at = i * row + j * step;
                load(a, at).sub(rowDot(i, j, 0, j)).mul(reciprocal).intoArray(a, at);
            }
        }
        return unusable;
    }

    /// Sum over t in from .. to - 1 of a_it a_jt.
    private DoubleVector rowDot(int i, int j, int from, int to) {
        return Lanes.dot(a, i * row + from * step, j * row + from * step, step, to - from);
    }

    /// M_ij = - M_ii sum over t in j .. i - 1 of L_it M_tj; M is written to the upper triangle, M_ij at (j, i), so
    /// that L is still there and both factors of the sum lie along rows.
    private void invertFactor() {
        for (int i = 1; i < size; i++) {
            DoubleVector minus = load(a, i * row + i * step).neg();
            for (int j = 0; j < i; j++) {
                DoubleVector first = load(a, i * row + j * step).mul(load(a, j * row + j * step));
                first.add(rowDot(i, j, j + 1, i)).mul(minus).intoArray(a, j * row + i * step);
            }
        }
    }

    /// (A^-1)_ij = sum over t >= i of M_ti M_tj for j <= i. It may take the place of L_ij at once, and of M_ii when
    /// the row is done: later rows only read M above the diagonal. The mirror image comes last.
    private void square() {
        for (int i = 0; i < size; i++)
            for (int j = 0; j < i + 1; j++) rowDot(i, j, i, size).intoArray(a, i * row + j * step);
        for (int i = 1; i < size; i++)
            for (int j = 0; j < i; j++) load(a, i * row + j * step).intoArray(a, j * row + i * step);
    }
}
