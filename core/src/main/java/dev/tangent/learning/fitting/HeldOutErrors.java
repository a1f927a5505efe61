package dev.tangent.learning.fitting;

import dev.tangent.Check;
import java.util.Arrays;
import java.util.stream.IntStream;

/// How far labels of one output are from what was predicted for them without them.
///
/// @param absolute |y - f| of each label
/// @param variances what was expected of (y - f)^2, up to a common factor; positive
/// @param deviations |y - mean of the other labels|; empty where that is not known
public record HeldOutErrors(double[] absolute, double[] variances, double[] deviations) {
    public HeldOutErrors {
        Check.that(
                absolute.length == variances.length && (deviations.length == 0 || deviations.length == absolute.length),
                absolute.length + " errors need as many variances and deviations but have " + variances.length + " and "
                        + deviations.length);
    }

    /// Errors that are in units of what was expected already.
    public static HeldOutErrors standardised(double[] scores) {
        double[] ones = new double[scores.length];
        Arrays.fill(ones, 1);
        return new HeldOutErrors(scores.clone(), ones, new double[0]);
    }

    public int size() {
        return absolute.length;
    }

    /// |y - f| / v^(power / 2).
    public double[] scores(double power) {
        return IntStream.range(0, size())
                .mapToDouble(i -> absolute[i] / Math.pow(variances[i], power / 2))
                .toArray();
    }

    /// Infinite where all are the same, which bounds nothing.
    public double largestVariance() {
        double largest = Arrays.stream(variances).max().orElse(0);
        double least = Arrays.stream(variances).min().orElse(0);
        return largest > least ? largest : Double.POSITIVE_INFINITY;
    }

    /// Those of some labels.
    public HeldOutErrors select(int[] chosen) {
        return new HeldOutErrors(
                select(absolute, chosen),
                select(variances, chosen),
                deviations.length == 0 ? deviations : select(deviations, chosen));
    }

    private static double[] select(double[] values, int[] chosen) {
        return IntStream.of(chosen).mapToDouble(i -> values[i]).toArray();
    }
}
