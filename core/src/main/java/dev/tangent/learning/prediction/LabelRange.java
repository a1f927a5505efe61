package dev.tangent.learning.prediction;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Status;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The range of one output's labels, and the extrapolation limit: how far outside it a value is kept.
///
/// A search supposes that labels are drawn at random: held-out labels stand for all other rows. Then next to no row is
/// further outside the labels' range than that is wide. Where a part of the graph hangs on few neighbours, far from
/// every label, slopes that nothing bounds may still lead there, and held-out labels do not see it. On a noisy roll 11
/// of 1,000 points were up to four widths outside and had 95 % of the squared error. This is the minimum, but no
/// knowledge.
///
/// Labels that were not drawn at random, such as those of one end of a strip, leave many rows outside their range.
/// There slopes lead far away with good reason, and the values stay.
///
/// @param labels how many there are
public record LabelRange(double low, double high, int labels) {
    /// Labels whose range a random sample would have in a smaller share of draws are not taken for one.
    private static final double UNLIKELY = 0.01;

    public static LabelRange of(double[] values) {
        return new LabelRange(
                Arrays.stream(values).min().orElse(0),
                Arrays.stream(values).max().orElse(0),
                values.length);
    }

    private double width() {
        return high - low;
    }

    /// By more than its width; never where all labels are the same, which tells nothing of how far others may be.
    public boolean isBeyondLimit(double value) {
        return width() > 0 && !(value >= low - width() && value <= high + width());
    }

    /// Whether it is outside the range at all.
    public boolean isOutside(double value) {
        return !(value >= low && value <= high);
    }

    /// Whether as many labels, drawn at random among values, may have had this range: of a share s of all values, l
    /// labels have none or one with a probability of (1 - s)^l + l s (1 - s)^(l-1).
    ///
    /// @param outside how many of the values are outside the range
    public boolean mayBeOfASample(long outside, long values) {
        double share = outside / (double) values;
        double none = Math.pow(1 - share, labels);
        double one = labels * share * Math.pow(1 - share, labels - 1);
        return none + one >= UNLIKELY;
    }

    /// What to tell of rows whose predictions were beyond the limit.
    public static String warning(long rows) {
        return (rows == 1 ? "the prediction of 1 row was" : "the predictions of " + rows + " rows were")
                + " more than one label range outside the labels and replaced by the label mean";
    }

    /// What to tell of values that are beyond the limit and were kept, as they are where labels are no sample: a
    /// slope from the nearest labels is all that holds them.
    public static Optional<String> warningOfKept(Matrix values, DistinctLabels labels) {
        BitSet far = new BitSet();
        double furthest = 0;
        LabelRange[] ranges = IntStream.range(0, labels.outputs())
                .mapToObj(c -> of(labels.knownValues(c)))
                .toArray(LabelRange[]::new);
        for (int row = 0; row < values.rows(); row++)
            for (int c = 0; c < ranges.length; c++) {
                if (!ranges[c].isBeyondLimit(values.at(row, c))) continue;
                far.set(row);
                furthest = Math.max(furthest, ranges[c].widthsOutside(values.at(row, c)));
            }
        int rows = far.cardinality();
        if (rows == 0) return Optional.empty();
        return Optional.of((rows == 1 ? "the prediction of 1 row is" : "the predictions of " + rows + " rows are")
                + " more than one label range outside the labels, up to " + Math.round(furthest)
                + " ranges away: no label lies near, so they follow a slope that nothing confirms");
    }

    private double widthsOutside(double value) {
        return (value > high ? value - high : low - value) / width();
    }

    /// Rows that are far outside the range of labels that may be a sample.
    private BitSet beyondLimit(double[] values) {
        BitSet far = new BitSet();
        if (mayBeOfASample(Arrays.stream(values).filter(this::isOutside).count(), values.length))
            IntStream.range(0, values.length)
                    .filter(row -> isBeyondLimit(values[row]))
                    .forEach(far::set);
        return far;
    }

    /// The labels' mean in place of values beyond the limit, and a warning about how many rows that concerns.
    static Prediction applied(Prediction prediction, DistinctLabels labels) {
        List<BitSet> far = IntStream.range(0, labels.outputs())
                .mapToObj(c -> of(labels.knownValues(c))
                        .beyondLimit(prediction.values().column(c)))
                .toList();
        BitSet concerned = new BitSet();
        far.forEach(concerned::or);
        return concerned.isEmpty() ? prediction : withMeans(prediction, far, concerned, labels.means());
    }

    /// @param far the rows of each output
    /// @param concerned the rows of any
    private static Prediction withMeans(Prediction prediction, List<BitSet> far, BitSet concerned, double[] means) {
        Matrix values = prediction.values().copy();
        for (int c = 0; c < means.length; c++) {
            int output = c;
            far.get(c).stream().forEach(row -> values.set(row, output, means[output]));
        }
        List<Status> statuses = new ArrayList<>(prediction.statuses());
        concerned.stream().forEach(row -> statuses.set(row, statuses.get(row).worse(Status.FEW_LABELS)));
        List<String> warnings = new ArrayList<>(prediction.warnings());
        warnings.add(warning(concerned.cardinality()));
        return new Prediction(
                values,
                List.copyOf(statuses),
                prediction.solve(),
                prediction.convergence(),
                List.copyOf(warnings),
                prediction.function());
    }
}
