package dev.tangent.learning.reduction;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The squared loss on the labels in the axes where it falls apart: W^-1/2 S W^-1/2 = Q diag(s) Q'.
///
/// What cross-validation does with folds, this does in closed form for every lambda: leave-one-out predictions and the
/// marginal likelihood. All labels must carry weight; one eigendecomposition of order l, then l^2 for each lambda.
public final class LabelSpectrum {
    private final double[] rootWeight;
    private final boolean[] free; // a label of no energy, about which the others say nothing
    private final double[] values;
    private final Matrix axes; // a row for each eigenvector
    private final int outputs;
    private final Matrix labels; // y, and a column of ones
    private final Matrix rotated; // Q' W^1/2 y
    private final List<int[]> together;

    /// Of labels that are left out one by one.
    ///
    /// @param labels y as deviations from their mean, l x o
    public LabelSpectrum(Matrix reduced, double[] weights, Matrix labels) {
        this(reduced, weights, labels, LabelGroups.alone(weights.length));
    }

    /// Of labels that are left out by groups.
    ///
    /// @param labels y as deviations from their mean, l x o
    public LabelSpectrum(Matrix reduced, double[] weights, Matrix labels, LabelGroups groups) {
        int size = weights.length;
        outputs = labels.columns();
        this.labels = withOnes(labels);
        rootWeight = new double[size];
        for (int i = 0; i < size; i++) rootWeight[i] = Math.sqrt(weights[i]);
        free = SchurComplement.free(reduced);
        for (int[] group : groups.several()) if (areCutOff(group, reduced)) for (int i : group) free[i] = true;
        Matrix weighed = reduced.copy();
        for (int i = 0; i < size; i++)
            for (int j = 0; j < size; j++) weighed.set(i, j, weighed.at(i, j) / (rootWeight[i] * rootWeight[j]));
        SymmetricEigen eigen = new SymmetricEigen(size);
        eigen.decompose(weighed.values(), size);
        values = new double[size];
        axes = Matrix.zeros(size, size);
        for (int t = 0; t < size; t++) {
            values[t] = Math.max(0, eigen.value(t));
            System.arraycopy(eigen.vector(t), 0, axes.values(), t * size, size);
        }
        Matrix scaled = this.labels.copy();
        for (int i = 0; i < size; i++)
            for (int c = 0; c <= outputs; c++) scaled.set(i, c, rootWeight[i] * scaled.at(i, c));
        rotated = axes.times(scaled);
        together = groups.several().stream()
                .map(group -> IntStream.of(group).filter(i -> !free[i]).toArray())
                .filter(group -> group.length > 1)
                .toList();
    }

    /// Whether a group has no energy with any other label.
    private static boolean areCutOff(int[] group, Matrix reduced) {
        for (int i : group)
            for (int j = 0; j < reduced.columns(); j++)
                if (reduced.at(i, j) != 0 && Arrays.binarySearch(group, j) < 0) return false;
        return true;
    }

    private static Matrix withOnes(Matrix labels) {
        Matrix wider = Matrix.zeros(labels.rows(), labels.columns() + 1);
        wider.setColumns(0, labels);
        for (int i = 0; i < labels.rows(); i++) wider.set(i, labels.columns(), 1);
        return wider;
    }

    /// Each label as the fit without it would predict it: y_i - (y_i - f_i) / (1 - A_ii), A the smoother's matrix
    /// (Craven and Wahba 1979), or without all of its group; zero where the others leave it open.
    ///
    /// Both differences are summed from what is taken away, not from what is kept, so that nothing cancels however
    /// small lambda is. One more column says what becomes of labels that are all one.
    public Matrix leaveOneOut(double lambda) {
        int size = values.length;
        Matrix taken = rotated.copy();
        for (int t = 0; t < size; t++)
            for (int c = 0; c < taken.columns(); c++) taken.set(t, c, taken(t, lambda) * taken.at(t, c));
        double[] slack = ownSlack(lambda);
        Matrix residuals = axes.transpose().times(taken); // W^1/2 (y - f)
        Matrix predicted = Matrix.zeros(size, labels.columns());
        for (int i = 0; i < size; i++)
            for (int c = 0; c < labels.columns() && !free[i] && slack[i] > 0; c++)
                predicted.set(i, c, labels.at(i, c) - residuals.at(i, c) / (rootWeight[i] * slack[i]));
        for (int[] group : together) leaveOut(group, residuals, lambda, predicted);
        return predicted;
    }

    private void leaveOut(int[] group, Matrix residuals, double lambda, Matrix predicted) {
        int[] columns = IntStream.range(0, labels.columns()).toArray();
        Optional<Matrix> without =
                deletion(group, lambda).map(deletion -> deletion.residuals(residuals.select(group, columns)));
        for (int t = 0; t < group.length; t++)
            for (int c : columns) {
                int i = group[t];
                double value =
                        without.isPresent() ? labels.at(i, c) - without.get().at(t, c) / rootWeight[i] : 0;
                predicted.set(i, c, value);
            }
    }

    private Optional<GroupDeletion> deletion(int[] group, double lambda) {
        Matrix own = axes.select(IntStream.range(0, values.length).toArray(), group);
        Matrix scaled = own.copy();
        for (int t = 0; t < values.length; t++)
            for (int i = 0; i < group.length; i++) scaled.set(t, i, taken(t, lambda) * scaled.at(t, i));
        return GroupDeletion.of(own.transposeTimes(scaled).symmetrized());
    }

    /// 1 - A_ii of each label; zero where the others leave it open. A label that is left out and carries weight w
    /// has the predictive variance noise / (w slack): that of the fit without it and its group, and its own noise.
    public double[] slack(double lambda) {
        double[] slack = ownSlack(lambda);
        for (int[] group : together) {
            Optional<GroupDeletion> deletion = deletion(group, lambda);
            for (int t = 0; t < group.length; t++)
                slack[group[t]] = deletion.isPresent() ? deletion.get().slack(t) : 0;
        }
        return slack;
    }

    private double[] ownSlack(double lambda) {
        double[] slack = new double[values.length];
        for (int t = 0; t < slack.length; t++)
            for (int i = 0; i < slack.length; i++)
                if (!free[i]) slack[i] += taken(t, lambda) * axes.at(t, i) * axes.at(t, i);
        return slack;
    }

    /// The share of an axis that is smoothed away.
    private double taken(int t, double lambda) {
        return lambda * values[t] / (1 + lambda * values[t]);
    }

    /// The logarithm of the marginal likelihood of the labels, summed over the outputs, up to a constant that
    /// depends on neither lambda nor R's scale: f has precision lambda S / noise, the null space of S is integrated
    /// out flat (restricted likelihood), and the noise is the best for each output.
    public double logEvidence(double lambda) {
        double floor = values.length * Math.ulp(values[0]);
        int proper = 0;
        double determinant = 0;
        for (double value : values) {
            if (value <= floor) continue;
            proper++;
            determinant += Math.log((1 + lambda * value) / (lambda * value));
        }
        if (proper == 0) return Double.NEGATIVE_INFINITY; // no label has any energy: there is nothing to judge by
        double sum = 0;
        for (int c = 0; c < outputs; c++) {
            double square = 0;
            for (int t = 0; t < values.length; t++) square += taken(t, lambda) * rotated.at(t, c) * rotated.at(t, c);
            double noise = Math.max(square / proper, Double.MIN_NORMAL);
            sum -= (proper * Math.log(noise) + determinant) / 2;
        }
        return sum;
    }
}
