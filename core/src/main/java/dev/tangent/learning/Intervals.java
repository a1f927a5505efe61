package dev.tangent.learning;

import dev.tangent.learning.uncertainty.NonconformityScores;
import dev.tangent.learning.uncertainty.Quantiles;
import dev.tangent.linalg.MatrixView;
import java.util.List;
import java.util.Optional;

/// Intervals at every row, meant to hold the same share of measured values.
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public final class Intervals {
    /// Degrees of freedom of what is as good as a normal distribution.
    private static final int MANY = 1_000;

    private final double share;
    private final MatrixView values;
    private final MatrixView variances;
    private final Optional<MatrixView> ambiguity;
    private final double quantile;
    private final List<NonconformityScores.Interval> widths;

    /// Around values.
    ///
    /// @param variances predictive, a row for each row of the points, in the units of the widths
    /// @param ambiguity deviations of values beside these
    /// @param widths of each output
    public Intervals(
            double share,
            MatrixView values,
            MatrixView variances,
            Optional<MatrixView> ambiguity,
            List<NonconformityScores.Interval> widths) {
        this.share = share;
        this.values = values;
        this.variances = variances;
        this.ambiguity = ambiguity;
        quantile = Quantiles.student(share, MANY);
        this.widths = widths;
    }

    /// Of values to lie within, between 0 and 1.
    public double share() {
        return share;
    }

    public PredictionInterval at(int row, int output) {
        double half = Math.hypot(
                widths.get(output).halfWidthAt(variances.at(row, output)),
                ambiguity.map(spread -> quantile * spread.at(row, output)).orElse(0.0));
        double value = values.at(row, output);
        return new PredictionInterval(value - half, value + half);
    }

    /// Where a measured value is expected.
    public record PredictionInterval(double low, double high) {
        public double width() {
            return high - low;
        }

        public boolean contains(double value) {
            return low <= value && value <= high;
        }
    }
}
