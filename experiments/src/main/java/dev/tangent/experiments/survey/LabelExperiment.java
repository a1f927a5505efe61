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

/// Wrong labels found again, and suggested classes beside random ones, on the tables of the survey. Beyond the paper.
public record LabelExperiment() implements Experiment {
    public static final String NAME = "labels";

    private static final int AUDITED = 100;
    private static final int[] SUGGESTED = {10, 20, 40};

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "Labels: wrong ones, and which to ask for";
    }

    @Override
    public String lead() {
        return "One label in twenty is spoiled and looked for; classes are suggested and compared with random ones."
                + " Written by tangent experiment labels; do not edit.";
    }

    @Override
    public List<Section> run(Setup setup) {
        return sections(SurveyTableSet.of(setup), setup, AUDITED, SUGGESTED);
    }

    List<Section> sections(SurveyTableSet gallery, Setup setup, int audited, int[] suggested) {
        StudyDesign audits = new StudyDesign(new int[] {audited}, setup.draws(), setup.seed());
        StudyDesign suggestions = new StudyDesign(suggested, setup.draws(), setup.seed());
        return List.of(
                wrongLabels(new WrongLabelStudy(gallery, audits, setup.log()).run(), audits),
                suggestions(new ClassSuggestionStudy(gallery.classes(), suggestions, setup.log()).run(), suggestions));
    }

    private static Section wrongLabels(List<WrongLabelStudy.AuditMeasurement> measured, StudyDesign design) {
        ResultTableBuilder table = ResultTable.named(
                        "labels-wrong", "Spoiled labels found by LG, " + design.mostLabels() + " labels of each table")
                .columns("table", "precision", "by residuals", "standing out", "of these spoiled", "false alarms");
        for (WrongLabelStudy.AuditMeasurement each : measured)
            table.row(
                    TableCell.of(each.table()),
                    TableCell.number(each.precision(), 2),
                    TableCell.number(each.residuals(), 2),
                    TableCell.number(each.found(), 2),
                    TableCell.number(each.right(), 2),
                    TableCell.number(each.alarms(), 2));
        return Section.titled("Wrong labels")
                .paragraph("Labels are drawn at random " + design.draws() + " times; one in "
                        + WrongLabelStudy.ONE_IN + " is replaced, a value by that of another label, a class by another"
                        + " class. Precision is the share of spoiled labels among the first, as many as are spoiled"
                        + " (random: 0.05), by residuals the same where labels are ranked by errors of cross-validation"
                        + " as they are. Then the share of spoiled labels that stand out, the share of spoiled ones among"
                        + " those, and the share of draws without a spoiled label in which some label stands out.")
                .add(table.build())
                .build();
    }

    private static Section suggestions(
            List<ClassSuggestionStudy.ClassSuggestionMeasurement> measured, StudyDesign design) {
        ResultTableBuilder table = ResultTable.named("labels-suggested", "Share of wrong rows without a label")
                .columns("table");
        for (int labels : design.labels()) {
            table.column(labels + " labels", "random");
            table.column(labels + " labels", "suggested");
        }
        for (ClassSuggestionStudy.ClassSuggestionMeasurement each : measured) {
            List<TableCell> row = new ArrayList<>(List.of(TableCell.of(each.table())));
            for (int t = 0; t < design.labels().length; t++) {
                row.add(TableCell.number(each.random()[t], 3));
                row.add(TableCell.number(each.suggested()[t], 3));
            }
            table.row(row);
        }
        return Section.titled("Suggested classes")
                .paragraph("Poisson learning. Both sides begin with the same " + ClassSuggestionStudy.STEP
                        + " random labels, " + design.draws() + " times; one adds random ones, the other asks for "
                        + ClassSuggestionStudy.STEP + " at a time.")
                .add(table.build())
                .build();
    }
}
