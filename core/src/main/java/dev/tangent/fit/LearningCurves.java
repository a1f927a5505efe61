package dev.tangent.fit;

import dev.tangent.Check;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.LearningCurve;
import dev.tangent.learning.LearningCurve.MeanError;
import dev.tangent.learning.fitting.Model;
import dev.tangent.learning.reduction.LabelGroups;
import dev.tangent.learning.reduction.LabelSplit;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// Fits to some of the labels, drawn at random, and their errors on the others. Outputs that are labelled at the same
/// points share the draws; labels of one group are drawn or left out together.
///
/// @param reduced S, l x l
/// @param labels that all have all outputs
record LearningCurves(
        Matrix reduced, DistinctLabels labels, LabelGroups together, Model model, double lambda, long seed) {
    private static final double[] SHARES = {0.2, 0.3, 0.45, 0.6, 0.75, 0.9};
    private static final int DRAWS = 12;
    private static final int FEWEST = 5;

    /// One curve for each output, without a point where it has too few labels.
    ///
    /// @param reduced S, l x l
    static List<LearningCurve> of(
            Matrix reduced, DistinctLabels labels, LabelGroups together, Model model, double lambda, long seed) {
        Check.atLeast(FEWEST, labels.size(), "number of labels of a learning curve");
        LearningCurve[] curves = new LearningCurve[labels.outputs()];
        for (int[] outputs : labels.outputsByWeights()) {
            LearningCurves own = new LearningCurves(reduced, labels, together, model, lambda, seed).only(outputs);
            List<List<MeanError>> means = own.means();
            for (int c = 0; c < outputs.length; c++) curves[outputs[c]] = new LearningCurve(outputs[c], means.get(c));
        }
        return List.of(curves);
    }

    /// The labels of some outputs, which stand at the same points.
    private LearningCurves only(int[] outputs) {
        int[] known = labels.known(outputs[0]);
        if (known.length == labels.size() && outputs.length == labels.outputs()) return this;
        LabelsBuilder own = new LabelsBuilder(outputs.length);
        for (int i : known)
            for (int c = 0; c < outputs.length; c++)
                own.add(labels.point(i), c, labels.value(i, outputs[c]), labels.weight(i, outputs[c]));
        return new LearningCurves(
                new LabelSplit(reduced, known).complement(),
                own.distinct(),
                together.select(known),
                model,
                lambda,
                seed);
    }

    private List<List<MeanError>> means() {
        int[][] groups = together.all();
        List<List<MeanError>> means = new ArrayList<>();
        for (int c = 0; c < labels.outputs(); c++) means.add(new ArrayList<>());
        if (groups.length < FEWEST) return means;
        SplittableRandom random = new SplittableRandom(seed);
        for (int size : sizes(groups.length)) {
            double[][] errors = new double[labels.outputs()][DRAWS];
            double count = 0;
            for (int draw = 0; draw < DRAWS; draw++) {
                boolean[] used = drawn(groups, size, random);
                count += (double) count(used) / DRAWS;
                Matrix predicted = model.fit(reduced, labels, used).heldOut(lambda);
                for (int c = 0; c < errors.length; c++) errors[c][draw] = error(predicted, used, c);
            }
            for (int c = 0; c < errors.length; c++) means.get(c).add(mean((int) Math.round(count), errors[c]));
        }
        return means;
    }

    private static int[] sizes(int groups) {
        return Arrays.stream(SHARES)
                .mapToInt(share -> Math.clamp(Math.round(share * groups), 2, groups - 1))
                .distinct()
                .toArray();
    }

    private boolean[] drawn(int[][] groups, int some, SplittableRandom random) {
        boolean[] used = new boolean[labels.size()];
        int left = some;
        for (int g = 0; g < groups.length; g++)
            if (random.nextInt(groups.length - g) < left) {
                for (int i : groups[g]) used[i] = true;
                left--;
            }
        return used;
    }

    private static int count(boolean[] used) {
        return (int) IntStream.range(0, used.length).filter(i -> used[i]).count();
    }

    /// On the labels that were left out, of which there are some.
    private double error(Matrix predicted, boolean[] used, int output) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < used.length; i++) {
            if (used[i]) continue;
            sum += Math.abs(predicted.at(i, output) - labels.value(i, output));
            count++;
        }
        return sum / count;
    }

    private static MeanError mean(int labels, double[] errors) {
        double mean = Arrays.stream(errors).average().orElseThrow();
        double variance = Arrays.stream(errors)
                .map(error -> (error - mean) * (error - mean))
                .average()
                .orElseThrow();
        return new MeanError(labels, mean, Math.sqrt(variance));
    }
}
