package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.block.BlockProduct;
import dev.tangent.linalg.simd.RowKernel;

/// L L' times a block of vectors, `width` columns side by side for each row, a multiple of `DenseKernels.LANES`.
final class FactorProduct {
    private final BlockProduct product = new BlockProduct();
    private final RowKernel kernel = RowKernel.best();
    private final Supernodes nodes;
    private final double[][] panels;
    private final int width;

    FactorProduct(Supernodes nodes, double[][] panels, int width) {
        this.nodes = nodes;
        this.panels = panels;
        this.width = width;
    }

    double[] times(double[] x) {
        double[] y = new double[x.length];
        double[] out = new double[x.length];
        Nonzero rows = new Nonzero(x);
        for (int s = 0; s < nodes.count(); s++) rows.addTransposed(s, x, y);
        negate(y);
        for (int s = 0; s < nodes.count(); s++) subtract(s, y, out);
        return out;
    }

    private static void negate(double[] y) {
        for (int i = 0; i < y.length; i++) y[i] = -y[i];
    }

    /// y = L' x, by the rows of x that are not zero: functions of small support have few.
    private final class Nonzero {
        private final boolean[] nonzero;
        private final int[] places;
        private final int[] rows;
        private final double[] entries;

        Nonzero(double[] x) {
            int size = x.length / width;
            nonzero = new boolean[size];
            for (int i = 0; i < x.length; i++) nonzero[i / width] |= x[i] != 0;
            places = new int[size];
            rows = new int[size];
            entries = new double[size];
        }

        void addTransposed(int s, double[] x, double[] y) {
            int pivots = nodes.width(s);
            int first = nodes.first()[s];
            int[] below = nodes.rows()[s];
            int count = 0;
            for (int i = 0; i < nodes.height(s); i++) {
                int row = i < pivots ? first + i : below[i - pivots];
                if (!nonzero[row]) continue;
                places[count] = i;
                rows[count++] = row;
            }
            int from = 0;
            for (int j = 0; j < pivots; j++) {
                while (from < count && places[from] < j) from++;
                int column = j * nodes.stride(s);
                for (int q = from; q < count; q++) entries[q] = panels[s][column + places[q]];
                kernel.addSparse(entries, rows, from, count, x, width, y, (first + j) * width);
            }
        }
    }

    /// out -= L y, the columns of one supernode.
    private void subtract(int s, double[] y, double[] out) {
        int pivots = nodes.width(s);
        int stride = nodes.stride(s);
        int at = nodes.first()[s] * width;
        double[] panel = panels[s];
        for (int i = 0; i < pivots; i += BlockProduct.ROWS) {
            int count = Math.min(BlockProduct.ROWS, pivots - i);
            product.subtract(out, at + i * width, width, panel, i, stride, y, at, width, count, width, i);
            subtractTriangle(out, y, at + i * width, panel, i * (stride + 1), stride, count);
        }
        int[] rows = nodes.rows()[s];
        double[] below = new double[rows.length * width];
        for (int i = 0; i < rows.length; i += BlockProduct.ROWS) {
            int count = Math.min(BlockProduct.ROWS, rows.length - i);
            product.subtract(below, i * width, width, panel, pivots + i, stride, y, at, width, count, width, pivots);
        }
        for (int i = 0; i < rows.length; i++)
            for (int c = 0; c < width; c++) out[rows[i] * width + c] += below[i * width + c];
    }

    /// What stands above the diagonal of a panel is undefined, so that only its triangle is read.
    private void subtractTriangle(double[] out, double[] y, int at, double[] panel, int corner, int stride, int count) {
        double[] row = new double[count];
        for (int i = 0; i < count; i++) {
            for (int j = 0; j <= i; j++) row[j] = -panel[corner + j * stride + i];
            kernel.addDense(row, 0, i + 1, y, at, width, out, at + i * width);
        }
    }
}
