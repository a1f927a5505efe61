package dev.tangent.sparse.eigen;

import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.SplittableRandom;

/// Orthonormal columns, one row of them after the other so that products with a block of vectors run along memory.
/// Sums over rows are cut into chunks that do not depend on the number of threads.
final class KrylovBasis {
    private static final int CHUNK = 2048;
    /// A vector that keeps less than this part of its length adds nothing but rounding.
    private static final double DEPENDENT = 1e-10;

    private final int size;
    private final int capacity;
    private final double[] values;
    private final SplittableRandom random;
    private int used;

    KrylovBasis(int size, int capacity, long seed) {
        this.size = size;
        this.capacity = capacity;
        values = new double[Math.multiplyExact(size, capacity)];
        random = new SplittableRandom(seed);
    }

    int used() {
        return used;
    }

    boolean hasRoom(int columns) {
        return used + columns <= capacity;
    }

    /// Takes in columns that are orthonormal and orthogonal to those there are.
    void append(Matrix block) {
        int width = block.columns();
        for (int i = 0; i < size; i++) System.arraycopy(block.values(), i * width, values, i * capacity + used, width);
        used += width;
    }

    /// Takes the basis out of the block and returns the coefficients, used x width. Twice, because once is not
    /// enough for orthogonality to rounding (Giraud, Langou, Rozloznik 2005).
    Matrix project(Matrix block) {
        Matrix first = coefficients(block);
        subtract(first, block);
        Matrix second = coefficients(block);
        subtract(second, block);
        return first.plus(second);
    }

    /// V'B.
    private Matrix coefficients(Matrix block) {
        int width = block.columns();
        double[][] parts = new double[Math.ceilDiv(size, CHUNK)][];
        Parallel.forRange(
                size, CHUNK, (from, to) -> parts[from / CHUNK] = coefficients(block.values(), width, from, to));
        Matrix sum = Matrix.zeros(used, width);
        for (double[] part : parts) for (int p = 0; p < part.length; p++) sum.values()[p] += part[p];
        return sum;
    }

    private double[] coefficients(double[] block, int width, int from, int to) {
        double[] sum = new double[used * width];
        for (int i = from; i < to; i++) {
            int row = i * width;
            for (int a = 0; a < used; a++) {
                double v = values[i * capacity + a];
                int at = a * width;
                for (int c = 0; c < width; c++) sum[at + c] += v * block[row + c];
            }
        }
        return sum;
    }

    private void subtract(Matrix coefficients, Matrix block) {
        int width = block.columns();
        double[] c = coefficients.values();
        double[] b = block.values();
        Parallel.forRange(size, CHUNK, (from, to) -> {
            for (int i = from; i < to; i++)
                for (int a = 0; a < used; a++) {
                    double v = values[i * capacity + a];
                    for (int t = 0; t < width; t++) b[i * width + t] -= v * c[a * width + t];
                }
        });
    }

    /// V Y.
    Matrix times(Matrix y) {
        int width = y.columns();
        Matrix product = Matrix.zeros(size, width);
        double[] out = product.values();
        Parallel.forRange(size, CHUNK, (from, to) -> {
            for (int i = from; i < to; i++)
                for (int a = 0; a < used; a++) {
                    double v = values[i * capacity + a];
                    for (int t = 0; t < width; t++) out[i * width + t] += v * y.at(a, t);
                }
        });
        return product;
    }

    /// Forgets all but the span of V Y.
    void restart(Matrix y) {
        Matrix kept = times(y);
        used = 0;
        append(kept);
    }

    /// Orthonormal columns to begin with: the given ones, then random ones.
    Matrix start(Matrix given, int width) {
        Matrix block = Matrix.zeros(size, width);
        for (int p = 0; p < block.values().length; p++) block.values()[p] = random.nextDouble() - 0.5;
        block.setColumns(0, given);
        project(block);
        orthonormalise(block);
        return block;
    }

    /// Makes the columns of a block that has no part in the basis orthonormal, B = Q R, in place; returns R. A
    /// column that depends on those before it gives way to a random one, and its diagonal entry of R is zero.
    ///
    /// Works on copies of the columns: along a column of a wide block every number is in another cache line.
    Matrix orthonormalise(Matrix block) {
        int width = block.columns();
        Matrix r = Matrix.zeros(width, width);
        double[][] columns = new double[width][];
        for (int c = 0; c < width; c++) columns[c] = block.column(c);
        double[] lengths = Arrays.stream(columns).mapToDouble(KrylovBasis::norm).toArray();
        double longest = Arrays.stream(lengths).max().orElse(0);
        for (int c = 0; c < width; c++) {
            for (int d = 0; d < c; d++) r.set(d, c, r.at(d, c) + takeOut(columns[d], columns[c]));
            for (int d = 0; d < c; d++) r.set(d, c, r.at(d, c) + takeOut(columns[d], columns[c]));
            double length = norm(columns[c]);
            if (length > DEPENDENT * Math.max(lengths[c], 1e-6 * longest)) {
                r.set(c, c, length);
                scale(columns[c], 1 / length);
            } else {
                replace(columns, c);
            }
        }
        for (int i = 0; i < size; i++) for (int c = 0; c < width; c++) block.set(i, c, columns[c][i]);
        project(block); // rounding errors that normalising has amplified
        return r;
    }

    private void replace(double[][] columns, int column) {
        Matrix fresh = Matrix.zeros(size, 1);
        for (int i = 0; i < size; i++) fresh.set(i, 0, random.nextDouble() - 0.5);
        project(fresh);
        columns[column] = fresh.values();
        for (int twice = 0; twice < 2; twice++) for (int d = 0; d < column; d++) takeOut(columns[d], fresh.values());
        scale(fresh.values(), 1 / norm(fresh.values()));
    }

    private static double takeOut(double[] unit, double[] column) {
        double along = 0;
        for (int i = 0; i < unit.length; i++) along += unit[i] * column[i];
        for (int i = 0; i < unit.length; i++) column[i] -= along * unit[i];
        return along;
    }

    private static double norm(double[] column) {
        double sum = 0;
        for (double value : column) sum += value * value;
        return Math.sqrt(sum);
    }

    private static void scale(double[] column, double factor) {
        for (int i = 0; i < column.length; i++) column[i] *= factor;
    }
}
