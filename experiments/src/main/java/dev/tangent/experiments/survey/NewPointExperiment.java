package dev.tangent.experiments.survey;

import dev.tangent.experiments.paper.Experiment;
import dev.tangent.experiments.paper.Setup;
import dev.tangent.experiments.study.StudyDesign;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.ResultTableBuilder;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.page.TableCell;
import java.util.List;
import java.util.OptionalDouble;

/// Models of every method at points that they have not seen, beside fits in which these take part. Beyond the paper.
public record NewPointExperiment() implements Experiment {
    public static final String NAME = "newpoints";

    private static final int[] LABELS = {50, 100};

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "New points";
    }

    @Override
    public String lead() {
        return "Every method's model at points it has not seen, beside a fit in which they take part as rows without a"
                + " label. Written by tangent experiment newpoints; do not edit.";
    }

    @Override
    public List<Section> run(Setup setup) {
        return sections(NewPointTables.of(setup), setup, LABELS);
    }

    List<Section> sections(SurveyTableSet gallery, Setup setup, int[] labels) {
        StudyDesign design = new StudyDesign(labels, setup.draws(), setup.seed());
        NewPointStudy study = new NewPointStudy(
                gallery, NewPointStudy.everyRegression(), NewPointStudy.everyClassification(), design, setup.log());
        return List.of(section(study.run(), design));
    }

    private static Section section(List<NewPointStudy.NewPointMeasurement> measured, StudyDesign design) {
        ResultTableBuilder table = ResultTable.named("newpoints", "New points beside rows without a label")
                .columns(
                        "table",
                        "labels",
                        "method",
                        "at rows",
                        "error",
                        "ratio",
                        "standard error",
                        "own search",
                        "standard error",
                        "within, rows",
                        "within, new");
        for (NewPointStudy.NewPointMeasurement each : measured)
            table.row(
                    TableCell.of(each.table()),
                    TableCell.of((long) each.labels()),
                    TableCell.of(each.method()),
                    TableCell.number(each.rows(), 5),
                    TableCell.number(each.error(), 5),
                    TableCell.number(each.ratio().mean(), 2),
                    TableCell.number(each.ratio().error(), 2),
                    TableCell.number(each.searched().mean(), 2),
                    TableCell.number(each.searched().error(), 2),
                    cell(each.within(0)),
                    cell(each.within(1)));
        return Section.titled("Every method")
                .paragraph(
                        "Rows are drawn at random " + design.draws() + " times: a third is new, the others are known,"
                                + " some of them with a label. At rows is the error of that fit where it has no label. The"
                                + " ratio is the error at the new rows over that of a fit to all rows there, by the method,"
                                + " parameters and lambda that the search without them chose; methods that are no single"
                                + " regularizer search again. Beside it the same ratio to a fit to all rows"
                                + " after a search of its own. Errors are root mean squares, for classes shares of wrong rows."
                                + " Within is the share of values in their intervals of 95 %, at rows without a label and at new"
                                + " ones.")
                .add(table.build())
                .build();
    }

    private static TableCell cell(OptionalDouble share) {
        return share.isPresent() ? TableCell.number(share.getAsDouble(), 3) : TableCell.of("\u2013");
    }
}
