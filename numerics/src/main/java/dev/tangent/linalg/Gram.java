package dev.tangent.linalg;

import dev.tangent.parallel.Parallel;

/// Products A'B of two tall matrices of as many rows.
final class Gram {
    /// Rows of the result that one pass over the tall matrices makes: they stay in cache meanwhile.
    private static final int ROWS = 16;

    private Gram() {}

    static Matrix of(Matrix a, Matrix b) {
        if (DenseProduct.isWorthIt(a.columns(), a.rows(), b.columns())) return DenseProduct.transposed(a, b);
        Matrix product = Matrix.zeros(a.columns(), b.columns());
        Parallel.forRange(a.columns(), ROWS, (from, to) -> {
            for (int r = 0; r < a.rows(); r++)
                for (int i = from; i < to; i++) addScaledRow(a.at(r, i), b, r, product, i);
        });
        return product;
    }

    private static void addScaledRow(double factor, Matrix from, int row, Matrix to, int at) {
        int width = from.columns();
        double[] source = from.values();
        double[] target = to.values();
        int p = row * width;
        int q = at * width;
        for (int c = 0; c < width; c++) target[q + c] += factor * source[p + c];
    }
}
