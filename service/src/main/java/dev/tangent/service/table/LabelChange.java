package dev.tangent.service.table;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.data.table.Table;
import dev.tangent.service.history.CellTexts;
import dev.tangent.service.history.LabelEdit;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// Labels to set, to change or to take away.
record LabelChange(List<ChangedCell> labels) {
    LabelChange {
        if (labels == null || labels.isEmpty())
            throw new InvalidInput("'labels' must name at least one row, column and value");
        if (labels.stream().anyMatch(Objects::isNull)) throw new InvalidInput("'labels' has null in place of a label");
        labels = List.copyOf(labels);
    }

    /// One label.
    ///
    /// @param value a number, a text, or null for none
    record ChangedCell(Integer row, String column, JsonNode value) {
        ChangedCell {
            Check.that(
                    row != null && column != null && !column.isBlank(),
                    "each label needs a 'row', a 'column' and a 'value'");
        }

        boolean isGone() {
            return value == null || value.isNull();
        }
    }

    /// What gives cells the texts that they had after an edit.
    static LabelChange to(List<LabelEdit.EditedCell> cells) {
        return new LabelChange(cells.stream()
                .map(cell -> new ChangedCell(cell.row(), cell.column(), value(cell)))
                .toList());
    }

    /// The same, but cells that are not as the edits found them stay as they are.
    static LabelChange unlessOthers(List<LabelEdit.EditedCell> cells, CellTexts now) {
        return to(cells.stream()
                .map(cell -> now.has(cell, cell.before()) ? cell : cell.to(now.at(cell.row(), cell.column())))
                .toList());
    }

    private static JsonNode value(LabelEdit.EditedCell cell) {
        if (cell.after().isEmpty()) return JsonNodeFactory.instance.nullNode();
        return cell.numeric()
                ? JsonNodeFactory.instance.numberNode(Double.parseDouble(cell.after()))
                : JsonNodeFactory.instance.stringNode(cell.after());
    }

    Set<String> columns() {
        return labels.stream().map(ChangedCell::column).collect(Collectors.toUnmodifiableSet());
    }

    /// What it did, once it was done.
    ///
    /// @param by as edits say it
    LabelEdit edit(Table before, Table after, long number, String by) {
        CellTexts old = new CellTexts(before);
        CellTexts fresh = new CellTexts(after);
        return new LabelEdit(
                number,
                Instant.now().truncatedTo(ChronoUnit.MILLIS),
                labels.stream()
                        .map(cell -> new LabelEdit.EditedCell(
                                cell.row(),
                                cell.column(),
                                after.isNumeric(cell.column()),
                                old.at(cell.row(), cell.column()),
                                fresh.at(cell.row(), cell.column())))
                        .toList(),
                by);
    }

    /// The table with these labels.
    Table of(Table table) {
        Map<String, List<ChangedCell>> byColumn = new LinkedHashMap<>();
        for (ChangedCell cell : labels) {
            Check.index(cell.row(), table.rows(), "row");
            byColumn.computeIfAbsent(cell.column(), name -> new ArrayList<>()).add(cell);
        }
        Table changed = table;
        for (Map.Entry<String, List<ChangedCell>> entry : byColumn.entrySet())
            changed = changed(changed, entry.getKey(), entry.getValue());
        return changed;
    }

    private static Table changed(Table table, String column, List<ChangedCell> cells) {
        boolean texts =
                cells.stream().anyMatch(cell -> !cell.isGone() && cell.value().isString());
        boolean fresh = !table.has(column) || isEmpty(table, column);
        if (!fresh && texts && table.isNumeric(column))
            throw new InvalidInput("column '" + column + "' has numbers, so a label there must be a number");
        return (fresh ? texts : !table.isNumeric(column))
                ? table.withTexts(column, texts(table, column, fresh, cells))
                : table.with(column, numbers(table, column, fresh, cells));
    }

    private static boolean isEmpty(Table table, String column) {
        return table.isNumeric(column) && Arrays.stream(table.numbers(column)).allMatch(Double::isNaN);
    }

    private static double[] numbers(Table table, String column, boolean fresh, List<ChangedCell> cells) {
        double[] numbers = fresh ? new double[table.rows()] : table.numbers(column);
        if (fresh) Arrays.fill(numbers, Double.NaN);
        for (ChangedCell cell : cells) numbers[cell.row()] = cell.isGone() ? Double.NaN : number(cell);
        return numbers;
    }

    private static double number(ChangedCell cell) {
        double value = cell.value().isNumber() ? cell.value().doubleValue() : Double.NaN;
        Check.that(
                Double.isFinite(value),
                "the label of row " + cell.row() + " must be a finite number but is " + cell.value());
        return value;
    }

    private static List<String> texts(Table table, String column, boolean fresh, List<ChangedCell> cells) {
        List<String> texts = new ArrayList<>(fresh ? Collections.nCopies(table.rows(), "") : table.texts(column));
        for (ChangedCell cell : cells) texts.set(cell.row(), cell.isGone() ? "" : text(cell));
        return texts;
    }

    private static String text(ChangedCell cell) {
        String text =
                cell.value().isString() ? cell.value().asString() : cell.value().toString();
        Check.that(!text.isBlank(), "the label of row " + cell.row() + " must not be blank; null takes it away");
        return text.strip();
    }
}
