package dev.tangent;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.newpoints.ErrorBars;
import dev.tangent.learning.uncertainty.HeldOutCoverage;
import dev.tangent.learning.uncertainty.NonconformityScores;
import dev.tangent.learning.uncertainty.Uncertainty;
import dev.tangent.linalg.MatrixView;
import dev.tangent.report.ErrorBarReport;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The error bars of a fit, and how such intervals did on labels that were held out.
///
/// @param sds a row for each row of the points
/// @param kept what a model keeps of them
record FitErrorBars(MatrixView sds, Uncertainty uncertainty, HeldOutCoverage coverage, ErrorBars kept) {
    static FitErrorBars of(RegularizedFit fit) {
        DistinctPoints points = fit.matrix().graph().points();
        Uncertainty uncertainty = fit.uncertainty();
        ErrorBars kept = fit.errorBars(uncertainty);
        return new FitErrorBars(MatrixView.of(points.expand(kept.sds())), uncertainty, fit.coverage(), kept);
    }

    Intervals intervals(double share, MatrixView values) {
        List<NonconformityScores.Interval> widths =
                kept.scores().stream().map(own -> own.interval(share)).toList();
        return new Intervals(share, values, sds, widths);
    }

    ErrorBarReport report(List<String> outputs) {
        Map<String, Double> noise = new LinkedHashMap<>();
        for (int c = 0; c < outputs.size(); c++)
            noise.put(outputs.get(c), Math.sqrt(kept.scores().get(c).noise()));
        Map<String, Double> covered = new LinkedHashMap<>();
        for (int s = 0; s < coverage.shares().size(); s++)
            covered.put(
                    String.format(Locale.ROOT, "%.0f", 100 * coverage.shares().get(s)),
                    100 * coverage.covered().get(s));
        return new ErrorBarReport(
                uncertainty.posterior().method(),
                uncertainty.posterior().relativeError(),
                noise,
                covered,
                coverage.tested());
    }
}
