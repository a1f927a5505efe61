package dev.tangent.present;

import dev.tangent.Message;
import dev.tangent.present.PointsSummary.PointCounts;
import dev.tangent.report.CandidateReport;
import dev.tangent.report.FitReport;
import dev.tangent.report.FitReport.DeviceReport;
import dev.tangent.report.FitReport.LambdaReport;
import dev.tangent.report.FitReport.SolveReport;
import dev.tangent.report.LossReport;
import dev.tangent.report.MatrixReport;
import dev.tangent.report.MethodReport;
import dev.tangent.report.MethodReport.ReportedValue;
import dev.tangent.report.TuningReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A summary for people: one line a subject.
public final class SummaryText {
    private static final int MOST_NAMES = 6;

    private final List<Line> lines = new ArrayList<>();
    private final List<String> columns;

    /// @param columns the names of the coordinates
    private SummaryText(List<String> columns) {
        this.columns = columns;
    }

    /// One subject and what there is to say of it.
    ///
    /// @param subject empty where the line goes on with the one before
    record Line(String subject, String words) {}

    public static String of(Summary summary) {
        StringBuilder text = new StringBuilder();
        for (Line line : lines(summary))
            text.append(String.format(Locale.ROOT, "%-9s %s%n", line.subject(), line.words()));
        return text.toString();
    }

    static List<Line> lines(Summary summary) {
        SummaryText writer = new SummaryText(summary.points().coordinates().columns());
        writer.points(summary.points(), hasStatuses(summary));
        switch (summary) {
            case Summary.FitSummary fitted -> writer.fitted(fitted);
            case Summary.SearchSummary searched -> writer.searched(searched);
            case Summary.RegularizerSummary made -> writer.regularized(made);
            case Summary.ApplySummary applied -> {}
            case Summary.AnalysisSummary analysed -> {
                analysed.method().ifPresent(writer::method);
                analysed.words().forEach(writer::line);
            }
        }
        writer.run(summary.run());
        return writer.lines;
    }

    private void fitted(Summary.FitSummary summary) {
        labels(summary.labels());
        FitReport report = summary.report();
        report.tuning().ifPresent(this::tuning);
        evaluation(summary.evaluation());
        report.method().ifPresent(this::method);
        report.lambda().ifPresent(this::lambda);
        report.matrix().ifPresent(this::matrix);
        report.loss().ifPresent(this::loss);
        solve(report.solve());
        report.reliability().map(UncertaintyText::reliability).ifPresent(lines::addAll);
        report.errorBars().map(UncertaintyText::errorBars).ifPresent(lines::addAll);
        report.device().ifPresent(this::device);
    }

    private void evaluation(EvaluationSummary evaluation) {
        evaluation
                .test()
                .ifPresent(test -> test.scores()
                        .forEach(score -> line(
                                "test",
                                EvaluationText.score(
                                        score, test.file(), test.scores().size() == 1))));
        evaluation.importance().ifPresent(report -> line("matter", EvaluationText.importance(report)));
    }

    private void searched(Summary.SearchSummary summary) {
        labels(summary.labels());
        tried(summary.tuning());
        loss(summary.loss());
    }

    private void regularized(Summary.RegularizerSummary summary) {
        method(summary.method());
        lambda(summary.lambda());
        matrix(summary.matrix());
    }

    private void run(RunSummary run) {
        run.notes().forEach(this::line);
        run.warnings().forEach(warning -> line("warning", warning));
        seconds(run.seconds());
        run.output().ifPresent(file -> line("written", file));
    }

    private void line(String subject, String words) {
        lines.add(new Line(subject, words));
    }

    private static String distinct(PointsSummary p) {
        PointCounts counts = p.counts();
        if (counts.distinct() == counts.rows()) return "";
        boolean lacking =
                p.preprocessing().filter(done -> done.incomplete() > 0).isPresent();
        return ", " + counts.distinct() + (lacking ? " complete and distinct" : " distinct");
    }

    /// Whether a row's status stands beside what is told of it.
    private static boolean hasStatuses(Summary summary) {
        return summary instanceof Summary.FitSummary || summary instanceof Summary.ApplySummary;
    }

    private void points(PointsSummary p, boolean statuses) {
        int dimension = p.counts().dimension();
        line(
                "points",
                p.file() + ": " + Message.counted(p.counts().rows(), "row", "rows")
                        + distinct(p)
                        + ", " + coordinates(dimension, p.coordinates().columns()));
        PreprocessingText.ignored(p).ifPresent(words -> line("ignored", words));
        p.edges().ifPresent(edges -> line("graph", Message.counted(edges, "edge", "edges") + ", as given"));
        p.preprocessing().filter(done -> dimension > 0).ifPresent(done -> {
            line("columns", PreprocessingText.scaling(done));
            PreprocessingText.missing(done, statuses).ifPresent(words -> line("missing", words));
        });
        p.recall()
                .ifPresent(part -> line(
                        "recall",
                        String.format(Locale.ROOT, "%.4f of the neighbours found by an approximate search", part)));
    }

    private static String coordinates(int count, List<String> names) {
        if (count == 0) return "no coordinates";
        return Message.counted(count, "coordinate ", "coordinates ") + names(names);
    }

    static String names(List<String> names) {
        int shown = Math.min(MOST_NAMES, names.size());
        return "(" + String.join(", ", names.subList(0, shown)) + (shown < names.size() ? ", ..." : "") + ")";
    }

    private void labels(LabelSummary l) {
        line(
                "labels",
                Message.counted(l.labelled(), "row", "rows") + " of " + l.source() + ", "
                        + l.classes()
                                .map(counts -> "classes of '" + l.outputs().getFirst() + "': " + counts(counts))
                                .orElse(Message.counted(l.outputs().size(), "output ", "outputs ") + names(l.outputs()))
                        + l.weights().map(column -> ", weighted by " + column).orElse(""));
    }

    private static String counts(Map<String, Integer> classes) {
        List<String> words = new ArrayList<>();
        classes.forEach((name, count) -> words.add(name + " " + count));
        int shown = Math.min(2 * MOST_NAMES, words.size());
        return String.join(", ", words.subList(0, shown))
                + (shown < words.size() ? " and " + (words.size() - shown) + " more" : "");
    }

    private void tried(TuningReport t) {
        line("tuned", TuningText.tried(t));
        if (!t.extent().leftOut().isEmpty())
            line("left out", String.join(", ", t.extent().leftOut()) + ", which cannot do what was asked for");
        if (!t.extent().behind().isEmpty())
            line(
                    "behind",
                    String.join(", ", t.extent().behind())
                            + ": with some of their settings too far to be tried with all");
    }

    private void tuning(TuningReport t) {
        tried(t);
        for (CandidateReport row : t.chosen())
            line(
                    "expected",
                    (t.chosen().size() > 1 ? row.outputs().getFirst() + ": " : "")
                            + TuningText.expected(t, row)
                            + (t.chosen().size() > 1
                                    ? ", " + row.method() + ", " + TuningText.parameters(row, columns)
                                    : ""));
        if (t.chosen().size() == 1 && !t.chosen().getFirst().outputErrors().isEmpty())
            line("of each", TuningText.each(t.chosen().getFirst()));
        if (!t.baselines().isEmpty()) line("baseline", TuningText.baselines(t));
        if (!t.verdict().isEmpty()) line("verdict", t.verdict());
    }

    private void method(MethodReport m) {
        List<String> told = new ArrayList<>();
        for (Map.Entry<String, ReportedValue> entry : m.parameters().entrySet())
            told.add(entry.getKey() + " "
                    + TuningText.named(TuningText.shown(entry.getValue().value()), columns)
                    + mark(entry.getValue().byDefault(), entry.getValue().chosen()));
        line(
                "method",
                m.name() + ", " + m.title() + mark(m.byDefault(), false)
                        + (told.isEmpty() ? "" : ": " + String.join(", ", told)));
    }

    private static String mark(boolean byDefault, boolean chosen) {
        return byDefault ? " (default)" : chosen ? " (chosen)" : "";
    }

    private void lambda(LambdaReport l) {
        line(
                "lambda",
                TuningText.brief(l.raw()) + ", relative " + TuningText.brief(l.relative())
                        + mark(l.byDefault(), l.chosen()));
    }

    private void matrix(MatrixReport m) {
        line(
                "matrix",
                m.size() + " x " + m.size() + (m.power() == 1 ? ", " : ", the power " + m.power() + " of one with ")
                        + m.entries() + " entries");
    }

    private void loss(LossReport l) {
        if (ReportedLoss.of(l).isSquared()) return;
        String parameter = l.parameter()
                .map(name -> ", " + name + " " + TuningText.brief(l.value().orElseThrow())
                        + (l.ofSpread() ? " of each output's spread" : ""))
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

    private void solve(SolveReport s) {
        line("solver", s.method() + ": " + s.reason());
        String ended = s.termination().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        String after = s.iterations() == 0 ? "" : " after " + s.iterations() + " iterations";
        line("solved", ended + after + String.format(Locale.ROOT, ", relative residual %.1e", s.residual()));
    }

    private void device(DeviceReport d) {
        List<String> stages = new ArrayList<>();
        for (DeviceReport.StageReport stage : d.stages())
            stages.add(String.format(
                    Locale.ROOT,
                    "%s %.2f s (%.1f MB there, %.1f MB back)",
                    stage.name(),
                    stage.seconds(),
                    stage.bytesTo() / 1e6,
                    stage.bytesFrom() / 1e6));
        line("device", d.name() + ": " + String.join(", ", stages));
    }

    private void seconds(Map<String, Double> seconds) {
        double total =
                seconds.values().stream().mapToDouble(Double::doubleValue).sum();
        List<String> parts = new ArrayList<>();
        seconds.forEach((stage, time) -> parts.add(String.format(Locale.ROOT, "%s %.2f", stage, time)));
        line("time", String.format(Locale.ROOT, "%.2f s: %s", total, String.join(", ", parts)));
    }
}
