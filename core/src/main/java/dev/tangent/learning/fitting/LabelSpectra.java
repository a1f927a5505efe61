package dev.tangent.learning.fitting;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.reduction.LabelGroups;
import dev.tangent.learning.reduction.LabelSpectrum;
import dev.tangent.learning.reduction.LabelSplit;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/// A [LabelSpectrum] for each group of outputs that share their weights: leave-one-out predictions and the marginal
/// likelihood of all outputs, for every lambda, at the cost of one eigendecomposition for each group. A label that is
/// left out takes along those of its [LabelGroups].
public final class LabelSpectra {
    private final DistinctLabels labels;
    private final double[] means;
    private final Matrix meansWithout;
    private final List<Group> groups = new ArrayList<>();

    private record Group(int[] outputs, int[] used, LabelSpectrum spectrum) {}

    /// Of labels that are left out one by one.
    ///
    /// @param reduced S, l x l
    public LabelSpectra(Matrix reduced, DistinctLabels labels) {
        this(reduced, labels, LabelGroups.alone(labels.size()));
    }

    /// Of labels that are left out by groups.
    ///
    /// @param reduced S, l x l
    public LabelSpectra(Matrix reduced, DistinctLabels labels, LabelGroups together) {
        this.labels = labels;
        means = labels.means();
        meansWithout = meansWithout(labels, together);
        for (int[] outputs : labels.outputsByWeights()) {
            double[] weights = labels.weights().column(outputs[0]);
            LabelSplit split = new LabelSplit(reduced, weights);
            int[] used = split.used();
            Matrix deviations = labels.deviations(used, outputs, means);
            double[] usedWeights =
                    Arrays.stream(used).mapToDouble(i -> weights[i]).toArray();
            groups.add(new Group(
                    outputs,
                    used,
                    new LabelSpectrum(split.complement(), usedWeights, deviations, together.select(used))));
        }
    }

    private static Matrix meansWithout(DistinctLabels labels, LabelGroups together) {
        Matrix means = Matrix.zeros(labels.size(), labels.outputs());
        boolean[] inUse = labels.everything();
        int[][] members = together.members();
        for (int i = 0; i < inUse.length; i++) {
            for (int member : members[i]) inUse[member] = false;
            double[] others = labels.means(inUse);
            System.arraycopy(others, 0, means.values(), i * others.length, others.length);
            for (int member : members[i]) inUse[member] = true;
        }
        return means;
    }

    /// Each label as a fit to all others, about their mean, predicts it, l x o; zero where there is no label.
    public Matrix leaveOneOut(double lambda) {
        Matrix all = Matrix.zeros(labels.size(), labels.outputs());
        for (Group group : groups) {
            Matrix left = group.spectrum.leaveOneOut(lambda);
            int ones = group.outputs.length;
            for (int i = 0; i < group.used.length; i++)
                for (int c = 0; c < ones; c++) {
                    // Linear in the labels, so that moving all of them moves the prediction by that of ones.
                    int output = group.outputs[c];
                    double mean = meansWithout.at(group.used[i], output);
                    double moved = (means[output] - mean) * left.at(i, ones);
                    all.set(group.used[i], output, mean + moved + left.at(i, c));
                }
        }
        return all;
    }

    /// How far each label of an output is from what the others predict, with the predictive variance per unit of
    /// noise. Labels that the others leave open are not among them.
    public HeldOutErrors heldOut(double lambda, int output) {
        Matrix predicted = leaveOneOut(lambda);
        Group group = groups.stream()
                .filter(g -> Arrays.stream(g.outputs).anyMatch(c -> c == output))
                .findFirst()
                .orElseThrow();
        double[] slack = group.spectrum.slack(lambda);
        int[] known = IntStream.range(0, slack.length).filter(i -> slack[i] > 0).toArray();
        return new HeldOutErrors(
                over(known, i -> Math.abs(value(group, i, output) - predicted.at(group.used[i], output))),
                over(known, i -> 1 / (labels.weight(group.used[i], output) * slack[i])),
                over(known, i -> Math.abs(value(group, i, output) - meansWithout.at(group.used[i], output))));
    }

    /// The variance of f at each label without it, per unit of noise, l x o; infinite where the others leave it
    /// open, and where there is no label.
    public Matrix variances(double lambda) {
        Matrix all = Matrix.zeros(labels.size(), labels.outputs());
        Arrays.fill(all.values(), Double.POSITIVE_INFINITY);
        for (Group group : groups) {
            if (group.used.length < 2) continue;
            double[] slack = group.spectrum.slack(lambda);
            for (int i = 0; i < slack.length; i++)
                for (int output : group.outputs)
                    if (slack[i] > 0)
                        all.set(
                                group.used[i],
                                output,
                                Math.max(0, 1 / slack[i] - 1) / labels.weight(group.used[i], output));
        }
        return all;
    }

    private double value(Group group, int i, int output) {
        return labels.value(group.used[i], output);
    }

    private static double[] over(int[] known, IntToDoubleFunction value) {
        return IntStream.of(known).mapToDouble(value).toArray();
    }

    /// The sum of [LabelSpectrum#logEvidence].
    public double logEvidence(double lambda) {
        return groups.stream()
                .mapToDouble(group -> group.spectrum.logEvidence(lambda))
                .sum();
    }
}
