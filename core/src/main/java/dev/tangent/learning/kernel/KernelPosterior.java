package dev.tangent.learning.kernel;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import java.util.ArrayList;
import java.util.List;

/// The posterior of a Gaussian process of given kernel and noise: mean and standard deviation everywhere, and every
/// label as the others predict it, in closed form. The level is unknown and its uncertainty counts (Rasmussen and
/// Williams 2006, Sec. 2.7, 5.4.2; Dubrule 1983).
///
/// Deviations are per unit of signal variance: times the root of an output's signal variance they are in its own units.
/// Costs l^3 operations once and l^2 for each point; u x o numbers are held.
final class KernelPosterior {
    private static final int CHUNK = 128;

    private final Kernel kernel;
    private final DistinctLabels labels;
    private final List<Part> parts = new ArrayList<>();

    /// What the outputs of one training set share.
    ///
    /// @param inverse P = (K + noise W^-1)^-1
    /// @param ones P 1
    private record Part(TrainingSet set, Matrix inverse, Matrix ones, LevelFit fit) {
        static Part of(TrainingSet set, Matrix covariance) {
            Matrix inverse = DenseSolve.inverse(covariance);
            Matrix ones = inverse.times(LevelFit.ones(set.size()));
            return new Part(set, inverse, ones, LevelFit.of(inverse, set.deviations()));
        }

        /// 1'P 1, the precision of the level.
        double precision() {
            double sum = 0;
            for (double each : ones.values()) sum += each;
            return sum;
        }

        /// Q_ii, of Q = P - P 1 1'P / 1'P 1: zero where the level hangs on this label alone.
        double diagonal(int i) {
            return inverse.at(i, i) - ones.at(i, 0) * ones.at(i, 0) / precision();
        }
    }

    KernelPosterior(Kernel kernel, DistinctLabels labels, double noise) {
        this.kernel = kernel;
        this.labels = labels;
        Matrix among = kernel.among(labels.points());
        for (TrainingSet set : TrainingSet.of(labels, TrainingSet.everything(labels)))
            parts.add(Part.of(set, CovarianceSolve.covariance(among, set, noise)));
    }

    /// At all points, a column for each output.
    ///
    /// @param deviation of the function itself, without the noise of a label, in units of the root of the signal
    /// variance
    record Moments(Matrix mean, Matrix deviation) {}

    Moments everywhere(int points) {
        Moments moments = new Moments(Matrix.zeros(points, labels.outputs()), Matrix.zeros(points, labels.outputs()));
        for (Part part : parts)
            Parallel.forRange(points, CHUNK, (from, to) -> {
                Matrix k = kernel.between(from, to, part.set.points());
                Matrix solved = k.times(part.inverse); // k'P
                Matrix expanded = k.times(part.fit.coefficients());
                for (int i = from; i < to; i++)
                    write(part, i, k.row(i - from), solved.row(i - from), expanded, from, moments);
            });
        return moments;
    }

    private void write(Part part, int point, double[] k, double[] solved, Matrix expanded, int from, Moments moments) {
        double variance = kernel.variance(point);
        double ones = 1;
        for (int j = 0; j < k.length; j++) {
            variance -= solved[j] * k[j];
            ones -= solved[j];
        }
        variance += ones * ones / part.precision(); // Eq. 2.42
        for (int c = 0; c < part.fit.levels().length; c++) {
            int output = part.set.outputs()[c];
            double level = part.set.means()[c] + part.fit.levels()[c];
            moments.mean.set(point, output, level + expanded.at(point - from, c));
            moments.deviation.set(point, output, Math.sqrt(Math.max(0, variance)));
        }
    }

    /// Of each output, the one under which its labels are likeliest: energy / N.
    double[] signalVariances() {
        double[] variances = new double[labels.outputs()];
        for (Part part : parts)
            for (int c = 0; c < part.fit.energies().length; c++)
                variances[part.set.outputs()[c]] = part.fit.energies()[c] / part.set.size();
        return variances;
    }

    /// For each label, l x o, zero where an output has none.
    ///
    /// @param residual the label less what all others predict for it
    /// @param deviation of that residual, the label's noise included, in units of the root of the signal variance
    record LeaveOneOut(Matrix residual, Matrix deviation) {}

    /// y_i - mu_i = [Q y]_i / Q_ii with variance 1 / Q_ii (Eq. 5.10-5.12, the level estimated without the label
    /// too). An output with a single label has no others to be predicted by: it stays zero.
    LeaveOneOut leaveOneOut() {
        Matrix residual = Matrix.zeros(labels.size(), labels.outputs());
        Matrix deviation = Matrix.zeros(labels.size(), labels.outputs());
        for (Part part : parts) {
            if (part.set.size() == 1) continue;
            for (int i = 0; i < part.set.size(); i++)
                for (int c = 0; c < part.fit.levels().length; c++) {
                    int label = part.set.labels()[i];
                    int output = part.set.outputs()[c];
                    residual.set(
                            label, output, part.fit.coefficients().at(i, c) / part.diagonal(i)); // Q y = P (y - level)
                    deviation.set(label, output, 1 / Math.sqrt(part.diagonal(i)));
                }
        }
        return new LeaveOneOut(residual, deviation);
    }
}
