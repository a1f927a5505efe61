package dev.tangent.learning.uncertainty;

import dev.tangent.linalg.MatrixView;
import java.util.List;

/// Intervals at every row, meant to hold the same share of measured values.
public final class Intervals {
    private final double share;
    private final MatrixView values;
    private final MatrixView variances;
    private final List<NonconformityScores.Interval> widths;

    /// Around values.
    ///
    /// @param variances predictive, a row for each row of the points, in the units of the widths
    /// @param widths of each output
    public Intervals(double share, MatrixView values, MatrixView variances, List<NonconformityScores.Interval> widths) {
        this.share = share;
        this.values = values;
        this.variances = variances;
        this.widths = widths;
    }

    /// Of values to lie within, between 0 and 1.
    public double share() {
        return share;
    }

    public PredictionInterval at(int row, int output) {
        double half = widths.get(output).halfWidthAt(variances.at(row, output));
        double value = values.at(row, output);
        return new PredictionInterval(value - half, value + half);
    }
}
