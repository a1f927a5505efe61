package dev.tangent.experiments.survey;

import dev.tangent.experiments.paper.Experiment;
import dev.tangent.experiments.paper.Setup;
import dev.tangent.experiments.study.StudyDesign;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.ResultTableBuilder;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.page.TableCell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How far to trust it: prediction intervals and suggested labels on the tables of the survey. Beyond the paper.
public record ReliabilityExperiment() implements Experiment {
    public static final String NAME = "reliability";

    private static final int[] LABELS = {50, 100};

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "How far to trust it";
    }

    @Override
    public String lead() {
        return "Prediction intervals and suggested labels on tables of many kinds: how many values lie within, how wide"
                + " the intervals are, and whether suggested labels are worth more than random ones. Written by tangent"
                + " experiment reliability; do not edit.";
    }

    @Override
    public List<Section> run(Setup setup) {
        return sections(SurveyTableSet.of(setup), setup, LABELS);
    }

    List<Section> sections(SurveyTableSet gallery, Setup setup, int[] labels) {
        StudyDesign design = new StudyDesign(labels, setup.draws(), setup.seed());
        StudyDesign suggestions = new StudyDesign(new int[] {SuggestionStudy.LAST}, setup.draws(), setup.seed());
        return List.of(
                intervals(new IntervalStudy(gallery, design, setup.log()).run(), design),
                suggestions(new SuggestionStudy(gallery, suggestions, setup.log()).run(), suggestions));
    }

    private static Section intervals(List<IntervalStudy.IntervalMeasurement> measured, StudyDesign design) {
        ResultTableBuilder table = ResultTable.named(
                        "reliability-intervals", "Intervals of 95 %: share of the values within, and mean width")
                .columns("table", "labels");
        List<String> methods = List.copyOf(IntervalStudy.methods().keySet());
        for (String method : methods) {
            table.column(method, "within");
            table.column(method, "width");
        }
        List<String> parts = measured.stream()
                .map(IntervalStudy.IntervalMeasurement::part)
                .distinct()
                .toList();
        for (String part : parts)
            for (int labels : design.labels()) {
                List<TableCell> row = new ArrayList<>(List.of(TableCell.of(part), TableCell.of((long) labels)));
                for (String method : methods) row.addAll(cells(find(measured, part, method, labels)));
                table.row(row);
            }
        return Section.titled("Intervals")
                .paragraph("Fits through the library as a user has them, labels drawn at random " + design.draws()
                        + " times. Within is the share of values without a label that lie in their interval, which"
                        + " should be 0.95; the width is over the standard deviation of the target. Both are means over"
                        + " the draws.")
                .add(table.build())
                .build();
    }

    private static Optional<IntervalStudy.IntervalMeasurement> find(
            List<IntervalStudy.IntervalMeasurement> measured, String part, String method, int labels) {
        return measured.stream()
                .filter(each -> each.part().equals(part) && each.method().equals(method) && each.labels() == labels)
                .findFirst();
    }

    private static List<TableCell> cells(Optional<IntervalStudy.IntervalMeasurement> found) {
        return found.map(each -> List.of(TableCell.number(each.covered(), 3), TableCell.number(each.width(), 3)))
                .orElse(List.of(TableCell.of("\u2013"), TableCell.of("\u2013")));
    }

    private static Section suggestions(List<SuggestionStudy.SuggestionMeasurement> measured, StudyDesign design) {
        ResultTableBuilder table = ResultTable.named(
                        "reliability-suggestions", "Relative error of LG with random and with suggested labels")
                .columns(
                        "table",
                        SuggestionStudy.FIRST + " random",
                        SuggestionStudy.LAST + " random",
                        SuggestionStudy.FIRST + " random, " + (SuggestionStudy.LAST - SuggestionStudy.FIRST)
                                + " suggested",
                        "suggested over random",
                        "by distance");
        for (SuggestionStudy.SuggestionMeasurement each : measured)
            table.row(
                    TableCell.of(each.part()),
                    TableCell.number(each.first(), 3),
                    TableCell.number(each.random(), 3),
                    TableCell.number(each.suggested(), 3),
                    TableCell.number(each.suggested() / each.random(), 2),
                    TableCell.number(each.spaceFilling(), 2));
        return Section.titled("Suggested labels")
                .paragraph("Both sides begin with the same random labels, " + design.draws() + " times. One side adds"
                        + " random ones, the other asks for " + SuggestionStudy.STEP
                        + " suggestions, labels them, searches again and asks once more. The last column is the share of"
                        + " suggestions that went by distances to labels, because held-out labels did not bear the"
                        + " posterior's deviations out.")
                .add(table.build())
                .build();
    }
}
