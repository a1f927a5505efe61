package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.block.BlockProduct;
import dev.tangent.linalg.simd.DenseKernels;
import dev.tangent.parallel.Parallel;

/// A front of moderate size: Z lies as a square, its columns evenly spaced.
final class SquareFront implements InverseFront {
    private static final int BLOCK = 48;
    private static final double WORTH_FORKING = 4e6;

    private final int width;
    private final int height;
    private final int stride;
    private final double[] z;
    private final BlockProduct product;

    /// @param stride of the panel
    SquareFront(int width, int height, int stride, BlockProduct product) {
        this.width = width;
        this.height = height;
        this.stride = stride;
        this.product = product;
        z = new double[height * stride + DenseKernels.LANES];
    }

    @Override
    public void below(double[] known, int count) {
        for (int i = 0; i < count; i++) System.arraycopy(known, i * count, z, (width + i) * stride + width, count);
    }

    @Override
    public double diagonal(int j) {
        return z[j * (stride + 1)];
    }

    @Override
    public double[] at(int[] chosen) {
        int count = chosen.length;
        double[] part = new double[count * count];
        for (int i = 0; i < count; i++)
            for (int j = 0; j < count; j++) part[i * count + j] = z[chosen[i] * stride + chosen[j]];
        return part;
    }

    /// From the last block of columns to the first.
    @Override
    public void columns(double[] panel) {
        for (int to = width; to > 0; ) {
            int from = Math.max(0, to - BLOCK);
            block(panel, from, to);
            to = from;
        }
    }

    /// Columns `from .. to` of Z, whose columns from `to` on are there already.
    private void block(double[] panel, int from, int to) {
        int own = to - from;
        int padded = DenseKernels.padded(own);
        int count = height - to;
        double[] triangle = triangle(panel, from, own, stride);
        double[] y = new double[Math.max(1, count) * padded];
        divide(panel, from, to, count, stride, triangle, y, padded);
        double[] image = new double[y.length]; // -Z_CC Y
        multiply(z, to, stride, y, image, count, padded, product);
        double[] corner = new double[own * padded];
        product.subtract(corner, 0, padded, y, 0, padded, image, 0, padded, own, padded, count); // -Y' Z_CB
        addInverse(triangle, own, corner, padded);
        for (int j = 0; j < own; j++) {
            int column = (from + j) * stride;
            for (int i = 0; i < own; i++) z[column + from + i] = (corner[i * padded + j] + corner[j * padded + i]) / 2;
            for (int i = 0; i < count; i++)
                z[column + to + i] = z[(to + i) * stride + from + j] = image[i * padded + j];
        }
    }

    /// L_BB by rows.
    private static double[] triangle(double[] panel, int from, int width, int stride) {
        double[] triangle = new double[width * width];
        for (int j = 0; j < width; j++)
            for (int i = j; i < width; i++) triangle[i * width + j] = panel[(from + j) * stride + from + i];
        return triangle;
    }

    /// Y with Y L_BB = L_CB, a row of Y for each row below.
    private static void divide(
            double[] panel, int from, int to, int count, int stride, double[] triangle, double[] y, int padded) {
        int width = to - from;
        for (int i = 0; i < count; i++) {
            int row = i * padded;
            for (int j = 0; j < width; j++) y[row + j] = panel[(from + j) * stride + to + i];
            for (int j = width - 1; j >= 0; j--) {
                double value = y[row + j] /= triangle[j * width + j];
                for (int t = 0; t < j; t++) y[row + t] -= value * triangle[j * width + t];
            }
        }
    }

    private static void multiply(
            double[] z, int to, int stride, double[] y, double[] image, int count, int padded, BlockProduct product) {
        int corner = to * (stride + 1);
        if ((double) count * count * padded < WORTH_FORKING) {
            for (int i = 0; i < count; i += BlockProduct.ROWS)
                rows(z, corner, stride, y, image, i, count, padded, product);
        } else {
            Parallel.forRange(
                    Math.ceilDiv(count, BlockProduct.ROWS),
                    1,
                    BlockProduct::new,
                    (own, tile, end) ->
                            rows(z, corner, stride, y, image, tile * BlockProduct.ROWS, count, padded, own));
        }
    }

    private static void rows(
            double[] z,
            int at,
            int stride,
            double[] y,
            double[] out,
            int i,
            int count,
            int padded,
            BlockProduct product) {
        int rows = Math.min(BlockProduct.ROWS, count - i);
        product.subtract(out, i * padded, padded, z, at + i, stride, y, 0, padded, rows, padded, count);
    }

    /// Adds (L_BB L_BB')^-1 = T'T with T = L_BB^-1, which takes the triangle's place.
    private static void addInverse(double[] triangle, int width, double[] corner, int padded) {
        for (int i = 0; i < width; i++) {
            double pivot = 1 / triangle[i * width + i];
            for (int j = 0; j < i; j++) {
                double sum = 0;
                for (int t = j; t < i; t++) sum += triangle[i * width + t] * triangle[t * width + j];
                triangle[i * width + j] = -sum * pivot;
            }
            triangle[i * width + i] = pivot;
        }
        for (int t = 0; t < width; t++)
            for (int i = 0; i <= t; i++)
                for (int j = 0; j <= t; j++)
                    corner[i * padded + j] += triangle[t * width + i] * triangle[t * width + j];
    }
}
