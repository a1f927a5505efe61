package dev.tangent.selection.ensemble;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// How much each method counts in a mean of their predictions.
///
/// A few dozen labels seldom tell methods apart, and taking the one that did best takes the luckiest: on real
/// measurements it had up to an eighth more error than the best. Errors of methods that differ partly cancel in a mean.
/// So method i counts as p_i^r exp(-0.9 z_i).
///
/// z_i = log(e_i / e) sqrt(l) is by how many of its own standard errors the held-out error e_i of its choice
/// ([FoldErrors#ofChoice]) is above the least, e: the logarithm of a ratio of errors on l labels is known to about
/// 1 / sqrt(l). A method that is clearly worse has no weight, and with many labels the best is left alone.
///
/// p_i is what the method is trusted before a label is seen ([dev.tangent.method.Methods#priorWeight]): to find
/// what there is to find. So its power is the correlation that the least error amounts to, r = sqrt(1 - (e /
/// e_0)^2), e_0 the error of the labels' mean. Where labels show nothing that can be predicted, all methods begin
/// alike.
///
/// The mean of the labels is no method among others but what is left where there is nothing to find. It counts as
/// exp(-0.9 z) against all others together, z by which its error is above their least: a dozen labels let one of many
/// methods shine by luck, and values are drawn towards the mean; labels that show anything leave it out.
///
/// Half of an output's exponent goes to its own errors and half to the geometric mean over all outputs, which are often
/// predicted well by the same methods.
public final class EnsembleWeights {
    /// What z_i is multiplied with in the exponent; chosen on tables of which none is reported.
    private static final double INVERSE_TEMPERATURE = 0.9;

    /// What counts less is left out: it would cost a fit and change nothing.
    private static final double LEAST = 0.05;

    /// Of a logarithm of a quotient of errors: where the best makes none at all, others are out.
    private static final double FAR = 1e3;

    /// An exponent beyond which nothing else is left, and that does not overflow.
    private static final double OVERWHELMING = 50;

    private EnsembleWeights() {}

    /// A method as its weight sees it.
    ///
    /// @param prior before a label is seen
    /// @param errors on held-out labels, of each output
    /// @param ofMean whether it is the mean of the labels
    public record Held(double prior, List<Double> errors, boolean ofMean) {
        public Held(double prior, List<Double> errors) {
            this(prior, errors, false);
        }
    }

    /// An output as weights see it.
    ///
    /// @param labels how many it has
    /// @param ofMean the error of predicting their mean
    public record Output(int labels, double ofMean) {
        /// The correlation of labels with predictions that have this error.
        double correlation(double error) {
            double share = error / ofMean;
            return share < 1 ? Math.sqrt(1 - share * share) : 0;
        }
    }

    /// Whether a method with this error would have a weight beside one with the least, both trusted alike.
    public static boolean mayCount(double error, double least, int labels) {
        return error <= least || Math.exp(-INVERSE_TEMPERATURE * Math.sqrt(labels) * Math.log(error / least)) >= LEAST;
    }

    /// For each output a weight of each method; they add up to one.
    public static double[][] of(List<Held> methods, List<Output> all) {
        int outputs = all.size();
        double[][] own = new double[outputs][];
        double[] common = new double[methods.size()];
        for (int c = 0; c < outputs; c++) {
            own[c] = aboveLeast(errors(methods, c));
            for (int m = 0; m < common.length; m++) common[m] += own[c][m] / outputs;
        }
        double[][] weights = new double[outputs][methods.size()];
        for (int c = 0; c < outputs; c++) {
            double[] above = new double[common.length];
            for (int m = 0; m < common.length; m++) above[m] = (own[c][m] + common[m]) / 2;
            double certainty = INVERSE_TEMPERATURE * Math.sqrt(all.get(c).labels);
            double trust = all.get(c).correlation(least(errors(methods, c)));
            weights[c] = weights(methods, above, certainty, trust);
        }
        return weights;
    }

    private static double[] weights(List<Held> methods, double[] above, double certainty, double trust) {
        double[] weights = new double[above.length];
        int[] others = IntStream.range(0, above.length)
                .filter(m -> !methods.get(m).ofMean || above.length == 1)
                .toArray();
        // Over the least of them, or all would underflow where no method is the best both here and overall.
        double least = IntStream.of(others).mapToDouble(m -> above[m]).min().orElseThrow();
        for (int m : others)
            weights[m] = Math.pow(methods.get(m).prior, trust) * Math.exp(-certainty * (above[m] - least));
        normalise(weights, 0);
        normalise(weights, LEAST);
        for (int m = 0; m < above.length && others.length < above.length; m++)
            if (methods.get(m).ofMean) weights[m] = Math.exp(Math.min(OVERWHELMING, -certainty * (above[m] - least)));
        normalise(weights, 0);
        for (int m = 0; m < above.length; m++) if (methods.get(m).ofMean && weights[m] < LEAST) weights[m] = 0;
        normalise(weights, 0);
        return weights;
    }

    /// Of one output; an error that is not a number is as bad as can be.
    private static double[] errors(List<Held> methods, int output) {
        return methods.stream()
                .mapToDouble(method -> method.errors.get(output))
                .map(error -> Double.isNaN(error) ? Double.POSITIVE_INFINITY : error)
                .toArray();
    }

    private static double least(double[] values) {
        return Arrays.stream(values).min().orElseThrow();
    }

    /// The logarithm of each error over the least of them.
    private static double[] aboveLeast(double[] errors) {
        double least = least(errors);
        return Arrays.stream(errors)
                .map(e -> e == least ? 0 : Math.min(FAR, Math.log(e / least)))
                .toArray();
    }

    private static void normalise(double[] weights, double least) {
        double sum = 0;
        for (double w : weights) sum += w < least ? 0 : w;
        for (int m = 0; m < weights.length; m++) weights[m] = weights[m] < least ? 0 : weights[m] / sum;
    }
}
