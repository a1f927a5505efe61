package dev.tangent.experiments.survey;

import dev.tangent.plot.chart.RatioChart;
import dev.tangent.plot.page.Figure;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.ResultTableBuilder;
import dev.tangent.plot.page.TableCell;
import dev.tangent.plot.page.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/// Tables and picture of the errors of one kind.
///
/// @param key how the names of tables and figures begin
/// @param measure what the errors are, for captions
record SurveyTables(String key, String measure, ErrorRatios errors, int[] labels) {
    private static final String ABSENT = "\u2013";

    /// A row for each part, a column for each method. auto may be one method alone: then both are the best.
    ResultTable errorsWith(int number) {
        ResultTableBuilder table = ResultTable.named(key + "-" + number, measure + ", " + number + " labels")
                .columns("table");
        errors.methods().forEach(table::columns);
        for (String part : errors.parts()) {
            Optional<ErrorRatios.Best> best = errors.best(errors.methods(), part, number);
            List<TableCell> row = new ArrayList<>(List.of(TableCell.of(part)));
            for (String method : errors.methods()) {
                OptionalDouble error = errors.error(method, part, number);
                TableCell cell = error.isPresent() ? TableCell.number(error.getAsDouble(), 3) : TableCell.of(ABSENT);
                boolean isBest = best.filter(found -> error.isPresent() && error.getAsDouble() == found.error())
                        .isPresent();
                row.add(isBest ? cell.asBest() : cell);
            }
            table.row(row);
        }
        return table.build();
    }

    /// How far each method is from the best single one, over all parts.
    ResultTable summary() {
        ResultTableBuilder table = ResultTable.named(
                        key + "-ratios",
                        "Error over that of the best single method of all, which is known only afterwards:"
                                + " geometric mean over the tables, and the worst table")
                .columns("method");
        for (int number : labels) {
            table.column(number + " labels", "mean");
            table.column(number + " labels", "worst");
        }
        for (String method : errors.methods()) {
            List<TableCell> row = new ArrayList<>(List.of(TableCell.of(method)));
            for (int number : labels) row.addAll(summary(method, errors.single(), number));
            table.row(row);
        }
        return table.note(Words.of("Methods are compared on the tables they took part in. auto may be below 1: a mean"
                        + " of methods can be better than each of them."))
                .build();
    }

    private List<TableCell> summary(String method, List<String> among, int number) {
        Optional<ErrorRatios.RatioSummary> found = errors.summary(method, among, number);
        return found.map(summary -> List.of(TableCell.number(summary.mean(), 2), TableCell.number(summary.worst(), 2)))
                .orElse(List.of(TableCell.of(ABSENT), TableCell.of(ABSENT)));
    }

    /// `auto` against the best of each side.
    ResultTable autoAgainst() {
        ResultTableBuilder table = ResultTable.named(
                        key + "-auto", "auto's error over that of the best, chosen afterwards for each table")
                .columns("labels", "against the best of", "mean ratio", "worst ratio", "worst table")
                .grouped();
        for (int number : labels) {
            against(table, number, "Tangent's methods", errors.own());
            against(table, number, "scikit-learn's methods", errors.peers());
            against(table, number, "all", errors.single());
        }
        return table.build();
    }

    private void against(ResultTableBuilder table, int number, String name, List<String> among) {
        errors.summary(auto(), among, number)
                .ifPresent(summary -> table.row(
                        TableCell.of((long) number),
                        TableCell.of(name),
                        TableCell.number(summary.mean(), 2),
                        TableCell.number(summary.worst(), 2),
                        TableCell.of(summary.part())));
    }

    private String auto() {
        return errors.methods().stream().filter(ErrorRatios::isAuto).findFirst().orElseThrow();
    }

    Figure figure() {
        List<RatioChart.RatioPanel> panels = Arrays.stream(labels)
                .mapToObj(number -> new RatioChart.RatioPanel(
                        number + " labels",
                        errors.parts().stream().map(part -> row(part, number)).toList()))
                .toList();
        return Figure.of(
                key + "-ratios",
                RatioChart.of(
                        new RatioChart.Marks("auto", "Tangent's methods", "scikit-learn's methods"),
                        measure.toLowerCase(Locale.ROOT) + " over the best one's",
                        panels),
                "Every method's error over that of the best single method of the table, by its logarithm. auto does not"
                        + " know which one that is. Methods beyond the right end are left out.",
                "For each table a row of dots, one for each method, and auto's marked among them.");
    }

    private RatioChart.RatioRow row(String part, int number) {
        return new RatioChart.RatioRow(
                part,
                errors.ratio(auto(), errors.single(), part, number).orElseThrow(),
                ratios(errors.own(), part, number),
                ratios(errors.peers(), part, number));
    }

    private List<Double> ratios(List<String> methods, String part, int number) {
        return methods.stream()
                .map(method -> errors.ratio(method, errors.single(), part, number))
                .filter(OptionalDouble::isPresent)
                .map(OptionalDouble::getAsDouble)
                .toList();
    }
}
