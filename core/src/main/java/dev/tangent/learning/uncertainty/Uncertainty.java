package dev.tangent.learning.uncertainty;

import dev.tangent.Check;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.LabelSpectra;
import dev.tangent.learning.fitting.PosteriorVariance;
import dev.tangent.learning.reduction.LabelGroups;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.List;

/// Error bars of a fit by the squared loss: a standard deviation of f and intervals for labels, at every distinct point
/// and for every output.
///
/// Nothing is NaN. A connected component without labels is predicted by their mean, so its standard deviation is their
/// spread.
///
/// @param scores of each output
/// @param spreads of each output's labels: what is known where nothing is
public record Uncertainty(PosteriorVariance posterior, List<NonconformityScores> scores, double[] spreads) {
    /// Nonconformity scores are dense work on the labels, of order l^3.
    static final int MOST_LABELS = 3000;

    /// The error bars of the fit with this lambda.
    ///
    /// @param labels name distinct points
    /// @param reduction of R to the labelled points
    /// @param together labels that would tell of each other
    public static Uncertainty of(
            RegularizerMatrix regularizer,
            DistinctLabels labels,
            Reduction reduction,
            LabelGroups together,
            double lambda,
            SolverSettings settings,
            long seed) {
        Check.atMost(MOST_LABELS, labels.size(), "number of labelled points", MOST_LABELS + " for error bars");
        LabelSpectra spectra = new LabelSpectra(reduction.matrix(), labels, together);
        List<NonconformityScores> scores = new ArrayList<>();
        for (int c = 0; c < labels.outputs(); c++) scores.add(new NonconformityScores(spectra.heldOut(lambda, c)));
        return new Uncertainty(
                PosteriorVariance.of(regularizer, labels, reduction, lambda, settings, seed),
                List.copyOf(scores),
                labels.spreads());
    }

    /// The standard deviation of f at a distinct point.
    public double sd(int point, int output) {
        double variance = posterior.values().at(point, output);
        return variance < Double.POSITIVE_INFINITY
                ? Math.sqrt(scores.get(output).noise() * variance)
                : spreads[output];
    }

    /// Standard deviations of f at all distinct points, u x o.
    public Matrix sds() {
        Matrix sds = Matrix.zeros(posterior.values().rows(), spreads.length);
        for (int i = 0; i < sds.rows(); i++) for (int c = 0; c < spreads.length; c++) sds.set(i, c, sd(i, c));
        return sds;
    }

    public NonconformityScores scores(int output) {
        return scores.get(output);
    }

    /// The spread of an output's labels: what is known where nothing is.
    public double spread(int output) {
        return spreads[output];
    }
}
