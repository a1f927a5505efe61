package dev.tangent.app.option;

import dev.tangent.Check;
import dev.tangent.RegressionFit;
import dev.tangent.learning.Intervals;
import dev.tangent.learning.newpoints.ErrorBars;
import dev.tangent.learning.newpoints.NewPrediction;
import dev.tangent.linalg.MatrixView;
import dev.tangent.present.ErrorBarColumns;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;
import picocli.CommandLine.Option;

/// Which error bars are written; the same for all commands that predict.
public final class ErrorBarOptions {
    @Option(
            names = "--sd",
            order = 50,
            description = "write the standard deviation of each predicted value as <output>_sd; by a method without"
                    + " variances it is that of a measured value, noise included (squared loss only)")
    private boolean sd;

    @Option(
            names = "--interval",
            paramLabel = "P",
            split = ",",
            order = 51,
            description = "write intervals meant to hold P per cent of measured values, as <output>_low<P> and"
                    + " <output>_high<P>; several separated by commas")
    private List<String> intervals = List.of();

    public boolean wanted() {
        return sd || !intervals.isEmpty();
    }

    /// Refuses what are no parts of a hundred.
    public void check() {
        for (String text : intervals) share(text);
    }

    private static double share(String text) {
        double percent = TypedValue.positive("--interval", text);
        Check.that(percent < 100, "--interval must be below 100 but is " + text);
        return percent / 100;
    }

    /// Of a fit with error bars; empty if none are wanted.
    public Optional<ErrorBarColumns> columns(RegressionFit fit) {
        if (!wanted()) return Optional.empty();
        return Optional.of(new ErrorBarColumns(sd, fit.sds(), bounds(fit::intervals)));
    }

    /// Of new points, by a model with error bars; empty if none are wanted.
    public Optional<ErrorBarColumns> columns(NewPrediction predicted, ErrorBars kept) {
        if (!wanted()) return Optional.empty();
        MatrixView sds = MatrixView.of(predicted.sds().orElseThrow());
        return Optional.of(new ErrorBarColumns(sd, sds, bounds(part -> kept.intervals(predicted, part))));
    }

    private List<ErrorBarColumns.IntervalBounds> bounds(DoubleFunction<Intervals> of) {
        return intervals.stream()
                .distinct()
                .map(text -> new ErrorBarColumns.IntervalBounds(text.strip(), of.apply(share(text))))
                .toList();
    }
}
