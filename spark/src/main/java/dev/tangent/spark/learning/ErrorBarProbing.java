package dev.tangent.spark.learning;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.LabelSpectra;
import dev.tangent.learning.reduction.Identifiability.Degree;
import dev.tangent.learning.uncertainty.NonconformityScores;
import dev.tangent.linalg.Matrix;
import dev.tangent.spark.matrix.RowBlock;
import dev.tangent.spark.points.Cell;
import dev.tangent.spark.solve.DistributedSolver;
import dev.tangent.spark.solve.MatrixBlock;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;

/// Standard deviations of f, estimated: the posterior variance is the noise times the diagonal of (J + lambda R)^-1,
/// and with v of random signs the mean of v_i ((J + lambda R)^-1 v)_i is that diagonal (Bekas, Kokiopoulou and Saad
/// 2007). The noise comes from labels left out, as in core.
///
/// A point's signs depend on its identity and the seed alone, so that cells make them where they are needed, the same
/// for any number of cells.
final class ErrorBarProbing {
    private final FullCellSystem system;
    private final DistinctLabels labels;
    private final List<Degree[]> degrees;
    private final int probes;
    private final long seed;

    ErrorBarProbing(FullCellSystem system, DistinctLabels labels, List<Degree[]> degrees, int probes, long seed) {
        this.system = system;
        this.labels = labels;
        this.degrees = degrees;
        this.probes = probes;
        this.seed = seed;
    }

    /// The variances of one cell per unit of noise, and the sums of the squares of their standard errors and of
    /// themselves.
    private record Variances(double[] values, double errors, double squares) implements Serializable {}

    /// Standard deviations, a row for each point; kept until their owner lets go of them.
    record ProbedDeviations(JavaRDD<MatrixBlock> sds, ProbedBars bars) {}

    /// @param reduced S
    ProbedDeviations of(Matrix reduced, double lambda) {
        LabelSpectra spectra = new LabelSpectra(reduced, labels);
        double[] noise = IntStream.range(0, labels.outputs())
                .mapToDouble(c -> Math.sqrt(new NonconformityScores(spectra.heldOut(lambda, c)).noise()))
                .toArray();
        JavaRDD<MatrixBlock> sds = system.labelled()
                .spread(system.cells(), Matrix.zeros(system.labelled().size(), labels.outputs()));
        double worst = 0;
        for (int[] outputs : labels.outputsByWeights()) {
            JavaRDD<Variances> variances = variances(outputs[0], lambda);
            double[] sums = variances
                    .map(each -> new double[] {each.errors, each.squares})
                    .reduce((one, other) -> new double[] {one[0] + other[0], one[1] + other[1]});
            worst = Math.max(worst, Math.sqrt(sums[0] / sums[1]));
            double[] unknown = unknown(outputs[0]);
            double[] spreads = labels.spreads();
            sds = sds.zip(variances.zip(system.components().perPoint(unknown)))
                    .map(all -> with(
                            all._1(), outputs, all._2()._1().values, all._2()._2(), noise, spreads));
        }
        JavaRDD<MatrixBlock> kept = sds.setName("error bars").persist(StorageLevel.MEMORY_AND_DISK());
        kept.count();
        return new ProbedDeviations(kept, new ProbedBars(probes, worst, noise));
    }

    /// One for components without a label of an output.
    private double[] unknown(int output) {
        return Arrays.stream(degrees.get(output))
                .mapToDouble(degree -> degree == Degree.NONE ? 1 : 0)
                .toArray();
    }

    private JavaRDD<Variances> variances(int output, double lambda) {
        int count = probes;
        long drawn = seed;
        JavaRDD<MatrixBlock> signs = system.cells().map(cell -> signs(cell, count, drawn));
        JavaRDD<MatrixBlock> weights = system.labelled()
                .spread(system.cells(), Matrix.column(labels.weights().column(output)));
        try (DistributedSolver solver = system.solver(labels, output, degrees, lambda)) {
            DistributedSolver.DistributedSolution solved = solver.solve(signs, count);
            JavaRDD<Variances> variances = solved.values()
                    .zip(signs.zip(system.regularizer().rows().zip(weights)))
                    .map(all -> variances(
                            all._1(),
                            all._2()._1(),
                            all._2()._2()._1(),
                            all._2()._2()._2().values(),
                            lambda))
                    .persist(StorageLevel.MEMORY_AND_DISK());
            variances.count();
            solved.values().unpersist();
            return variances;
        }
    }

    private static MatrixBlock signs(Cell cell, int probes, long seed) {
        double[] signs = new double[cell.size() * probes];
        for (int i = 0; i < cell.size(); i++)
            for (int c = 0; c < probes; c++)
                signs[i * probes + c] =
                        (mixed(seed ^ mixed(cell.identities()[i] * 0x9E3779B97F4A7C15L + c)) & 1) == 0 ? 1 : -1;
        return new MatrixBlock(cell.size(), probes, signs);
    }

    /// SplitMix64's finalizer (Steele, Lea and Flood 2014).
    static long mixed(long value) {
        long z = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    private static Variances variances(
            MatrixBlock solved, MatrixBlock signs, RowBlock rows, double[] weights, double lambda) {
        int probes = signs.columns();
        double[] values = new double[rows.size()];
        double errors = 0;
        double squares = 0;
        for (int i = 0; i < values.length; i++) {
            double sum = 0;
            double square = 0;
            for (int p = i * probes; p < (i + 1) * probes; p++) {
                double product = signs.values()[p] * solved.values()[p];
                sum += product;
                square += product * product;
            }
            double mean = sum / probes;
            errors += Math.max(0, square / probes - mean * mean) / (probes - 1);
            // No entry of the inverse is below the inverse of the matrix's own.
            values[i] = Math.max(mean, 1 / (weights[i] + lambda * rows.diagonal(i)));
            squares += values[i] * values[i];
        }
        return new Variances(values, errors, squares);
    }

    private static MatrixBlock with(
            MatrixBlock sds, int[] outputs, double[] variances, double[] unknown, double[] noise, double[] spreads) {
        double[] out = sds.values().clone();
        for (int i = 0; i < variances.length; i++)
            for (int c : outputs)
                out[i * sds.columns() + c] = unknown[i] > 0 ? spreads[c] : noise[c] * Math.sqrt(variances[i]);
        return new MatrixBlock(sds.rows(), sds.columns(), out);
    }
}
