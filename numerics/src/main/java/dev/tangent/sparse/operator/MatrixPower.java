package dev.tangent.sparse.operator;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.Arguments;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;

/// A^p of a sparse symmetric matrix, applied p times; [#explicit] multiplies it out. Both are the same matrix, which
/// is cheaper depends on what one does with it.
public record MatrixPower(SparseMatrix base, int power) implements SymmetricOperator {
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

    /// Row i of A^q times row i of A^(p - q): the middle of the product is as far as one has to multiply out.
    @Override
    public double[] diagonal() {
        if (power == 1) return base.diagonal();
        SparseMatrix left = new MatrixPower(base, power / 2).explicit();
        SparseMatrix right = power % 2 == 0 ? left : SparseProduct.of(left, base);
        double[] diagonal = new double[size()];
        for (int i = 0; i < diagonal.length; i++) {
            double sum = 0;
            for (int p = left.rowStart()[i]; p < left.rowStart()[i + 1]; p++)
                sum += left.values()[p] * right.at(i, left.columns()[p]);
            diagonal[i] = sum;
        }
        return diagonal;
    }

    @Override
    public SparseMatrix explicit() {
        SparseMatrix product = base;
        for (int t = 1; t < power; t++) product = SparseProduct.of(product, base);
        return product;
    }
}
