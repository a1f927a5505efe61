package dev.tangent.app.report;

import dev.tangent.app.report.Summary.Bars;
import dev.tangent.app.report.Summary.LambdaUsed;
import dev.tangent.app.report.Summary.Learned;
import dev.tangent.app.report.Summary.LossUsed;
import dev.tangent.app.report.Summary.MatrixMade;
import dev.tangent.app.report.Summary.MethodUsed;
import dev.tangent.app.report.Summary.Points;
import dev.tangent.app.report.Summary.Value;
import dev.tangent.learning.reduction.SolveSummary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A summary for people: one line a subject.
public final class SummaryText {
    private static final int MOST_NAMES = 6;

    private final StringBuilder text = new StringBuilder();

    private SummaryText() {}

    public static String of(Summary summary) {
        SummaryText writer = new SummaryText();
        writer.points(summary.points());
        summary.labels().ifPresent(writer::labels);
        summary.tuning().ifPresent(tuning -> writer.tuning(tuning, summary.command()));
        summary.method().ifPresent(writer::method);
        summary.lambda().ifPresent(writer::lambda);
        summary.matrix().ifPresent(writer::matrix);
        summary.loss().filter(loss -> !loss.name().equals("squared")).ifPresent(writer::loss);
        summary.solve().ifPresent(writer::solve);
        summary.errorBars().ifPresent(writer::errorBars);
        summary.warnings().forEach(warning -> writer.line("warning", warning));
        writer.seconds(summary.seconds());
        summary.output().ifPresent(file -> writer.line("written", file));
        return writer.text.toString();
    }

    public static String of(Findings findings) {
        SummaryText writer = new SummaryText();
        writer.points(findings.points());
        findings.method().ifPresent(writer::method);
        findings.words().forEach(writer::line);
        findings.warnings().forEach(warning -> writer.line("warning", warning));
        writer.seconds(findings.seconds());
        findings.output().ifPresent(file -> writer.line("written", file));
        return writer.text.toString();
    }

    private void line(String subject, String words) {
        text.append(String.format(Locale.ROOT, "%-9s %s%n", subject, words));
    }

    private void points(Points p) {
        line(
                "points",
                p.file() + ": " + p.rows() + " rows"
                        + (p.distinct() == p.rows() ? "" : ", " + p.distinct() + " distinct")
                        + ", " + p.dimension() + (p.dimension() == 1 ? " coordinate " : " coordinates ")
                        + names(p.columns()));
        if (!p.ignored().isEmpty()) line("ignored", "columns of text or mere row numbers " + names(p.ignored()));
    }

    private static String names(List<String> names) {
        int shown = Math.min(MOST_NAMES, names.size());
        return "(" + String.join(", ", names.subList(0, shown)) + (shown < names.size() ? ", ..." : "") + ")";
    }

    private void labels(Learned l) {
        line(
                "labels",
                l.labelled() + " rows of " + l.source() + ", "
                        + l.classes()
                                .map(counts -> "classes of '" + l.outputs().getFirst() + "': " + counts(counts))
                                .orElse(l.outputs().size()
                                        + (l.outputs().size() == 1 ? " output " : " outputs ")
                                        + names(l.outputs()))
                        + l.weights().map(column -> ", weighted by " + column).orElse(""));
    }

    private static String counts(Map<String, Integer> classes) {
        List<String> words = new ArrayList<>();
        classes.forEach((name, count) -> words.add(name + " " + count));
        int shown = Math.min(2 * MOST_NAMES, words.size());
        return String.join(", ", words.subList(0, shown))
                + (shown < words.size() ? " and " + (words.size() - shown) + " more" : "");
    }

    private void tuning(Tuning t, String command) {
        line("tuned", TuningText.extent(t));
        if (command.equals("tune") || command.equals("compare")) return; // they show a table
        for (Tuning.Row row : t.chosen())
            line(
                    "expected",
                    (t.chosen().size() > 1 ? row.outputs().getFirst() + ": " : "")
                            + TuningText.error(t, row)
                            + " on held-out labels"
                            + (t.chosen().size() > 1 ? ", " + row.method() + ", " + TuningText.parameters(row) : ""));
        if (!t.verdict().isEmpty()) line("verdict", t.verdict());
    }

    private void method(MethodUsed m) {
        List<String> told = new ArrayList<>();
        for (Map.Entry<String, Value> entry : m.parameters().entrySet())
            told.add(entry.getKey() + " " + entry.getValue().value()
                    + mark(entry.getValue().byDefault(), entry.getValue().chosen()));
        line("method", m.name() + ", " + m.title() + mark(m.byDefault(), false) + ": " + String.join(", ", told));
    }

    private static String mark(boolean byDefault, boolean chosen) {
        return byDefault ? " (default)" : chosen ? " (chosen)" : "";
    }

    private void lambda(LambdaUsed l) {
        line("lambda", l.raw() + ", relative " + l.relative() + mark(l.byDefault(), l.chosen()));
    }

    private void matrix(MatrixMade m) {
        line(
                "matrix",
                m.size() + " x " + m.size() + (m.power() == 1 ? ", " : ", the power " + m.power() + " of one with ")
                        + m.entries() + " entries");
    }

    private void loss(LossUsed l) {
        String parameter = l.parameter()
                .map(name ->
                        ", " + name + " " + l.value().orElseThrow() + (l.ofSpread() ? " of each output's spread" : ""))
                .orElse("");
        String reached = l.convergence()
                .map(c -> String.format(
                        Locale.ROOT,
                        "; at most %.1e of its value above the minimum after %d Newton steps",
                        c.relativeGap(),
                        c.iterations()))
                .orElse("");
        line("loss", l.name() + parameter + reached);
    }

    private void solve(SolveSummary s) {
        line("solver", s.method() + ": " + s.reason());
        String ended = s.termination().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        String after = s.iterations() == 0 ? "" : " after " + s.iterations() + " iterations";
        line("solved", ended + after + String.format(Locale.ROOT, ", relative residual %.1e", s.residual()));
    }

    private void errorBars(Bars b) {
        String error = b.relativeError() == 0
                ? ""
                : String.format(Locale.ROOT, ", variances to about %.0f %%", 100 * b.relativeError());
        List<String> noise = new ArrayList<>();
        b.noise().forEach((output, sd) -> noise.add(String.format(Locale.ROOT, "%s %.3g", output, sd)));
        line("errors", b.method() + error + "; noise (sd) " + names(noise));
        if (b.tested() == 0) return;
        List<String> held = new ArrayList<>();
        b.coverage()
                .forEach((share, found) -> held.add(String.format(Locale.ROOT, "%.0f %% in the %s %%", found, share)));
        line("coverage", "of " + b.tested() + " held-out labels " + String.join(", ", held) + " intervals");
    }

    private void seconds(Map<String, Double> seconds) {
        double total =
                seconds.values().stream().mapToDouble(Double::doubleValue).sum();
        List<String> parts = new ArrayList<>();
        seconds.forEach((stage, time) -> parts.add(String.format(Locale.ROOT, "%s %.2f", stage, time)));
        line("time", String.format(Locale.ROOT, "%.2f s: %s", total, String.join(", ", parts)));
    }
}
