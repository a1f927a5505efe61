package dev.tangent.learning.uncertainty;

import dev.tangent.learning.fitting.HeldOutErrors;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// Whether held-out labels bear out a posterior, so that its variances may decide what to label next.
///
/// The bounds were found by trial on six tables (docs/trust.md). They may be strict: where variances would do, filling
/// the space does nearly as well, and where they would not they lose to labels drawn at random.
///
/// @param relativeError the mean error on held-out labels over that of predicting the mean of the others; over outputs
///     their mean
/// @param rankCorrelation Spearman's (1904), of predicted variances with held-out errors; over outputs their mean
/// @param labels how many of an output were held out, at most
public record PosteriorCheck(double relativeError, double rankCorrelation, int labels) {
    /// Below this a fit follows the labels so well that its geometry is the right one.
    private static final double CLOSE = 0.3;

    /// Standard errors, 1 / sqrt(l - 1), that a rank correlation has to be above zero.
    private static final double SURE = 1.5;

    /// Fewer labels refute nothing.
    private static final int FEWEST = 15;

    /// Compares errors with what was expected of them.
    ///
    /// @param outputs errors of each, with their deviations from the mean
    public static PosteriorCheck of(List<HeldOutErrors> outputs) {
        double relative = 0;
        double correlation = 0;
        int labels = 0;
        for (HeldOutErrors errors : outputs) {
            double spread = sum(errors.deviations());
            relative += (spread > 0 ? sum(errors.absolute()) / spread : 0) / outputs.size();
            correlation += spearman(errors.absolute(), errors.variances()) / outputs.size();
            labels = Math.max(labels, errors.size());
        }
        return new PosteriorCheck(relative, correlation, labels);
    }

    /// Whether the variances may be relied on.
    public boolean isInformative() {
        return labels < FEWEST || relativeError < CLOSE || rankCorrelation > SURE / Math.sqrt(labels - 1.0);
    }

    private static double sum(double[] values) {
        double sum = 0;
        for (double value : values) sum += value;
        return sum;
    }

    /// Zero where one of them does not vary.
    private static double spearman(double[] a, double[] b) {
        double[] ranksA = ranks(a);
        double[] ranksB = ranks(b);
        double middle = (a.length - 1) / 2.0;
        double product = 0;
        double squaresA = 0;
        double squaresB = 0;
        for (int i = 0; i < a.length; i++) {
            product += (ranksA[i] - middle) * (ranksB[i] - middle);
            squaresA += (ranksA[i] - middle) * (ranksA[i] - middle);
            squaresB += (ranksB[i] - middle) * (ranksB[i] - middle);
        }
        return squaresA > 0 && squaresB > 0 ? product / Math.sqrt(squaresA * squaresB) : 0;
    }

    /// From 0; equals share the mean of their ranks.
    private static double[] ranks(double[] values) {
        int[] order = IntStream.range(0, values.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> values[i]))
                .mapToInt(Integer::intValue)
                .toArray();
        double[] ranks = new double[values.length];
        for (int from = 0; from < order.length; ) {
            int to = from + 1;
            while (to < order.length && values[order[to]] == values[order[from]]) to++;
            for (int t = from; t < to; t++) ranks[order[t]] = (from + to - 1) / 2.0;
            from = to;
        }
        return ranks;
    }
}
