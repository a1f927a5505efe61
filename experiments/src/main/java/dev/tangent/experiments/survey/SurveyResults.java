package dev.tangent.experiments.survey;

import dev.tangent.experiments.study.DrawResult;
import dev.tangent.experiments.study.StudyResults;
import dev.tangent.plot.page.Block.DataFile;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.ResultTableBuilder;
import dev.tangent.plot.page.TableCell;
import dev.tangent.plot.page.Words;
import java.util.List;
import java.util.Map;

/// All that a survey measured.
///
/// @param seconds of Tangent's own searches, for each table
/// @param peerSeconds of scikit-learn's script on all tables; 0 where it did not run
record SurveyResults(
        StudyResults values, StudyResults rates, StudyResults losses, Map<String, Double> seconds, double peerSeconds) {
    /// Every draw of every method, as a file.
    DataFile draws() {
        ResultTableBuilder table = ResultTable.named("survey-draws", "Every draw")
                .columns("measure", "table", "labels", "draw", "method", "error", "parameters");
        add(table, "relative RMSE", values.all());
        add(table, "error rate", rates.all());
        add(table, "log loss", losses.all());
        return new DataFile(
                table.build(),
                Words.of("The experiment writes every draw of every method, with the parameters that were chosen, to ")
                        .code("tables/survey-draws.csv")
                        .and("."));
    }

    private static void add(ResultTableBuilder table, String measure, List<DrawResult> results) {
        for (DrawResult result : results)
            table.row(
                    TableCell.of(measure),
                    TableCell.of(result.part()),
                    TableCell.of((long) result.labels()),
                    TableCell.of((long) result.draw()),
                    TableCell.of(result.competitor()),
                    TableCell.number(result.error(), 3),
                    TableCell.of(
                            result.parameters().isEmpty()
                                    ? ""
                                    : result.parameters().toString()));
    }

    /// How long Tangent's own methods took on each table.
    ResultTable times() {
        ResultTableBuilder table = ResultTable.named(
                        "survey-times", "Time of Tangent's own methods: all searches and predictions of all draws")
                .columns("table", "time");
        seconds.forEach((name, time) -> table.row(TableCell.of(name), TableCell.seconds(time)));
        table.row(
                TableCell.of("all"),
                TableCell.seconds(
                        seconds.values().stream().mapToDouble(time -> time).sum()));
        if (peerSeconds > 0)
            table.row(TableCell.of("scikit-learn's methods, all tables"), TableCell.seconds(peerSeconds));
        return table.build();
    }
}
