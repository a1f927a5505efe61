package dev.tangent.sparse.iterative;

import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import java.util.stream.IntStream;

/// Vector work on all columns of a block at once. Sums run over chunks of fixed size and are then added in order, so
/// that they have the same bits on any number of threads.
public final class BlockVector {
    private static final int CHUNK = 1024;

    private BlockVector() {}

    /// The scalar product of each column of x with the same column of y.
    public static double[] dots(Matrix x, Matrix y) {
        int width = x.columns();
        int chunks = Math.ceilDiv(x.rows(), CHUNK);
        double[] partial = new double[chunks * width];
        Parallel.forRange(x.rows(), CHUNK, (from, to) -> {
            int slot = from / CHUNK * width;
            if (width == 1) partial[slot] = dot(x.values(), y.values(), from, to);
            else addDots(x.values(), y.values(), from * width, to * width, width, partial, slot);
        });
        double[] sums = new double[width];
        for (int k = 0; k < partial.length; k++) sums[k % width] += partial[k];
        return sums;
    }

    private static double dot(double[] x, double[] y, int from, int to) {
        double even = 0;
        double odd = 0;
        int i = from;
        for (; i + 1 < to; i += 2) {
            even += x[i] * y[i];
            odd += x[i + 1] * y[i + 1];
        }
        if (i < to) even += x[i] * y[i];
        return even + odd;
    }

    private static void addDots(double[] x, double[] y, int from, int to, int width, double[] sums, int slot) {
        for (int row = from; row < to; row += width) addProducts(x, y, row, width, sums, slot);
    }

    private static void addProducts(double[] x, double[] y, int row, int width, double[] sums, int slot) {
        for (int c = 0; c < width; c++) sums[slot + c] += x[row + c] * y[row + c];
    }

    public static double[] norms(Matrix x) {
        double[] norms = dots(x, x);
        for (int c = 0; c < norms.length; c++) norms[c] = Math.sqrt(norms[c]);
        return norms;
    }

    /// The largest left / right, where 0 / 0 counts as 0; NaN where one of the left is.
    public static double largestRatio(double[] left, double[] right) {
        double largest = 0;
        for (int c = 0; c < left.length; c++) if (left[c] != 0) largest = Math.max(largest, left[c] / right[c]);
        return largest;
    }

    /// The values that are not marked, in order.
    public static double[] pick(double[] values, boolean[] marked) {
        return IntStream.range(0, values.length)
                .filter(c -> !marked[c])
                .mapToDouble(c -> values[c])
                .toArray();
    }

    /// The chosen columns as a block of their own.
    public static Matrix select(Matrix x, int[] chosen) {
        int width = x.columns();
        Matrix out = Matrix.zeros(x.rows(), chosen.length);
        Parallel.forRange(x.rows(), CHUNK, (from, to) -> {
            for (int i = from; i < to; i++) pick(x.values(), i * width, chosen, out.values(), i * chosen.length);
        });
        return out;
    }

    private static void pick(double[] x, int row, int[] chosen, double[] out, int at) {
        for (int c = 0; c < chosen.length; c++) out[at + c] = x[row + chosen[c]];
    }

    /// Writes column c of x into column `place[c]` of y.
    public static void copy(Matrix x, Matrix y, int[] place) {
        int width = x.columns();
        int wide = y.columns();
        Parallel.forRange(x.rows(), CHUNK, (from, to) -> {
            for (int i = from; i < to; i++)
                for (int c = 0; c < width; c++) y.values()[i * wide + place[c]] = x.values()[i * width + c];
        });
    }

    /// Adds column c of x, times `factor[c]`, to column `place[c]` of y.
    public static void step(double[] factor, Matrix x, Matrix y, int[] place) {
        int width = x.columns();
        int wide = y.columns();
        Parallel.forRange(x.rows(), CHUNK, (from, to) -> {
            for (int i = from; i < to; i++) add(factor, x.values(), i * width, y.values(), i * wide, place, width);
        });
    }

    /// y = y - factor * x, column by column.
    public static void stepBack(double[] factor, Matrix x, Matrix y) {
        int width = x.columns();
        Parallel.forRange(x.rows(), CHUNK, (from, to) -> {
            for (int i = from; i < to; i++) subtract(factor, x.values(), y.values(), i * width, width);
        });
    }

    /// y = x + factor * y, column by column.
    public static void combine(Matrix x, double[] factor, Matrix y) {
        int width = x.columns();
        Parallel.forRange(x.rows(), CHUNK, (from, to) -> {
            for (int i = from; i < to; i++) combine(x.values(), factor, y.values(), i * width, width);
        });
    }

    // Rows are methods of their own: they are compiled after some hundreds, however long the loop over them is.

    private static void add(double[] factor, double[] x, int from, double[] y, int to, int[] place, int width) {
        for (int c = 0; c < width; c++) y[to + place[c]] += factor[c] * x[from + c];
    }

    private static void subtract(double[] factor, double[] x, double[] y, int row, int width) {
        for (int c = 0; c < width; c++) y[row + c] -= factor[c] * x[row + c];
    }

    private static void combine(double[] x, double[] factor, double[] y, int row, int width) {
        for (int c = 0; c < width; c++) y[row + c] = x[row + c] + factor[c] * y[row + c];
    }
}
