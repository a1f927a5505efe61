package dev.tangent.present;

import dev.tangent.Message;
import dev.tangent.learning.Status;
import dev.tangent.method.MeasureKind;
import dev.tangent.plot.page.Block;
import dev.tangent.plot.page.Figure;
import dev.tangent.plot.page.Report;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.ResultTableBuilder;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.page.SectionBuilder;
import dev.tangent.plot.page.TableCell;
import dev.tangent.plot.page.Words;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.result.FitFigure;
import dev.tangent.plot.result.FitPicture;
import dev.tangent.report.CandidateReport;
import dev.tangent.report.ErrorBarReport;
import dev.tangent.report.FitReport;
import dev.tangent.report.ImportanceReport;
import dev.tangent.report.ReliabilityReport;
import dev.tangent.report.TuningReport;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What a fit came to as a page: the summary as tables, and all pictures.
public record FitPage(Summary.FitSummary summary, FitFigure figure) {
    /// Subjects that are told in other forms: warnings, and tables of coverage and of the bins of probabilities.
    private static final List<String> HAVE_TABLES = List.of("warning", "coverage", "");

    /// Where the lines of the summary stand.
    private enum FitPagePart {
        DATA("What was learnt from"),
        CHOICE("What was chosen"),
        TRUST("What it is worth"),
        COMPUTATION("How it was computed");

        private final String title;

        FitPagePart(String title) {
            this.title = title;
        }

        /// Empty for lines that have a place of their own, and for subjects without one, which go with those
        /// before.
        static Optional<FitPagePart> of(String subject) {
            return switch (subject) {
                case "points", "told", "ignored", "recall", "labels" -> Optional.of(DATA);
                case "tuned", "left out", "method", "lambda", "loss" -> Optional.of(CHOICE);
                case "expected",
                        "of each",
                        "baseline",
                        "verdict",
                        "test",
                        "matter",
                        "calibrated",
                        "errors",
                        "widths",
                        "coverage" -> Optional.of(TRUST);
                case "matrix", "solver", "solved", "device", "time", "written" -> Optional.of(COMPUTATION);
                default -> Optional.empty();
            };
        }
    }

    /// All pictures on one sheet.
    public Drawing sheet() {
        return figure.sheet(title(), lead());
    }

    /// A page of the pictures alone.
    public Report pictures() {
        return new Report(title(), Words.of(lead()), drawn());
    }

    /// Summary and pictures.
    public Report report() {
        Map<FitPagePart, List<Block.Provenance.Fact>> facts = facts();
        List<Section> sections = new ArrayList<>();
        sections.add(warnings());
        for (FitPagePart part : FitPagePart.values()) {
            if (part == FitPagePart.COMPUTATION) sections.addAll(drawn());
            SectionBuilder section = Section.titled(part.title);
            if (facts.containsKey(part)) section.add(new Block.Provenance(facts.get(part)));
            tables(part).forEach(section::add);
            Section made = section.build();
            if (!made.blocks().isEmpty()) sections.add(made);
        }
        return new Report(title(), Words.of(lead()), sections);
    }

    private String title() {
        List<String> outputs = summary.labels().outputs();
        int shown = Math.min(FitFigure.MOST_OUTPUTS, outputs.size());
        return "Prediction of " + String.join(", ", outputs.subList(0, shown))
                + (shown < outputs.size() ? " and " + (outputs.size() - shown) + " more" : "");
    }

    private String lead() {
        String learnt = Message.counted(summary.labels().labelled(), "label, ", "labels, ")
                + Message.counted(summary.points().counts().rows(), "row", "rows") + " of "
                + summary.points().file();
        return summary.report()
                .tuning()
                .map(tuning -> "Expected: " + TuningText.headline(tuning) + ". " + learnt + ".")
                .orElse(learnt + "; no label was held out.");
    }

    private Map<FitPagePart, List<Block.Provenance.Fact>> facts() {
        Map<FitPagePart, List<Block.Provenance.Fact>> facts = new EnumMap<>(FitPagePart.class);
        FitPagePart part = FitPagePart.DATA;
        for (SummaryText.Line line : SummaryText.lines(summary)) {
            if (HAVE_TABLES.contains(line.subject())) continue;
            part = FitPagePart.of(line.subject()).orElse(part);
            Words words = line.subject().equals("time") ? Words.empty().time(line.words()) : Words.of(line.words());
            facts.computeIfAbsent(part, p -> new ArrayList<>()).add(new Block.Provenance.Fact(line.subject(), words));
        }
        facts.computeIfAbsent(FitPagePart.COMPUTATION, p -> new ArrayList<>())
                .add(new Block.Provenance.Fact("version", Words.of("Tangent " + summary.version())));
        return facts;
    }

    private Section warnings() {
        List<String> warnings = summary.run().warnings();
        SectionBuilder section = Section.titled("Warnings");
        return (warnings.isEmpty()
                        ? section.paragraph("None.")
                        : section.add(new Block.Bullets(
                                warnings.stream().map(Words::of).toList())))
                .build();
    }

    private List<Block> tables(FitPagePart part) {
        FitReport report = summary.report();
        List<Block> tables = new ArrayList<>();
        switch (part) {
            case DATA -> tables.add(statuses());
            case CHOICE -> report.tuning().filter(t -> t.ranking().size() > 1).ifPresent(t -> tables.add(ranking(t)));
            case TRUST -> {
                report.tuning().ifPresent(tuning -> tables.add(expected(tuning)));
                report.errorBars().filter(bars -> bars.tested() > 0).ifPresent(bars -> tables.add(coverage(bars)));
                report.reliability().ifPresent(found -> tables.add(reliability(found)));
                summary.evaluation().importance().ifPresent(found -> tables.add(importance(found)));
            }
            case COMPUTATION -> {}
        }
        return tables;
    }

    private ResultTable statuses() {
        ResultTableBuilder table = ResultTable.named("statuses", "Rows by how they came by their values.")
                .columns("status", "rows");
        for (Status status : Status.values()) {
            long rows = figure.fit().statuses().stream()
                    .filter(each -> each == status)
                    .count();
            if (rows > 0) table.row(TableCell.of(status.word()), TableCell.of(rows));
        }
        return table.build();
    }

    private static ResultTable expected(TuningReport tuning) {
        ResultTableBuilder table = ResultTable.named(
                        "expected", "Errors on held-out labels, and where they lie elsewhere in nine of ten cases.")
                .columns("output", tuning.measure().word(), "from", "to");
        boolean accuracy = tuning.measure() == MeasureKind.ACCURACY;
        for (CandidateReport row : tuning.chosen())
            table.row(
                    TableCell.of(row.outputs().size() > 3 ? "all outputs" : String.join(", ", row.outputs())),
                    number(accuracy ? 1 - row.error() : row.error()),
                    number(accuracy ? 1 - row.high90() : row.low90()),
                    number(accuracy ? 1 - row.low90() : row.high90()));
        tuning.baselines()
                .forEach((method, error) -> table.row(
                        TableCell.of("baseline: " + TuningText.baseline(method, accuracy)
                                + (tuning.chosen().size() > 1 && !tuning.unit().isEmpty() ? ", " + tuning.unit() : "")),
                        number(accuracy ? 1 - error : error),
                        TableCell.of(""),
                        TableCell.of("")));
        return table.build();
    }

    private ResultTable ranking(TuningReport tuning) {
        List<String> columns = summary.points().coordinates().columns();
        ResultTableBuilder table = ResultTable.named("ranking", "The best of each method, best first.")
                .columns("method", tuning.measure().word(), "std. error", "parameters");
        boolean accuracy = tuning.measure() == MeasureKind.ACCURACY;
        for (CandidateReport row : tuning.ranking())
            table.row(
                    TableCell.of(row.method()),
                    number(accuracy ? 1 - row.error() : row.error()),
                    number(row.standardError()),
                    TableCell.of(TuningText.parameters(row, columns)));
        return table.build();
    }

    private static ResultTable coverage(ErrorBarReport bars) {
        ResultTableBuilder table = ResultTable.named(
                        "coverage", "Intervals on " + bars.tested() + " held-out labels, in per cent.")
                .columns("intervals of", "held");
        bars.coverage()
                .forEach((share, found) ->
                        table.row(TableCell.of(share), TableCell.of(String.format(Locale.ROOT, "%.0f", found))));
        return table.build();
    }

    private static ResultTable reliability(ReliabilityReport found) {
        ResultTableBuilder table = ResultTable.named(
                        "reliability", "Held-out labels by the probability of their most probable class.")
                .columns("probability", "labels", "mean", "right");
        for (ReliabilityReport.Bin bin : found.bins())
            table.row(
                    TableCell.of(String.format(Locale.ROOT, "%.1f to %.1f", bin.from(), bin.to())),
                    TableCell.of(bin.labels()),
                    TableCell.number(bin.probability(), 2),
                    TableCell.number(bin.right(), 2));
        return table.build();
    }

    private static ResultTable importance(ImportanceReport found) {
        String measure = found.measure().word();
        ResultTableBuilder table = ResultTable.named(
                        "importance",
                        "How much is added to " + measure + " " + TuningText.brief(found.error()) + " on "
                                + Message.counted(found.labels(), "label", "labels")
                                + " not learnt from where a column has other rows' values.")
                .columns("column", "added to " + measure, "std. error");
        for (ImportanceReport.ColumnImportance each : found.columns())
            table.row(TableCell.of(each.column()), number(each.increase()), number(each.standardError()));
        return table.build();
    }

    private static TableCell number(double value) {
        return TableCell.of(Double.isFinite(value) ? TuningText.brief(value) : "unknown");
    }

    /// A section for each output, and one for the search.
    private List<Section> drawn() {
        List<Section> sections = new ArrayList<>();
        for (FitFigure.PictureRow row : figure.rows()) {
            SectionBuilder section = Section.titled(row.title());
            if (sections.isEmpty()) figure.remarks().forEach(section::paragraph);
            sections.add(section.add(new Block.FigureRow(
                            row.pictures().stream().map(FitPage::figure).toList()))
                    .build());
        }
        return sections;
    }

    private static Figure figure(FitPicture picture) {
        return Figure.of(picture.name(), picture.drawing(), picture.caption(), picture.caption());
    }
}
