package dev.tangent.learning.newpoints;

import dev.tangent.Check;
import dev.tangent.learning.Intervals;
import dev.tangent.learning.uncertainty.NonconformityScores;
import dev.tangent.learning.uncertainty.Uncertainty;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// What a fitted model keeps of its [Uncertainty].
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public final class ErrorBars {
    private final Matrix sds;
    private final List<NonconformityScores> scores;
    private final double[] spreads;
    private final double lambda;

    /// From its parts, which nobody writes to any more.
    ///
    /// @param sds standard deviations of f at the data, u x o
    /// @param scores of each output
    /// @param spreads of each output's labels
    /// @param lambda what R was multiplied with
    public ErrorBars(Matrix sds, List<NonconformityScores> scores, double[] spreads, double lambda) {
        this.sds = sds;
        this.scores = List.copyOf(scores);
        this.spreads = spreads;
        this.lambda = Check.positive(lambda, "lambda");
        Check.that(
                scores.size() == sds.columns() && spreads.length == sds.columns(),
                "error bars of " + sds.columns() + " outputs need as many scores and spreads but have " + scores.size()
                        + " and " + spreads.length);
    }

    public static ErrorBars of(Uncertainty uncertainty, double lambda) {
        Matrix sds = uncertainty.sds();
        List<NonconformityScores> scores = new ArrayList<>();
        double[] spreads = new double[sds.columns()];
        for (int c = 0; c < spreads.length; c++) {
            scores.add(uncertainty.scores(c));
            spreads[c] = uncertainty.spread(c);
        }
        return new ErrorBars(sds, scores, spreads, lambda);
    }

    /// Standard deviations of f at the data, u x o.
    public MatrixView sds() {
        return MatrixView.of(sds);
    }

    /// The same for who only reads it.
    Matrix deviations() {
        return sds;
    }

    /// Nonconformity scores of each output.
    public List<NonconformityScores> scores() {
        return scores;
    }

    /// Spreads of each output's labels.
    public List<Double> spreads() {
        return Arrays.stream(spreads).boxed().toList();
    }

    /// The spread of an output's labels.
    double spread(int output) {
        return spreads[output];
    }

    /// What R was multiplied with.
    public double lambda() {
        return lambda;
    }

    /// Intervals at new points that are to hold a share of measured values.
    ///
    /// @param predicted with standard deviations, by the model that has these error bars
    public Intervals intervals(NewPrediction predicted, double share) {
        List<NonconformityScores.Interval> widths =
                scores.stream().map(own -> own.interval(share)).toList();
        Matrix variances = predicted.sds().orElseThrow().copy();
        for (int row = 0; row < variances.rows(); row++)
            for (int c = 0; c < variances.columns(); c++)
                variances.set(row, c, widths.get(c).variance(variances.at(row, c)));
        return new Intervals(
                share, MatrixView.of(predicted.values()), MatrixView.of(variances), Optional.empty(), widths);
    }

    /// The variance of a value whose deviation by one has this energy; at most that of the labels.
    double own(double energy, int output) {
        double noise = scores.get(output).noise();
        double spread = spreads[output] * spreads[output];
        return energy > 0 ? Math.min(noise / (lambda * energy), spread) : spread;
    }
}
