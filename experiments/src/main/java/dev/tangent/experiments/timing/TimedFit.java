package dev.tangent.experiments.timing;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Learner;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.IteratedLaplacian;
import dev.tangent.regularizer.Laplacian;
import dev.tangent.regularizer.LocalGaussian;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.MatrixPower;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import java.util.SplittableRandom;

/// One fit on given neighbours, timed.
record TimedFit(Regularizer regularizer) {
    private static final int POWER = 4;
    private static final double RELATIVE_LAMBDA = 1e-6;
    private static final int SAMPLE = 200;

    /// @param sparsity the share of R's entries that are not zero
    record MeasuredCost(double build, double solve, double sparsity) {}

    static TimedFit of(String method, int dimension) {
        return new TimedFit(
                switch (method) {
                    case "Lap" -> new Laplacian();
                    case "i-Lap" -> new IteratedLaplacian(POWER);
                    case "LG" -> new LocalGaussian(dimension);
                    default -> throw new IllegalArgumentException(method);
                });
    }

    MeasuredCost run(NeighbourGraph graph, Matrix outputs, int labels, long seed) {
        long start = System.nanoTime();
        RegularizerMatrix matrix = regularizer.over(graph);
        long built = System.nanoTime();
        Learner learner = new Learner(matrix, Lambda.relative(RELATIVE_LAMBDA), SolverSettings.DEFAULT);
        learner.predict(labels(outputs, labels, seed));
        long solved = System.nanoTime();
        return new MeasuredCost((built - start) / 1e9, (solved - built) / 1e9, sparsity(matrix));
    }

    private static Labels labels(Matrix outputs, int count, long seed) {
        int[] rows = new SplittableRandom(seed)
                .ints(0, outputs.rows())
                .distinct()
                .limit(count)
                .sorted()
                .toArray();
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
