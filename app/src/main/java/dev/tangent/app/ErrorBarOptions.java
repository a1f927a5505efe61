package dev.tangent.app;

import dev.tangent.app.method.Kind;
import dev.tangent.learning.uncertainty.NonconformityScores;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/// Which error bars are written; the same for all commands that predict.
final class ErrorBarOptions {
    @Option(
            names = "--sd",
            order = 50,
            description = "write the standard deviation of each predicted value as <output>_sd (lg, lap, ilap with the"
                    + " squared loss)")
    private boolean sd;

    @Option(
            names = "--interval",
            paramLabel = "P",
            split = ",",
            order = 51,
            description = "write intervals meant to hold P per cent of measured values, as <output>_low<P> and"
                    + " <output>_high<P>; several parted by commas")
    private List<String> intervals = List.of();

    boolean wanted() {
        return sd || !intervals.isEmpty();
    }

    void check() {
        for (String text : intervals) share(text);
    }

    private static double share(String text) {
        double percent = new Kind.Positive().parse("--interval", text);
        Check.that(percent < 100, "--interval must be below 100 but is " + text);
        return percent / 100;
    }

    /// @param sds a row for each row of the table
    ErrorBarColumns columns(Matrix sds, List<NonconformityScores> scores) {
        List<ErrorBarColumns.Interval> wanted = new ArrayList<>();
        for (String text : intervals)
            wanted.add(new ErrorBarColumns.Interval(
                    text.strip(),
                    scores.stream().map(own -> own.interval(share(text))).toList()));
        return new ErrorBarColumns(sd, wanted, sds);
    }
}
