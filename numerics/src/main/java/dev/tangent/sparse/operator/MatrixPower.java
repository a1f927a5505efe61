package dev.tangent.sparse.operator;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.Arguments;
import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;

/// A^p of a sparse symmetric matrix, applied p times; [#explicit] multiplies it out. Both are the same matrix, which
/// is cheaper depends on what one does with it.
public record MatrixPower(SparseMatrix base, int power) implements SymmetricOperator {
    private static final int ROWS = 64;

    public MatrixPower {
        Arguments.atLeast(1, power, "power");
    }

    @Override
    public int size() {
        return base.size();
    }

    @Override
    public void multiply(Matrix x, Matrix y) {
        Matrix image = x;
        for (int t = 1; t < power; t++) image = base.times(image);
        base.multiply(image, y);
    }

    /// With x row i of A^q, q = p / 2 rounded down: x'x, or x'A x for odd p. No more has to be multiplied out.
    @Override
    public double[] diagonal() {
        if (power == 1) return base.diagonal();
        SparseMatrix half = new MatrixPower(base, power / 2).explicit();
        double[] diagonal = new double[size()];
        Parallel.forRange(size(), ROWS, () -> new double[size()], (x, from, to) -> {
            for (int i = from; i < to; i++) diagonal[i] = power % 2 == 0 ? square(half, i) : energy(half, i, x);
        });
        return diagonal;
    }

    private static double square(SparseMatrix half, int i) {
        double sum = 0;
        for (int p = half.rowStart()[i]; p < half.rowStart()[i + 1]; p++) sum += half.values()[p] * half.values()[p];
        return sum;
    }

    /// @param x zeros, which it is again afterwards
    private double energy(SparseMatrix half, int i, double[] x) {
        int from = half.rowStart()[i];
        int to = half.rowStart()[i + 1];
        for (int p = from; p < to; p++) x[half.columns()[p]] = half.values()[p];
        double sum = 0;
        for (int p = from; p < to; p++) {
            int j = half.columns()[p];
            double image = 0;
            for (int q = base.rowStart()[j]; q < base.rowStart()[j + 1]; q++)
                image += base.values()[q] * x[base.columns()[q]];
            sum += half.values()[p] * image;
        }
        for (int p = from; p < to; p++) x[half.columns()[p]] = 0;
        return sum;
    }

    @Override
    public SparseMatrix explicit() {
        SparseMatrix product = base;
        for (int t = 1; t < power; t++) product = SparseProduct.of(product, base);
        return product;
    }
}
