package dev.tangent.learning.uncertainty;

import dev.tangent.learning.fitting.HeldOutErrors;
import dev.tangent.learning.reduction.GroupDeletion;
import dev.tangent.learning.reduction.LabelGroups;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Each label that was fitted, as the others that were predict it without it and its group.
final class TrainingErrors {
    /// What is left of a label's own share below this is rounding: the other labels say nothing about it.
    private static final double FREE = 1e-12;

    private final SampledPosterior posterior;
    private final double[] weights;
    private final double[] slack;
    private final List<Deleted> groups = new ArrayList<>();

    private record Deleted(int[] labels, GroupDeletion deletion) {}

    TrainingErrors(SampledPosterior posterior, LabelGroups together) {
        this.posterior = posterior;
        weights = posterior.weights();
        slack = new double[weights.length];
        for (int i = 0; i < slack.length; i++)
            slack[i] = 1 - weights[i] * posterior.covariance().at(i, i);
        for (int[] group : together.several()) {
            int[] used = IntStream.of(group).filter(i -> weights[i] > 0).toArray();
            if (used.length > 1) delete(used);
        }
    }

    private void delete(int[] group) {
        Matrix taken = Matrix.identity(group.length);
        for (int s = 0; s < group.length; s++)
            for (int t = 0; t < group.length; t++)
                taken.set(s, t, taken.at(s, t) - root(group[s]) * covariance(group, s, t) * root(group[t]));
        Optional<GroupDeletion> deletion = GroupDeletion.of(taken);
        for (int t = 0; t < group.length; t++)
            slack[group[t]] = deletion.isPresent() ? deletion.get().slack(t) : 0;
        deletion.ifPresent(found -> groups.add(new Deleted(group, found)));
    }

    private double covariance(int[] group, int s, int t) {
        return posterior.covariance().at(group[s], group[t]);
    }

    private double root(int label) {
        return Math.sqrt(weights[label]);
    }

    /// The labels that the others do not leave open.
    int[] known() {
        return IntStream.range(0, weights.length)
                .filter(i -> weights[i] > 0 && slack[i] > FREE)
                .toArray();
    }

    /// @param fitted to these values
    /// @param known those of [#known]
    HeldOutErrors of(double[] values, double[] fitted, int[] known) {
        double[] absolute = new double[weights.length];
        double[] deviations = new double[weights.length];
        double mean = posterior.level(values);
        double weight = Arrays.stream(weights).sum();
        for (int i : known) {
            absolute[i] = Math.abs(values[i] - fitted[i]) / slack[i];
            deviations[i] = Math.abs(values[i] - mean) * weight / (weight - weights[i]);
        }
        for (Deleted group : groups) {
            leaveOut(group, values, fitted, absolute);
            double others = meanWithout(group.labels, values, mean, weight);
            for (int i : group.labels) deviations[i] = Math.abs(values[i] - others);
        }
        double[] variances = IntStream.range(0, weights.length)
                .mapToDouble(i -> 1 / (weights[i] * slack[i]))
                .toArray();
        return new HeldOutErrors(absolute, variances, deviations).select(known);
    }

    private void leaveOut(Deleted group, double[] values, double[] fitted, double[] absolute) {
        double[] residuals = IntStream.of(group.labels)
                .mapToDouble(i -> root(i) * (values[i] - fitted[i]))
                .toArray();
        Matrix without = group.deletion.residuals(Matrix.column(residuals));
        for (int t = 0; t < residuals.length; t++)
            absolute[group.labels[t]] = Math.abs(without.at(t, 0)) / root(group.labels[t]);
    }

    private double meanWithout(int[] group, double[] values, double mean, double weight) {
        double sum = mean * weight;
        double left = weight;
        for (int i : group) {
            sum -= weights[i] * values[i];
            left -= weights[i];
        }
        return sum / left;
    }
}
