package dev.tangent.linalg;

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
