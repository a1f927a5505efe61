package dev.tangent.fit;

import dev.tangent.Check;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LearningCurve;
import dev.tangent.learning.LearningCurve.MeanError;
import dev.tangent.learning.fitting.Model;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/// Fits to some of the labels, drawn at random, and their errors on the others.
final class LearningCurves {
    private static final double[] SHARES = {0.2, 0.3, 0.45, 0.6, 0.75, 0.9};
    private static final int DRAWS = 12;
    private static final int FEWEST = 5;

    private LearningCurves() {}

    /// One curve for each output.
    ///
    /// @param reduced S, l x l
    static List<LearningCurve> of(Matrix reduced, DistinctLabels labels, Model model, double lambda, long seed) {
        Check.atLeast(FEWEST, labels.size(), "number of labels of a learning curve");
        int[] sizes = Arrays.stream(SHARES)
                .mapToInt(share -> Math.clamp(Math.round(share * labels.size()), 2, labels.size() - 1))
                .distinct()
                .toArray();
        List<List<MeanError>> means = new ArrayList<>();
        for (int c = 0; c < labels.outputs(); c++) means.add(new ArrayList<>());
        SplittableRandom random = new SplittableRandom(seed);
        for (int size : sizes) {
            double[][] errors = new double[labels.outputs()][DRAWS];
            for (int draw = 0; draw < DRAWS; draw++) {
                boolean[] used = drawn(labels.size(), size, random);
                Matrix predicted = model.fit(reduced, labels, used).heldOut(lambda);
                for (int c = 0; c < errors.length; c++) errors[c][draw] = error(labels, predicted, used, c);
            }
            for (int c = 0; c < errors.length; c++) means.get(c).add(mean(size, errors[c]));
        }
        List<LearningCurve> curves = new ArrayList<>();
        for (int c = 0; c < labels.outputs(); c++) curves.add(new LearningCurve(c, means.get(c)));
        return curves;
    }

    private static boolean[] drawn(int all, int some, SplittableRandom random) {
        boolean[] used = new boolean[all];
        int left = some;
        for (int i = 0; i < all; i++)
            if (random.nextInt(all - i) < left) {
                used[i] = true;
                left--;
            }
        return used;
    }

    private static double error(DistinctLabels labels, Matrix predicted, boolean[] used, int output) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < used.length; i++) {
            if (used[i] || !labels.has(i, output)) continue;
            sum += Math.abs(predicted.at(i, output) - labels.value(i, output));
            count++;
        }
        return count == 0 ? Double.NaN : sum / count;
    }

    /// Of the draws that left out a label of this output.
    private static MeanError mean(int labels, double[] errors) {
        double[] known =
                Arrays.stream(errors).filter(error -> !Double.isNaN(error)).toArray();
        double mean = Arrays.stream(known).average().orElse(0);
        double variance = Arrays.stream(known)
                .map(error -> (error - mean) * (error - mean))
                .average()
                .orElse(0);
        return new MeanError(labels, mean, Math.sqrt(variance));
    }
}
