package dev.tangent.linalg.dense;

import dev.tangent.linalg.IllConditioned;
import dev.tangent.linalg.Matrix;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import org.ejml.interfaces.decomposition.TridiagonalSimilarDecomposition_F64;

/// A symmetric matrix as Q T Q' with T tridiagonal: after this one reduction, solving with I + lambda A takes time
/// linear in the order for each right-hand side in Q's coordinates, whatever lambda is.
public final class Tridiagonal {
    private final Matrix q;
    private final double[] diagonal;
    private final double[] beside;

    public Tridiagonal(Matrix a) {
        int size = a.rows();
        TridiagonalSimilarDecomposition_F64<DMatrixRMaj> decomposition = DecompositionFactory_DDRM.tridiagonal(size);
        if (!decomposition.decompose(DMatrixRMaj.wrap(size, size, a.values().clone())))
            throw new IllConditioned("a " + size + " x " + size + " matrix could not be made tridiagonal");
        q = Matrix.wrap(size, size, decomposition.getQ(null, false).data);
        diagonal = new double[size];
        beside = new double[size];
        decomposition.getDiagonal(diagonal, beside);
    }

    /// Q, whose columns are the new axes.
    public Matrix axes() {
        return q;
    }

    /// X with (I + lambda T) X = B, for T positive semidefinite and lambda >= 0.
    public Matrix solveShifted(double lambda, Matrix b) {
        int size = diagonal.length;
        int width = b.columns();
        Matrix x = b.copy();
        double[] pivot = new double[size];
        for (int i = 0; i < size; i++) {
            pivot[i] = 1 + lambda * diagonal[i];
            if (i == 0) continue;
            double factor = lambda * beside[i - 1] / pivot[i - 1];
            pivot[i] -= factor * lambda * beside[i - 1];
            for (int c = 0; c < width; c++) x.set(i, c, x.at(i, c) - factor * x.at(i - 1, c));
        }
        for (int i = size - 1; i >= 0; i--) {
            double next = i + 1 < size ? lambda * beside[i] : 0;
            for (int c = 0; c < width; c++)
                x.set(i, c, (x.at(i, c) - (next == 0 ? 0 : next * x.at(i + 1, c))) / pivot[i]);
        }
        return x;
    }

    /// log det(I + lambda A), for A positive semidefinite and lambda >= 0.
    public double logDeterminantShifted(double lambda) {
        double sum = 0;
        double pivot = 1;
        for (int i = 0; i < diagonal.length; i++) {
            double before = i == 0 ? 0 : lambda * beside[i - 1];
            pivot = 1 + lambda * diagonal[i] - (i == 0 ? 0 : before / pivot * before);
            sum += Math.log(pivot);
        }
        return sum;
    }
}
