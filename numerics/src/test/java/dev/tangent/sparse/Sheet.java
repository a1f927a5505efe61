package dev.tangent.sparse;

import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;

/// A regularizer with free linear functions on points strewn over the unit square: the sum over small neighbourhoods
/// of the squared rest of a linear fit. It has LG's null space and bad condition, without importing it.
public final class Sheet {
    private static final int NEIGHBOURS = 9;

    private Sheet() {}

    /// side x side points, each moved a little off its grid place; bent into a third dimension.
    public static Matrix points(int side, long seed) {
        Random random = new Random(seed);
        Matrix out = Matrix.zeros(side * side, 3);
        for (int i = 0; i < side * side; i++) {
            double x = (i % side + 0.6 * random.nextDouble()) / side;
            int line = i / side;
            double y = (line + 0.6 * random.nextDouble()) / side;
            out.set(i, 0, x);
            out.set(i, 1, y);
            out.set(i, 2, 0.3 * Math.sin(3 * x + y));
        }
        return out;
    }

    /// R plus its mean diagonal at every 37th point: a solvable system.
    public static SparseMatrix matrix(int side, Matrix points) {
        int size = side * side;
        Accumulator sum = new Accumulator(size);
        for (int i = 0; i < size; i++) {
            int[] around = around(i, side);
            sum.add(around, residualEnergy(points, around));
        }
        SparseMatrix r = sum.matrix();
        double[] labels = new double[size];
        for (int i = 0; i < size; i += 37) labels[i] = r.trace() / size;
        return r.scaledPlusDiagonal(1, labels);
    }

    /// The 3 x 3 grid places around i, moved inwards at the border.
    private static int[] around(int i, int side) {
        int x = Math.clamp(i % side, 1, side - 2);
        int y = Math.clamp(i / side, 1, side - 2);
        int[] out = new int[NEIGHBOURS];
        for (int t = 0; t < NEIGHBOURS; t++) out[t] = (y + t / 3 - 1) * side + x + t % 3 - 1;
        return out;
    }

    /// I - Q Q' with Q an orthonormal basis of 1, x, y on these points (Gram-Schmidt).
    private static double[][] residualEnergy(Matrix points, int[] around) {
        double[][] q = new double[3][NEIGHBOURS];
        double[][] out = new double[NEIGHBOURS][NEIGHBOURS];
        for (int t = 0; t < NEIGHBOURS; t++) out[t][t] = 1;
        for (int f = 0; f < 3; f++) {
            for (int t = 0; t < NEIGHBOURS; t++) q[f][t] = f == 0 ? 1 : points.at(around[t], f - 1);
            for (int g = 0; g < f; g++) {
                double dot = 0;
                for (int t = 0; t < NEIGHBOURS; t++) dot += q[f][t] * q[g][t];
                for (int t = 0; t < NEIGHBOURS; t++) q[f][t] -= dot * q[g][t];
            }
            double norm = Matrix.column(q[f]).norm();
            for (int t = 0; t < NEIGHBOURS; t++) q[f][t] /= norm;
            for (int s = 0; s < NEIGHBOURS; s++) for (int t = 0; t < NEIGHBOURS; t++) out[s][t] -= q[f][s] * q[f][t];
        }
        return out;
    }

    /// Sums small blocks into a sparse matrix.
    private static final class Accumulator {
        private final List<TreeMap<Integer, Double>> rows = new ArrayList<>();

        Accumulator(int size) {
            for (int i = 0; i < size; i++) rows.add(new TreeMap<>());
        }

        void add(int[] at, double[][] block) {
            for (int s = 0; s < at.length; s++)
                for (int t = 0; t < at.length; t++) rows.get(at[s]).merge(at[t], block[s][t], Double::sum);
        }

        SparseMatrix matrix() {
            int[] start = new int[rows.size() + 1];
            for (int i = 0; i < rows.size(); i++)
                start[i + 1] = start[i] + rows.get(i).size();
            int[] columns = new int[start[rows.size()]];
            double[] values = new double[columns.length];
            int q = 0;
            for (var row : rows) {
                for (var entry : row.entrySet()) {
                    columns[q] = entry.getKey();
                    values[q++] = entry.getValue();
                }
            }
            return new SparseMatrix(start, columns, values);
        }
    }
}
