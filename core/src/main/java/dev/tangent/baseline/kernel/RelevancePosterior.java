package dev.tangent.baseline.kernel;

import dev.tangent.learning.function.RadialShape;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// -log posterior density of a length for each column and of the noise, given the labels in use: automatic relevance
/// determination (Neal 1996; Rasmussen and Williams 2006, Sec. 5.1, 5.4), to be minimised.
///
/// Variables are log common length, log noise and a deviation for each column: log length_d = common + deviation_d,
/// where deviations are normal about zero. With many columns and few labels that prior leaves the isotropic kernel. The
/// likelihood is that of [KernelFit#logLikelihood]: level and signal variance are those that suit each output best.
/// Value and gradient cost O(l^3 + l^2 n).
final class RelevancePosterior implements BoundedBfgs.CostFunction {
    static final int COMMON = 0;
    static final int NOISE = 1;
    /// The place of the first column's deviation.
    static final int FIRST = 2;

    /// Deviations below this part of the mean are rounding: such an output says nothing of lengths.
    private static final double CONSTANT = 1e-13;

    private final Matrix rows;
    private final Matrix columns; // the transpose
    private final List<TrainingSet> sets;
    private final RadialShape shape;
    private final double spread;

    /// @param rows coordinates of all l labels
    /// @param spread standard deviation of a column's log length about the common one
    RelevancePosterior(Matrix rows, List<TrainingSet> sets, RadialShape shape, double spread) {
        this.spread = spread;
        this.rows = rows;
        columns = rows.transpose();
        this.sets = sets;
        this.shape = shape;
    }

    int variables() {
        return FIRST + rows.columns();
    }

    /// length_d, in units of the coordinates.
    static double[] lengths(double[] x) {
        double[] lengths = new double[x.length - FIRST];
        for (int d = 0; d < lengths.length; d++) lengths[d] = Math.exp(x[COMMON] + x[FIRST + d]);
        return lengths;
    }

    @Override
    public double at(double[] x, double[] gradient) {
        Arrays.fill(gradient, 0);
        double value = prior(x);
        for (int d = FIRST; d < x.length; d++) gradient[d] = x[d] / (spread * spread);
        double[] lengths = lengths(x);
        double noise = Math.exp(x[NOISE]);
        for (TrainingSet set : sets) {
            Matrix outputs = informative(set);
            if (outputs.columns() > 0) value += addSet(set, outputs, lengths, noise, gradient);
            if (value == Double.POSITIVE_INFINITY) return value;
        }
        return value;
    }

    /// The value without its gradient. Scalar code will do: a few dozen values are had before vector code is
    /// compiled.
    double at(double[] x) {
        double value = prior(x);
        double[] lengths = lengths(x);
        double noise = Math.exp(x[NOISE]);
        for (TrainingSet set : sets) {
            Matrix outputs = informative(set);
            if (outputs.columns() > 0)
                value += LevelLikelihood.negativeLog(covariance(set, distances(set.labels(), lengths), noise), outputs);
        }
        return value;
    }

    private double prior(double[] x) {
        double value = 0;
        for (int d = FIRST; d < x.length; d++) value += x[d] * x[d] / (2 * spread * spread);
        return value;
    }

    /// Deviations of those outputs that are not constant, each in units of its largest: that moves the value by a
    /// constant, and keeps squares finite.
    private static Matrix informative(TrainingSet set) {
        int[] kept = new int[set.outputs().length];
        double[] unit = new double[kept.length];
        int count = 0;
        for (int c = 0; c < kept.length; c++) {
            for (double each : set.deviations().column(c)) unit[c] = Math.max(unit[c], Math.abs(each));
            if (unit[c] > CONSTANT * Math.abs(set.means()[c])) kept[count++] = c;
        }
        Matrix out = Matrix.zeros(set.size(), count);
        for (int i = 0; i < set.size(); i++)
            for (int t = 0; t < count; t++) out.set(i, t, set.deviations().at(i, kept[t]) / unit[kept[t]]);
        return out;
    }

    /// Adds the gradient of one set's -log likelihood and gives its value.
    private double addSet(TrainingSet set, Matrix y, double[] lengths, double noise, double[] gradient) {
        int size = set.size();
        Matrix distances = distances(set.labels(), lengths);
        Optional<DenseSolve.Inverse> inverse = DenseSolve.inverseAndDeterminant(covariance(set, distances, noise));
        if (inverse.isEmpty()) return Double.POSITIVE_INFINITY;
        LevelFit fit = LevelFit.of(inverse.get().matrix(), y);
        double value = 0;
        for (double energy : fit.energies())
            value += (size * Math.log(energy / size) + inverse.get().logDeterminant()) / 2;
        addGradient(set, sensitivity(inverse.get().matrix(), fit), distances, lengths, noise, gradient);
        return value;
    }

    private Matrix covariance(TrainingSet set, Matrix distances, double noise) {
        Matrix covariance = Matrix.zeros(set.size(), set.size());
        for (int i = 0; i < set.size(); i++) {
            covariance.set(i, i, 1 + noise / set.weights()[i]);
            for (int j = 0; j < i; j++) {
                covariance.set(i, j, shape.at(distances.at(i, j)));
                covariance.set(j, i, covariance.at(i, j));
            }
        }
        return covariance;
    }

    /// d(-log likelihood) / dC = 1/2 (o C^-1 - sum over outputs of N alpha alpha' / energy) (Rasmussen and
    /// Williams, Eq. 5.9, with the signal variance energy / N). The level is at its optimum: its own change adds
    /// nothing.
    private static Matrix sensitivity(Matrix inverse, LevelFit fit) {
        int size = inverse.rows();
        int outputs = fit.energies().length;
        Matrix m = Matrix.zeros(size, size);
        for (int i = 0; i < size; i++)
            for (int j = 0; j < size; j++) {
                double sum = outputs * inverse.at(i, j);
                for (int c = 0; c < outputs; c++)
                    sum -= size
                            * fit.coefficients().at(i, c)
                            * fit.coefficients().at(j, c)
                            / fit.energies()[c];
                m.set(i, j, sum / 2);
            }
        return m;
    }

    private void addGradient(
            TrainingSet set, Matrix m, Matrix distances, double[] lengths, double noise, double[] gradient) {
        int width = lengths.length;
        double[] sums = new double[width];
        double[] z = rows.values();
        for (int i = 0; i < set.size(); i++) {
            gradient[NOISE] += m.at(i, i) * noise / set.weights()[i];
            int a = set.labels()[i] * width;
            for (int j = 0; j < i; j++) {
                double factor = 2 * m.at(i, j) * shape.decline(distances.at(i, j));
                int b = set.labels()[j] * width;
                for (int d = 0; d < width; d++) sums[d] += factor * (z[a + d] - z[b + d]) * (z[a + d] - z[b + d]);
            }
        }
        for (int d = 0; d < width; d++) {
            double slope = sums[d] / (lengths[d] * lengths[d]);
            gradient[COMMON] += slope;
            gradient[FIRST + d] += slope;
        }
    }

    /// Distances below the diagonal in units of the lengths, summed column by column: the inner loop has no sum of
    /// its own to wait for.
    private Matrix distances(int[] labels, double[] lengths) {
        int size = labels.length;
        Matrix squares = Matrix.zeros(size, size);
        double[] out = squares.values();
        double[] z = new double[size];
        for (int d = 0; d < lengths.length; d++) {
            for (int i = 0; i < size; i++) z[i] = columns.at(d, labels[i]) / lengths[d];
            for (int i = 0; i < size; i++) {
                double own = z[i];
                int at = i * size;
                for (int j = 0; j < i; j++) out[at + j] += (own - z[j]) * (own - z[j]);
            }
        }
        for (int p = 0; p < out.length; p++) out[p] = Math.sqrt(out[p]);
        return squares;
    }
}
