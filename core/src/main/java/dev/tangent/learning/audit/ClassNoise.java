package dev.tangent.learning.audit;

import dev.tangent.learning.calibration.TemperatureScaling;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;

/// Which classes of labels are wrong, by the probabilities that the other labels predict.
///
/// A right label is of a class with the probability that is predicted for it, at a temperature that does not have to
/// answer for the wrong ones; a wrong label is of any class alike. Errors of a fit are where it is in doubt, wrong
/// labels are anywhere: by that the two are told apart. Where a fit is as sure everywhere they cannot be; so that wrong
/// labels are not taken for a fit in doubt, a temperature t has the prior 1 / t.
public final class ClassNoise {
    /// Times that of the probabilities as they came: from a quarter to eight.
    private static final double[] TEMPERATURES =
            DoubleStream.iterate(0.25, t -> t < 8.1, t -> t * Math.pow(2, 0.25)).toArray();

    private final LabelNoise noise;

    /// Of labels that the others predict.
    ///
    /// @param probabilities a row for each label
    /// @param classes of the labels
    public ClassNoise(Matrix probabilities, int[] classes) {
        List<double[]> right = Arrays.stream(TEMPERATURES)
                .mapToObj(t -> logs(new TemperatureScaling(t, classes.length).of(probabilities), classes))
                .toList();
        double[] wrong = new double[classes.length];
        Arrays.fill(wrong, -Math.log(probabilities.columns()));
        double[] prior = Arrays.stream(TEMPERATURES).map(t -> -Math.log(t)).toArray();
        noise = LabelNoise.of(right, prior, wrong);
    }

    private static double[] logs(Matrix probabilities, int[] classes) {
        double[] logs = new double[classes.length];
        for (int i = 0; i < logs.length; i++) logs[i] = Math.log(probabilities.at(i, classes[i]));
        return logs;
    }

    /// Whether it is more probably wrong than right, where wrong ones are borne out at all.
    public boolean standsOut(int label) {
        return noise.standsOut(label);
    }
}
