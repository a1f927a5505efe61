package dev.tangent.fit;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Intervals;
import dev.tangent.learning.newpoints.ErrorBars;
import dev.tangent.learning.uncertainty.HeldOutCoverage;
import dev.tangent.learning.uncertainty.HeldOutUncertainty;
import dev.tangent.learning.uncertainty.NonconformityScores;
import dev.tangent.learning.uncertainty.Uncertainty;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import dev.tangent.preprocessing.RowCompletion;
import dev.tangent.report.ErrorBarReport;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/// The error bars of a fit, and how such intervals did on labels that were held out.
///
/// @param sds a row for each row of the points: of f, or where there is no posterior of a measured value
/// @param variances the same of what is expected of a measured value, in the scores' units
/// @param scores of each output
/// @param ambiguity deviations of values of rows that lack coordinates; none where no row has one
/// @param method where they come from
/// @param relativeError of the variances
/// @param kept what a model keeps of them
public record FitErrorBars(
        MatrixView sds,
        MatrixView variances,
        Optional<MatrixView> ambiguity,
        List<NonconformityScores> scores,
        HeldOutCoverage coverage,
        String method,
        double relativeError,
        ErrorBars kept) {
    private static final double USUAL_SHARE = 0.95;

    /// By the posterior of one regularizer.
    public static FitErrorBars of(RegularizedFit fit) {
        DistinctPoints points = fit.matrix().graph().points();
        Uncertainty uncertainty = fit.uncertainty();
        ErrorBars kept = fit.errorBars(uncertainty);
        return new FitErrorBars(
                MatrixView.of(points.expand(kept.sds().copy())),
                MatrixView.of(points.expand(predictive(kept))),
                Optional.empty(),
                kept.scores(),
                fit.coverage(),
                uncertainty.posterior().method(),
                uncertainty.posterior().relativeError(),
                kept);
    }

    /// Per unit of noise; without noise f's own variance.
    private static Matrix predictive(ErrorBars kept) {
        Matrix variances = Matrix.zeros(kept.sds().rows(), kept.sds().columns());
        for (int i = 0; i < variances.rows(); i++)
            for (int c = 0; c < variances.columns(); c++) {
                double noise = kept.scores().get(c).noise();
                double variance = kept.sds().at(i, c) * kept.sds().at(i, c);
                variances.set(i, c, noise > 0 ? 1 + variance / noise : variance);
            }
        return variances;
    }

    /// By what was predicted of held-out labels, whatever the method.
    public static FitErrorBars of(LearningData data, Selected search) {
        DistinctPoints points = data.points();
        HeldOutUncertainty found =
                HeldOutUncertainty.of(points.cloud(), data.labels(), search.heldOut(), search.folds());
        boolean constant = found.scores().stream().allMatch(own -> own.power() == 0);
        return new FitErrorBars(
                MatrixView.of(points.expand(found.sds())),
                MatrixView.of(points.expand(found.variances())),
                Optional.empty(),
                found.scores(),
                found.coverage(),
                "errors on held-out labels"
                        + (constant || points.cloud().dimension() == 0
                                ? ""
                                : ", scaled by the distance to the nearest label"),
                0,
                ErrorBars.of(found, data.labels()));
    }

    /// Those of all rows, from those of the rows that are used. A row that lacks coordinates may be any of the
    /// points near it: what these differ by is added in quadrature.
    ///
    /// @param values of the rows that are used
    public FitErrorBars completed(LearningData data, Matrix values) {
        RowCompletion rows = data.completion();
        if (rows.isIdentity()) return this;
        double[] spreads = data.labels().spreads();
        Matrix between = rows.spreads(values, spreads);
        Matrix own = sds.copy();
        for (int t = 0; t < own.values().length; t++) own.values()[t] *= own.values()[t];
        Matrix total = rows.values(own, own, new double[spreads.length]);
        for (int t = 0; t < total.values().length; t++)
            total.values()[t] = Math.sqrt(total.values()[t] + Math.pow(between.values()[t], 2));
        return new FitErrorBars(
                MatrixView.of(total),
                MatrixView.of(rows.values(variances.copy(), variances.copy(), smallest())),
                Optional.of(MatrixView.of(between)),
                scores,
                coverage,
                method,
                relativeError,
                kept);
    }

    private boolean byPosterior() {
        return kept.source() instanceof ErrorBars.Source.Posterior;
    }

    /// The least variance of each output.
    private double[] smallest() {
        double[] least = new double[variances.columns()];
        for (int c = 0; c < least.length; c++)
            least[c] = Arrays.stream(variances.column(c)).min().orElse(0);
        return least;
    }

    public Intervals intervals(double share, MatrixView values) {
        return new Intervals(share, values, variances, ambiguity, widths(share));
    }

    private List<NonconformityScores.Interval> widths(double share) {
        return scores.stream().map(own -> own.interval(share)).toList();
    }

    /// The half widths of the 95 % intervals of an output's labels where the others predict them; absent where some
    /// of them are not predicted by the others at all.
    public Optional<double[]> heldOut(DistinctLabels labels, int output) {
        double[] variances = scores.get(output).errors().variances();
        long known = IntStream.range(0, labels.size())
                .filter(i -> labels.has(i, output))
                .count();
        NonconformityScores.Interval interval = scores.get(output).interval(USUAL_SHARE);
        return variances.length == known
                ? Optional.of(
                        Arrays.stream(variances).map(interval::halfWidthAt).toArray())
                : Optional.empty();
    }

    public ErrorBarReport report(List<String> outputs) {
        Map<String, Double> covered = new LinkedHashMap<>();
        for (int s = 0; s < coverage.shares().size(); s++)
            covered.put(
                    String.format(Locale.ROOT, "%.0f", 100 * coverage.shares().get(s)),
                    100 * coverage.covered().get(s));
        List<String> noisy = byPosterior() ? outputs : List.of();
        return new ErrorBarReport(
                method,
                relativeError,
                byOutput(noisy, own -> Math.sqrt(own.noise())),
                covered,
                coverage.tested(),
                !byPosterior(),
                byOutput(outputs, NonconformityScores::power),
                100 * capped());
    }

    private Map<String, Double> byOutput(List<String> outputs, ToDoubleFunction<NonconformityScores> value) {
        Map<String, Double> values = new LinkedHashMap<>();
        for (int c = 0; c < outputs.size(); c++) values.put(outputs.get(c), value.applyAsDouble(scores.get(c)));
        return values;
    }

    /// The part of all values whose interval is that of the mean alone.
    private double capped() {
        List<NonconformityScores.Interval> widths = new ArrayList<>(widths(USUAL_SHARE));
        long capped = 0;
        for (int i = 0; i < variances.rows(); i++)
            for (int c = 0; c < widths.size(); c++) if (widths.get(c).isCapped(variances.at(i, c))) capped++;
        return (double) capped / ((long) variances.rows() * widths.size());
    }
}
