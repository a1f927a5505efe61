package dev.tangent.experiments.timing;

import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.RandomSubset;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.operator.MatrixPower;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// One fit as a user has it, timed stage by stage.
record TimedFit(Regression regression) {
    private static final int POWER = 4;
    private static final double RELATIVE_LAMBDA = 1e-6;
    private static final int SAMPLE = 200;

    /// Seconds of each stage.
    ///
    /// @param sparsity the share of R's entries that are not zero
    record MeasuredCost(double neighbours, double build, double solve, double sparsity) {
        double all() {
            return neighbours + build + solve;
        }
    }

    /// @param method as the paper names it
    static TimedFit of(String method, int neighbours, int dimension) {
        Regression plain =
                new Regression().neighbours(neighbours).lambda(RELATIVE_LAMBDA).untuned();
        return new TimedFit(
                switch (method) {
                    case "Lap" -> plain.method(Methods.LAPLACIAN);
                    case "i-Lap" -> plain.method(Methods.ITERATED_LAPLACIAN).set(Parameter.POWER, List.of(POWER));
                    case "LG" -> plain.method(Methods.LOCAL_GAUSSIAN).dimension(dimension);
                    default -> throw new IllegalArgumentException(method);
                });
    }

    MeasuredCost run(PointCloud points, Matrix outputs, int labels, long seed) {
        RegressionFit fit = regression.fit(points, labels(outputs, labels, seed));
        Map<String, Double> seconds = fit.report().seconds();
        return new MeasuredCost(
                seconds.getOrDefault("neighbours", 0.0),
                seconds.getOrDefault("regularizer", 0.0),
                seconds.getOrDefault("solve", 0.0),
                sparsity(fit.regularizer()));
    }

    private static Labels labels(Matrix outputs, int count, long seed) {
        int[] rows = RandomSubset.inOrder(outputs.rows(), count, seed);
        Arrays.sort(rows);
        double[][] values = new double[count][];
        for (int i = 0; i < count; i++) values[i] = outputs.row(rows[i]);
        return Labels.of(rows, values);
    }

    private static double sparsity(RegularizerMatrix matrix) {
        double size = matrix.size();
        return matrix.matrix() instanceof MatrixPower power
                ? reached(power.base(), power.power()) / size
                : matrix.matrix().explicit().entries() / (size * size);
    }

    /// How many points a row of the power would reach, on average.
    private static double reached(SparseMatrix base, int steps) {
        int[] mark = new int[base.size()];
        int[] queue = new int[base.size()];
        long sum = 0;
        int step = Math.max(1, base.size() / SAMPLE);
        int rows = 0;
        for (int row = 0; row < base.size(); row += step) {
            sum += reach(base, row, steps, ++rows, mark, queue);
        }
        return (double) sum / rows;
    }

    private static int reach(SparseMatrix base, int row, int steps, int round, int[] mark, int[] queue) {
        mark[row] = round;
        queue[0] = row;
        int count = 1;
        for (int step = 0, from = 0; step < steps; step++) {
            int end = count;
            for (; from < end; from++) {
                for (int p = base.rowStart()[queue[from]]; p < base.rowStart()[queue[from] + 1]; p++) {
                    int column = base.columns()[p];
                    if (mark[column] == round) continue;
                    mark[column] = round;
                    queue[count++] = column;
                }
            }
        }
        return count;
    }
}
