package dev.tangent.app;

import dev.tangent.app.report.Summary;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.newpoints.ErrorBars;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.uncertainty.HeldOutCoverage;
import dev.tangent.learning.uncertainty.NonconformityScores;
import dev.tangent.learning.uncertainty.Uncertainty;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The error bars of a fit, and how such intervals did on labels that were held out.
record FitErrors(DistinctPoints points, Uncertainty uncertainty, HeldOutCoverage coverage, ErrorBars bars) {
    private static final int FOLDS = 5;

    static FitErrors of(Fit.Regularized fit, Labels rows, SolverSettings solver, long seed) {
        RegularizerMatrix matrix = fit.made().matrix();
        DistinctPoints points = matrix.graph().points();
        DistinctLabels labels = rows.merged(points);
        double lambda = fit.lambda().over(matrix);
        Reduction reduction = Reduction.of(matrix, labels.points(), solver);
        Uncertainty uncertainty = Uncertainty.of(matrix, labels, reduction, lambda, solver, seed);
        HeldOutCoverage coverage = HeldOutCoverage.of(
                reduction.matrix(), labels, lambda, Folds.of(labels.size(), Math.min(FOLDS, labels.size()), seed));
        return new FitErrors(points, uncertainty, coverage, ErrorBars.of(uncertainty, lambda));
    }

    /// Standard deviations, a row for each row of the table.
    Matrix rows() {
        return points.expand(bars.sds());
    }

    List<NonconformityScores> scores() {
        return bars.scores();
    }

    Summary.Bars used(List<String> outputs) {
        Map<String, Double> noise = new LinkedHashMap<>();
        for (int c = 0; c < outputs.size(); c++)
            noise.put(outputs.get(c), Math.sqrt(scores().get(c).noise()));
        Map<String, Double> covered = new LinkedHashMap<>();
        for (int s = 0; s < coverage.shares().size(); s++)
            covered.put(
                    String.format(Locale.ROOT, "%.0f", 100 * coverage.shares().get(s)),
                    100 * coverage.covered().get(s));
        return new Summary.Bars(
                uncertainty.posterior().method(),
                uncertainty.posterior().relativeError(),
                noise,
                covered,
                coverage.tested());
    }
}
