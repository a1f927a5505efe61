package dev.tangent.sparse.operator;

import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;

/// factor * A plus a diagonal, without writing A anew.
public record DiagonalShift(SymmetricOperator base, double factor, double[] added) implements SymmetricOperator {
    private static final int CHUNK = 2048;

    @Override
    public int size() {
        return base.size();
    }

    @Override
    public void multiply(Matrix x, Matrix y) {
        base.multiply(x, y);
        int width = x.columns();
        double[] in = x.values();
        double[] out = y.values();
        Parallel.forRange(size(), CHUNK, (from, to) -> {
            for (int i = from; i < to; i++) shift(added[i], in, out, i * width, (i + 1) * width);
        });
    }

    private void shift(double plus, double[] in, double[] out, int from, int to) {
        for (int p = from; p < to; p++) out[p] = factor * out[p] + plus * in[p];
    }

    @Override
    public double[] diagonal() {
        double[] diagonal = base.diagonal();
        for (int i = 0; i < diagonal.length; i++) diagonal[i] = factor * diagonal[i] + added[i];
        return diagonal;
    }

    @Override
    public SparseMatrix explicit() {
        return base.explicit().scaledPlusDiagonal(factor, added);
    }
}
