package dev.tangent.linalg;

import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import org.ejml.interfaces.decomposition.SingularValueDecomposition_F64;

/// Moore-Penrose inverses of small matrices.
public final class PseudoInverse {
    private PseudoInverse() {}

    /// Of a symmetric positive semidefinite matrix; eigenvalues below size * ulp(largest) count as zero.
    public static Matrix ofSymmetric(Matrix a) {
        int size = a.rows();
        Matrix inverse = Matrix.zeros(size, size);
        SymmetricEigen eigen = new SymmetricEigen(size);
        eigen.decompose(a.values(), size);
        addInverse(eigen, inverse.values());
        return inverse;
    }

    /// Of any matrix, by its singular values; those below the larger side * ulp(largest) count as zero.
    public static Matrix of(Matrix a) {
        int rows = a.rows();
        int columns = a.columns();
        SingularValueDecomposition_F64<DMatrixRMaj> svd =
                DecompositionFactory_DDRM.svd(rows, columns, true, true, true);
        if (!svd.decompose(DMatrixRMaj.wrap(rows, columns, a.values().clone())))
            throw new IllConditioned("singular values of a " + rows + " x " + columns + " matrix did not converge");
        double[] values = svd.getSingularValues();
        DMatrixRMaj u = svd.getU(null, false);
        DMatrixRMaj v = svd.getV(null, false);
        double largest = 0;
        for (int t = 0; t < svd.numberOfSingularValues(); t++) largest = Math.max(largest, values[t]);
        double floor = Math.max(rows, columns) * Math.ulp(largest);
        Matrix inverse = Matrix.zeros(columns, rows);
        for (int t = 0; t < svd.numberOfSingularValues(); t++) {
            if (!(values[t] > floor)) continue;
            for (int i = 0; i < columns; i++) {
                double scaled = v.get(i, t) / values[t];
                for (int j = 0; j < rows; j++) inverse.values()[i * rows + j] += scaled * u.get(j, t);
            }
        }
        return inverse;
    }

    /// Adds the pseudo-inverse of what `eigen` has decomposed to a row-major square matrix.
    public static void addInverse(SymmetricEigen eigen, double[] sum) {
        int size = eigen.size();
        double floor = size * Math.ulp(Math.abs(eigen.value(0)));
        for (int t = 0; t < size && eigen.value(t) > floor; t++) {
            double[] v = eigen.vector(t);
            for (int a = 0; a < size; a++) {
                double scaled = v[a] / eigen.value(t);
                for (int b = 0; b < size; b++) sum[a * size + b] += scaled * v[b];
            }
        }
    }
}
