package dev.tangent.spark.learning;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.LabelSpectra;
import dev.tangent.learning.reduction.Identifiability.Degree;
import dev.tangent.learning.uncertainty.NonconformityScores;
import dev.tangent.linalg.Matrix;
import dev.tangent.spark.matrix.RandomLoads;
import dev.tangent.spark.matrix.RandomSigns;
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

/// Standard deviations of f, estimated by samples of the posterior: with A = J + lambda R and loads b of covariance A,
/// A^-1 b has the covariance A^-1, and the mean of its squares is the diagonal (Papandreou and Yuille 2010, "Gaussian
/// sampling by local perturbations"). Each variance is known to (2 / samples)^1/2 of itself, however far values go
/// together. (Probing A^-1 with random signs, Bekas, Kokiopoulou and Saad 2007, has for its error the covariances with
/// all other points: with few labels 70 % at as many vectors.) The noise comes from labels left out, as in core.
final class PosteriorSampling {
    /// What the signs of points, not of neighbourhoods, are for.
    private static final int OF_POINT = -1;

    private final FullCellSystem system;
    private final DistinctLabels labels;
    private final List<Degree[]> degrees;
    private final RandomLoads loads;

    PosteriorSampling(FullCellSystem system, DistinctLabels labels, List<Degree[]> degrees, RandomLoads loads) {
        this.system = system;
        this.labels = labels;
        this.degrees = degrees;
        this.loads = loads;
    }

    /// The variances of one cell per unit of noise, and the sums of the squares of their standard errors and of
    /// themselves.
    private record Variances(double[] values, double errors, double squares) implements Serializable {}

    /// Standard deviations, a row for each point; kept until their owner lets go of them.
    record SampledDeviations(JavaRDD<MatrixBlock> sds, SampledBars bars) {}

    /// @param reduced S
    SampledDeviations of(Matrix reduced, double lambda) {
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
        return new SampledDeviations(kept, new SampledBars(loads.count(), worst, noise));
    }

    /// One for components without a label of an output.
    private double[] unknown(int output) {
        return Arrays.stream(degrees.get(output))
                .mapToDouble(degree -> degree == Degree.NONE ? 1 : 0)
                .toArray();
    }

    private JavaRDD<Variances> variances(int output, double lambda) {
        int count = loads.count();
        long seed = loads.seed();
        JavaRDD<double[]> diagonal = system.diagonal(labels, output, degrees, lambda);
        JavaRDD<MatrixBlock> loaded = system.cells()
                .zip(loads.cells().zip(diagonal))
                .map(all -> loaded(all._1(), all._2()._1(), all._2()._2(), count, lambda, seed));
        try (DistributedSolver solver = system.solver(labels, output, degrees, lambda)) {
            DistributedSolver.DistributedSolution solved = solver.solve(loaded, count);
            JavaRDD<Variances> variances = solved.values()
                    .zip(system.regularizer().rows().zip(diagonal))
                    .map(all -> variances(all._1(), all._2()._1(), all._2()._2(), lambda))
                    .persist(StorageLevel.MEMORY_AND_DISK());
            variances.count();
            solved.values().unpersist();
            return variances;
        }
    }

    /// Loads with the covariance lambda R + diagonal.
    private static MatrixBlock loaded(
            Cell cell, double[] ofRegularizer, double[] diagonal, int count, double lambda, long seed) {
        double[] out = new double[cell.size() * count];
        double[] signs = new double[count];
        RandomSigns random = new RandomSigns(seed);
        double root = Math.sqrt(lambda);
        for (int i = 0; i < cell.size(); i++) {
            random.fill(cell.identities()[i], OF_POINT, signs);
            for (int c = 0; c < count; c++)
                out[i * count + c] = root * ofRegularizer[i * count + c] + Math.sqrt(diagonal[i]) * signs[c];
        }
        return new MatrixBlock(cell.size(), count, out);
    }

    private static Variances variances(MatrixBlock solved, RowBlock rows, double[] diagonal, double lambda) {
        int count = solved.columns();
        double[] values = new double[rows.size()];
        double errors = 0;
        double squares = 0;
        for (int i = 0; i < values.length; i++) {
            double sum = 0;
            double fourth = 0;
            for (int p = i * count; p < (i + 1) * count; p++) {
                double square = solved.values()[p] * solved.values()[p];
                sum += square;
                fourth += square * square;
            }
            double mean = sum / count;
            errors += Math.max(0, fourth / count - mean * mean) / (count - 1);
            // No entry of the inverse is below the inverse of the matrix's own.
            values[i] = Math.max(mean, 1 / (diagonal[i] + lambda * rows.diagonal(i)));
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
