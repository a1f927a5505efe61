package dev.tangent.learning.audit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Which values of one output are wrong, by their distances from what the other labels predict.
///
/// A right label is off by s v^(gamma / 2) times Student's t, v what the fit expected of the square: a posterior may be
/// wide in the wrong places, which is what the power gamma is for, and errors of a fit are seldom normal, which is what
/// the degrees of freedom are for. A wrong label is Cauchy's, with the median and the quartiles of all labels: it may
/// be another row's value, or lie far outside them.
///
/// Scale, power and freedom are those of maximum likelihood on a grid, scales about what the median of the distances
/// says: it does not move for a few wrong labels.
public final class ValueNoise {
    private static final double[] POWERS = {1, 0.5, 0};
    private static final double[] FREEDOMS = {4, 8, 30};

    /// The median of a standard normal variable's size.
    private static final double NORMAL_MEDIAN = 0.6745;

    private static final int SCALES = 13;

    /// Scales go from a half to twice what the median says.
    private static final double RANGE = 2;

    private final double[] scales;
    private final double[] scores;
    private final Optional<LabelNoise> noise;

    /// What errors may be like.
    private record ErrorLaw(double scale, double power, double freedom) {
        double at(double variance) {
            return scale * Math.pow(variance, power / 2);
        }

        /// Student's density, up to a constant that is the same for all labels and laws of this freedom.
        double logDensity(double residual, double variance) {
            double z = residual / at(variance);
            return logNormaliser() - Math.log(at(variance)) - (freedom + 1) / 2 * Math.log1p(z * z / freedom);
        }

        /// log Gamma((n + 1) / 2) - log Gamma(n / 2) - log(n pi) / 2 of an even n, by the recursion of Gamma.
        private double logNormaliser() {
            double sum = Math.log(Math.sqrt(Math.PI) / 2); // Gamma(3 / 2) / Gamma(1)
            for (double n = 2; n < freedom; n += 2) sum += Math.log((n + 1) / n);
            return sum - Math.log(freedom * Math.PI) / 2;
        }
    }

    /// Of labels that the others predict.
    ///
    /// @param residuals what each label is above its prediction
    /// @param variances what was expected of their squares, up to a common factor; positive
    /// @param values the labels themselves
    public ValueNoise(double[] residuals, double[] variances, double[] values) {
        List<ErrorLaw> laws = laws(residuals, variances);
        scales = new double[residuals.length];
        scores = new double[residuals.length];
        // Without a law no label is off at all.
        noise = laws.isEmpty()
                ? Optional.empty()
                : Optional.of(LabelNoise.of(
                        laws.stream()
                                .map(law -> densities(law, residuals, variances))
                                .toList(),
                        new double[laws.size()],
                        wrong(values)));
        noise.ifPresent(found -> measure(laws.get(found.hypothesis()), residuals, variances));
    }

    private void measure(ErrorLaw law, double[] residuals, double[] variances) {
        for (int i = 0; i < residuals.length; i++) {
            scales[i] = law.at(variances[i]);
            scores[i] = Math.abs(residuals[i]) / scales[i];
        }
    }

    private static double[] densities(ErrorLaw law, double[] residuals, double[] variances) {
        double[] logs = new double[residuals.length];
        for (int i = 0; i < logs.length; i++) logs[i] = law.logDensity(residuals[i], variances[i]);
        return logs;
    }

    private static List<ErrorLaw> laws(double[] residuals, double[] variances) {
        List<ErrorLaw> laws = new ArrayList<>();
        for (double power : POWERS) {
            double middle = typical(residuals, variances, power);
            for (int t = 0; t < SCALES && middle > 0; t++)
                for (double freedom : FREEDOMS)
                    laws.add(new ErrorLaw(middle * Math.pow(RANGE, 2.0 * t / (SCALES - 1) - 1), power, freedom));
        }
        return laws;
    }

    /// By the median; by the mean square where more than half of the labels are met exactly.
    private static double typical(double[] residuals, double[] variances, double power) {
        double[] sizes = new double[residuals.length];
        double square = 0;
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = Math.abs(residuals[i]) / Math.pow(variances[i], power / 2);
            square += sizes[i] * sizes[i] / sizes.length;
        }
        double median = quantile(sizes, 0.5);
        return median > 0 ? median / NORMAL_MEDIAN : Math.sqrt(square);
    }

    private static double[] wrong(double[] values) {
        double median = quantile(values, 0.5);
        double half = (quantile(values, 0.75) - quantile(values, 0.25)) / 2;
        double width = half > 0 ? half : Math.max(range(values) / 2, Double.MIN_NORMAL);
        return Arrays.stream(values)
                .map(value -> {
                    double z = (value - median) / width;
                    return -Math.log(Math.PI * width) - Math.log1p(z * z);
                })
                .toArray();
    }

    private static double range(double[] values) {
        return Arrays.stream(values).max().orElse(0)
                - Arrays.stream(values).min().orElse(0);
    }

    private static double quantile(double[] values, double share) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        double place = share * (sorted.length - 1);
        int below = (int) Math.floor(place);
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }

    /// How far off a right label is expected to be, in its unit: zero where every label is met exactly.
    public double scale(int label) {
        return scales[label];
    }

    /// How far off it is, in these.
    public double score(int label) {
        return scores[label];
    }

    /// Whether it is more probably wrong than right, where wrong ones are borne out at all.
    public boolean standsOut(int label) {
        return noise.map(found -> found.standsOut(label)).orElse(false);
    }
}
