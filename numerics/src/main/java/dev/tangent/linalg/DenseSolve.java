package dev.tangent.linalg;

import dev.tangent.linalg.block.FrontCholesky;
import dev.tangent.linalg.block.PivotTooSmall;
import dev.tangent.linalg.block.Trapezoid;
import java.util.Arrays;
import java.util.Optional;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import org.ejml.dense.row.factory.LinearSolverFactory_DDRM;
import org.ejml.interfaces.linsol.LinearSolverDense;

/// Solves dense square systems of moderate size, as the reduced problems on the labels are.
public final class DenseSolve {
    private DenseSolve() {}

    /// X with A X = B, A symmetric positive definite.
    public static Matrix positiveDefinite(Matrix a, Matrix b) {
        return solve(LinearSolverFactory_DDRM.symmPosDef(a.rows()), a, b, "positive definite");
    }

    /// X with A X = B, A symmetric positive semidefinite, if every pivot of its Cholesky factor is above `floor`:
    /// if A is clearly regular. The rows of B' below A turn into those of (L^-1 B)' as A is eliminated.
    public static Optional<Matrix> clearlyRegular(Matrix a, Matrix b, double floor) {
        double[] floors = new double[a.rows()];
        Arrays.fill(floors, floor);
        return clearlyRegular(a, b, floors);
    }

    /// The same with a floor of its own for each pivot.
    public static Optional<Matrix> clearlyRegular(Matrix a, Matrix b, double[] floors) {
        int n = a.rows();
        int width = b.columns();
        int stride = FrontCholesky.stride(n, width);
        double[] panel = new double[Math.multiplyExact(n, stride)];
        for (int j = 0; j < n; j++) {
            System.arraycopy(a.values(), j * n + j, panel, j * stride + j, n - j);
            System.arraycopy(b.values(), j * width, panel, j * stride + n, width);
        }
        try {
            eliminate(panel, n, stride, floors, new Trapezoid(width).allocate(), width);
        } catch (PivotTooSmall small) {
            return Optional.empty();
        }
        return Optional.of(backward(panel, n, stride, width));
    }

    private static void eliminate(double[] panel, int n, int stride, double[] least, double[] rest, int order) {
        new FrontCholesky()
                .factor(new FrontCholesky.Front(panel, n, stride, rest, order), least, 0, new FrontCholesky.Scratch());
    }

    /// L'^-1 of what stands below the factor.
    private static Matrix backward(double[] panel, int n, int stride, int width) {
        Matrix x = Matrix.zeros(n, width);
        double[] values = x.values();
        for (int j = n - 1; j >= 0; j--) {
            int out = j * width;
            System.arraycopy(panel, j * stride + n, values, out, width);
            for (int i = j + 1; i < n; i++) {
                double factor = panel[j * stride + i];
                for (int c = 0; c < width; c++) values[out + c] -= factor * values[i * width + c];
            }
            double reciprocal = 1 / panel[j * stride + j];
            for (int c = 0; c < width; c++) values[out + c] *= reciprocal;
        }
        return x;
    }

    /// X with A X = B, A regular.
    public static Matrix regular(Matrix a, Matrix b) {
        return solve(LinearSolverFactory_DDRM.linear(a.rows()), a, b, "regular");
    }

    /// The inverse of a symmetric positive definite matrix, symmetric to the last bit.
    public static Matrix inverse(Matrix a) {
        return inverseIfDefinite(a)
                .orElseThrow(() ->
                        new IllConditioned("a " + a.rows() + " x " + a.rows() + " matrix is not positive definite"));
    }

    /// The same, empty where the matrix is not positive definite.
    public static Optional<Matrix> inverseIfDefinite(Matrix a) {
        return inverseAndDeterminant(a).map(Inverse::matrix);
    }

    /// An inverse, and log det A, of which it is the inverse.
    public record Inverse(Matrix matrix, double logDeterminant) {}

    /// The inverse of a symmetric matrix with its determinant, empty where it is not positive definite: what
    /// elimination of A from (A I; I 0) leaves of the zero is -A^-1.
    public static Optional<Inverse> inverseAndDeterminant(Matrix a) {
        int n = a.rows();
        int stride = FrontCholesky.stride(n, n);
        double[] panel = new double[Math.multiplyExact(n, stride)];
        for (int j = 0; j < n; j++) {
            System.arraycopy(a.values(), j * n + j, panel, j * stride + j, n - j);
            panel[j * stride + n + j] = 1;
        }
        Trapezoid shape = new Trapezoid(n);
        double[] rest = shape.allocate();
        try {
            eliminate(panel, n, stride, new double[n], rest, n);
        } catch (PivotTooSmall small) {
            return Optional.empty();
        }
        Matrix inverse = Matrix.zeros(n, n);
        double logDeterminant = 0;
        for (int j = 0; j < n; j++) {
            logDeterminant += 2 * Math.log(panel[j * stride + j]);
            for (int i = j; i < n; i++) {
                inverse.set(i, j, -rest[shape.column(j) + i]);
                inverse.set(j, i, -rest[shape.column(j) + i]);
            }
        }
        return Optional.of(new Inverse(inverse, logDeterminant));
    }

    /// L with A = L L', lower triangular; empty where the symmetric A is not positive definite. EJML takes a pivot
    /// that is not a number for a positive one.
    public static Optional<Matrix> lowerFactor(Matrix a) {
        var cholesky = DecompositionFactory_DDRM.chol(a.rows(), true);
        if (!cholesky.decompose(wrap(a.copy()))) return Optional.empty();
        Matrix lower = Matrix.zeros(a.rows(), a.rows());
        cholesky.getT(wrap(lower));
        for (int i = 0; i < lower.rows(); i++) if (!(lower.at(i, i) > 0)) return Optional.empty();
        return Optional.of(lower);
    }

    /// The inverse of a lower triangular matrix, lower triangular too.
    public static Matrix lowerInverse(Matrix lower) {
        int n = lower.rows();
        Matrix inverse = Matrix.zeros(n, n);
        double[] x = inverse.values();
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < i; k++) {
                double factor = lower.at(i, k);
                for (int j = 0; j <= k; j++) x[i * n + j] -= factor * x[k * n + j];
            }
            double reciprocal = 1 / lower.at(i, i);
            for (int j = 0; j < i; j++) x[i * n + j] *= reciprocal;
            x[i * n + i] = reciprocal;
        }
        return inverse;
    }

    private static Matrix solve(LinearSolverDense<DMatrixRMaj> solver, Matrix a, Matrix b, String kind) {
        if (!solver.setA(wrap(a.copy())))
            throw new IllConditioned("a " + a.rows() + " x " + a.rows() + " matrix is not " + kind);
        Matrix x = Matrix.zeros(a.columns(), b.columns());
        solver.solve(wrap(solver.modifiesB() ? b.copy() : b), wrap(x));
        for (double value : x.values())
            if (!Double.isFinite(value))
                throw new IllConditioned("a system of " + a.rows() + " equations has no finite solution");
        return x;
    }

    private static DMatrixRMaj wrap(Matrix matrix) {
        return DMatrixRMaj.wrap(matrix.rows(), matrix.columns(), matrix.values());
    }
}
