package dev.tangent.service.table;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.input.CoordinateColumn;
import dev.tangent.data.table.Table;
import dev.tangent.present.FrontWords;
import dev.tangent.service.history.LabelEdit;
import dev.tangent.service.history.LabelHistory;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a table tells of itself.
///
/// @param skeleton whether rows are poses that can be drawn
/// @param unkept how many labels were changed that are in no file
/// @param earlier labels of an earlier opening, until it is decided what becomes of them
record TableView(
        String id,
        String name,
        int rows,
        List<ColumnView> columns,
        @JsonUnwrapped ColumnUse use,
        List<String> notes,
        boolean skeleton,
        long version,
        int unkept,
        Optional<EarlierLabels> earlier) {
    /// Of so many labels at most each may name a class of its own.
    private static final int MOST_CLASSES = 20;

    /// Labels that an earlier opening changed, and that are in no table yet.
    ///
    /// @param last when the last of them was changed
    /// @param file that has them
    record EarlierLabels(int labels, Instant last, String file) {}

    /// What columns are for where nobody says.
    ///
    /// @param coordinates the columns that the library would take
    /// @param ignored why it would not take others
    /// @param targets columns that look like ones to learn, together: they are mostly empty
    /// @param truth in a demo, the column with the true values of a target
    record ColumnUse(
            List<String> coordinates, Map<String, String> ignored, List<String> targets, Map<String, String> truth) {}

    /// One column.
    ///
    /// @param kind `number` or `text`
    /// @param filled how many cells are
    /// @param values how many different texts there are
    record ColumnView(
            String name,
            String kind,
            int filled,
            Optional<Double> least,
            Optional<Double> most,
            Optional<Integer> values) {
        private boolean isText() {
            return values.isPresent();
        }

        private boolean isMostlyEmpty(int rows) {
            return filled > 0 && 2 * filled <= rows;
        }

        /// Such as names of files: no classes, unless few rows show one of each.
        private boolean isAnotherInEachRow() {
            return filled > MOST_CLASSES && values.equals(Optional.of(filled));
        }
    }

    static TableView of(OpenTable open) {
        Table table = open.table();
        List<ColumnView> columns =
                table.columns().stream().map(name -> column(table, name)).toList();
        List<String> notes = new ArrayList<>();
        for (Message remark : table.remarks()) notes.add(remark.text(FrontWords.SERVICE::name));
        open.history().note().ifPresent(notes::add);
        Optional<ColumnChoice> choice = choice(open, notes);
        return new TableView(
                open.id(),
                table.file(),
                table.rows(),
                columns,
                new ColumnUse(
                        choice.map(found -> CoordinateColumn.names(found.coordinates()))
                                .orElse(List.of()),
                        choice.map(ColumnChoice::ignored).orElse(Map.of()),
                        targets(open, table, columns),
                        open.truth()),
                notes,
                open.poses().isPresent(),
                open.version(),
                open.unkept(),
                earlier(open.history()));
    }

    private static Optional<EarlierLabels> earlier(LabelHistory history) {
        List<LabelEdit> waiting = history.waiting();
        if (waiting.isEmpty()) return Optional.empty();
        return Optional.of(new EarlierLabels(
                LabelHistory.last(waiting).size(), waiting.getLast().time(), history.journalName()));
    }

    private static Optional<ColumnChoice> choice(OpenTable open, List<String> notes) {
        try {
            return Optional.of(open.usualColumns());
        } catch (InvalidInput e) {
            notes.add(e.message(FrontWords.SERVICE::name));
            return Optional.empty();
        }
    }

    private static List<String> targets(OpenTable open, Table table, List<ColumnView> columns) {
        List<ColumnView> found = columns.stream()
                .filter(column -> open.truth().containsKey(column.name()) || column.isMostlyEmpty(table.rows()))
                .filter(column -> !column.isAnotherInEachRow())
                .filter(column -> !ColumnsToRead.areNotes(table, column.name()))
                .toList();
        // Classes are learnt one column at a time and never beside numbers; mostly empty text may be remarks.
        boolean numbers = found.stream().anyMatch(column -> !column.isText());
        return found.stream()
                .filter(column -> !column.isText() || !numbers)
                .limit(numbers ? found.size() : 1)
                .map(ColumnView::name)
                .toList();
    }

    private static ColumnView column(Table table, String name) {
        return table.isNumeric(name) ? numbers(name, table.numbers(name)) : texts(name, table.texts(name));
    }

    private static ColumnView numbers(String name, double[] numbers) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        int filled = 0;
        for (double number : numbers) {
            if (Double.isNaN(number)) continue;
            filled++;
            least = Math.min(least, number);
            most = Math.max(most, number);
        }
        boolean finite = Double.isFinite(least) && Double.isFinite(most);
        return new ColumnView(
                name,
                "number",
                filled,
                finite ? Optional.of(least) : Optional.empty(),
                finite ? Optional.of(most) : Optional.empty(),
                Optional.empty());
    }

    private static ColumnView texts(String name, List<String> texts) {
        List<String> filled = texts.stream().filter(text -> !text.isEmpty()).toList();
        return new ColumnView(
                name,
                "text",
                filled.size(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new HashSet<>(filled).size()));
    }
}
