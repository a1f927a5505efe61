package dev.tangent.present;

import dev.tangent.present.SummaryText.Line;
import dev.tangent.report.ErrorBarReport;
import dev.tangent.report.ReliabilityReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What a summary says of how sure predictions are.
final class UncertaintyText {
    private UncertaintyText() {}

    /// Of the probabilities of classes.
    static List<Line> reliability(ReliabilityReport r) {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line(
                "calibrated",
                String.format(
                        Locale.ROOT,
                        "at temperature %.2f: log loss %.3f, expected calibration error %.3f on %d held-out labels",
                        r.temperature(),
                        r.logLoss(),
                        r.expectedCalibrationError(),
                        r.labels())));
        for (ReliabilityReport.Bin bin : r.bins())
            lines.add(new Line(
                    "",
                    String.format(
                            Locale.ROOT,
                            "probability %.1f to %.1f: %d labels, mean %.2f, right %.2f",
                            bin.from(),
                            bin.to(),
                            bin.labels(),
                            bin.probability(),
                            bin.right())));
        return lines;
    }

    static List<Line> errorBars(ErrorBarReport b) {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("errors", deviations(b)));
        if (!b.predictive() && b.power().values().stream().anyMatch(power -> power < 1))
            lines.add(new Line(
                    "widths",
                    "predicted deviations do not match held-out errors; interval widths were made more uniform"));
        if (b.capped() > 0)
            lines.add(new Line(
                    "widths",
                    String.format(
                            Locale.ROOT,
                            "%.3g %% of the 95 %% intervals are as wide as those of the labels' mean alone",
                            b.capped())));
        if (b.tested() > 0) lines.add(new Line("coverage", coverage(b)));
        return lines;
    }

    private static String deviations(ErrorBarReport b) {
        String error = b.relativeError() == 0
                ? ""
                : String.format(Locale.ROOT, ", variances to about %.0f %%", 100 * b.relativeError());
        List<String> noise = new ArrayList<>();
        b.noise().forEach((output, sd) -> noise.add(output + " " + TuningText.brief(sd)));
        return b.method()
                + error
                + (b.predictive() ? "; deviations include the noise" : "; noise (sd) " + SummaryText.names(noise));
    }

    private static String coverage(ErrorBarReport b) {
        List<String> held = new ArrayList<>();
        b.coverage()
                .forEach((share, found) -> held.add(String.format(Locale.ROOT, "%.0f %% in the %s %%", found, share)));
        return "of " + b.tested() + " held-out labels " + String.join(", ", held) + " intervals";
    }
}
