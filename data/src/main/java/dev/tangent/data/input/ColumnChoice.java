package dev.tangent.data.input;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.Subject;
import dev.tangent.data.table.Table;
import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.CellParser;
import dev.tangent.data.text.InputSubjects;
import dev.tangent.data.text.MessageText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Which columns of a table are coordinates, and why others are not.
///
/// @param ignored the reason for each column without a use that nobody left out
public record ColumnChoice(List<CoordinateColumn> coordinates, Map<String, String> ignored) {
    /// Text with more different values names things rather than kinds of things.
    static final int MOST_CATEGORIES = 50;

    private static final double MOSTLY_FILLED = 0.8;

    public ColumnChoice {
        coordinates = List.copyOf(coordinates);
        ignored = Collections.unmodifiableMap(new LinkedHashMap<>(ignored));
    }

    /// What the user says about columns.
    ///
    /// @param columns the coordinates, none for all that may be some
    /// @param with columns that are coordinates beside those
    /// @param without columns that are none
    /// @param dates columns of dates, which are coordinates
    /// @param targetsAmong whether targets, which nobody named, may be among the columns: they are mostly empty
    public record ColumnRequest(
            List<String> columns, List<String> with, List<String> without, List<String> dates, boolean targetsAmong) {
        public static final ColumnRequest NONE = new ColumnRequest(List.of(), List.of(), List.of(), false);

        /// With no column beside the usual ones or the ones named.
        public ColumnRequest(List<String> columns, List<String> without, List<String> dates, boolean targetsAmong) {
            this(columns, List.of(), without, dates, targetsAmong);
        }

        public ColumnRequest {
            columns = List.copyOf(columns);
            with = List.copyOf(with);
            without = List.copyOf(without);
            dates = List.copyOf(dates);
        }

        private void check(Table table, List<String> taken) {
            taken.forEach(column -> known(table, column));
            once(InputSubjects.COLUMNS, columns);
            once(InputSubjects.WITH, with);
            with.forEach(column -> known(table, column));
            once(InputSubjects.WITHOUT, without);
            once(InputSubjects.DATES, dates);
            without.forEach(column -> known(table, column));
            dates.forEach(column -> known(table, column));
            notTaken(InputSubjects.COLUMNS, columns, taken);
            notTaken(InputSubjects.WITH, with, taken);
            notTaken(InputSubjects.DATES, dates, taken);
            for (String column : without) {
                Check.that(
                        !columns.contains(column) && !dates.contains(column),
                        "column '%s' is in %s and is also in %s or %s",
                        column,
                        InputSubjects.WITHOUT,
                        InputSubjects.COLUMNS,
                        InputSubjects.DATES);
                Check.that(
                        !with.contains(column),
                        "column '%s' is in %s and is also in %s",
                        column,
                        InputSubjects.WITHOUT,
                        InputSubjects.WITH);
            }
        }

        private static void notTaken(Subject list, List<String> names, List<String> taken) {
            for (String column : names)
                Check.that(
                        !taken.contains(column), "column '%s' is in %s and is also a target or weight", column, list);
        }

        private static void once(Subject list, List<String> names) {
            Check.that(
                    names.size() == new HashSet<>(names).size(),
                    "%s names a column twice: %s",
                    list,
                    String.join(",", names));
        }

        private static void known(Table table, String column) {
            if (!table.has(column)) table.isNumeric(column); // its refusal names the nearest column
        }
    }

    /// Chooses.
    ///
    /// @param taken columns with another use: targets and weights
    public static ColumnChoice of(Table table, ColumnRequest request, List<String> taken) {
        ColumnChoice found = perhapsNone(table, request, taken);
        if (found.coordinates.isEmpty()) throw nothing(table, taken, found.ignored);
        return found;
    }

    /// The same where there may be none.
    static ColumnChoice orNone(Table table, ColumnRequest request, List<String> taken) {
        return perhapsNone(table, request, taken);
    }

    /// Without some of the coordinates.
    ColumnChoice without(List<String> columns) {
        return new ColumnChoice(
                coordinates.stream()
                        .filter(column -> !columns.contains(column.column()))
                        .toList(),
                ignored);
    }

    /// Categories that nobody asked for.
    List<Finding> unasked(ColumnRequest request) {
        List<Finding> told = new ArrayList<>();
        for (CoordinateColumn column : coordinates) {
            String name = column.column();
            if (column instanceof CoordinateColumn.Categories categories
                    && !request.columns().contains(name)
                    && !request.with().contains(name))
                told.add(Finding.of(
                        FindingKind.TWO_VALUES,
                        name,
                        "'%s' has two values, %s, and is a coordinate (%s %s leaves it out)",
                        name,
                        String.join(" and ", categories.categories()),
                        InputSubjects.WITHOUT,
                        name.contains(" ") || name.contains(",") ? MessageText.quoted(name) : name));
        }
        return told;
    }

    /// The same where points need no coordinates; empty if there are some.
    static Optional<ColumnChoice> withoutCoordinates(Table table, ColumnRequest request, List<String> taken) {
        return Optional.of(perhapsNone(table, request, taken)).filter(found -> found.coordinates.isEmpty());
    }

    private static ColumnChoice perhapsNone(Table table, ColumnRequest request, List<String> taken) {
        request.check(table, taken);
        Map<String, String> ignored = new LinkedHashMap<>();
        List<CoordinateColumn> chosen = request.columns().isEmpty()
                ? byDefault(table, request, taken, ignored)
                : named(table, request, ignored);
        return new ColumnChoice(chosen, ignored);
    }

    private static List<CoordinateColumn> byDefault(
            Table table, ColumnRequest request, List<String> taken, Map<String, String> ignored) {
        Set<String> used = new HashSet<>(taken);
        used.addAll(request.without());
        Set<String> dates = new HashSet<>(request.dates());
        Set<String> numbers = new HashSet<>(table.coordinateColumns(List.of()));
        List<CoordinateColumn> chosen = new ArrayList<>();
        for (String column : table.columns()) {
            if (used.contains(column)) continue;
            if (dates.contains(column)) chosen.add(new CoordinateColumn.Dates(column));
            else if (request.with().contains(column)) asked(table, column, chosen, ignored);
            else if (!request.targetsAmong() && isOfTwoValues(table, column)) chosen.add(categories(table, column));
            else if (!numbers.contains(column)) ignored.put(column, ColumnReason.ofOther(table, column));
            else if (request.targetsAmong() && ColumnReason.isMostlyEmpty(table, column))
                ignored.put(column, "mostly empty, so most likely a target");
            else
                ColumnReason.ofNumbers(table, column)
                        .or(() -> ColumnReason.ofOtherTarget(table, column, taken))
                        .ifPresentOrElse(
                                reason -> ignored.put(column, reason),
                                () -> chosen.add(new CoordinateColumn.Numbers(column)));
        }
        return chosen;
    }

    private static List<CoordinateColumn> named(Table table, ColumnRequest request, Map<String, String> ignored) {
        Set<String> dates = new HashSet<>(request.dates());
        Set<String> columns = new LinkedHashSet<>(request.columns());
        columns.addAll(request.with());
        columns.addAll(request.dates());
        List<CoordinateColumn> chosen = new ArrayList<>();
        for (String column : columns) {
            if (dates.contains(column)) chosen.add(new CoordinateColumn.Dates(column));
            else asked(table, column, chosen, ignored);
        }
        return chosen;
    }

    private static void asked(Table table, String column, List<CoordinateColumn> chosen, Map<String, String> ignored) {
        if (table.isText(column)) chosen.add(categories(table, column));
        else if (table.isNumeric(column) && ColumnReason.isEmpty(table, column)) ignored.put(column, "empty");
        else chosen.add(new CoordinateColumn.Numbers(column));
    }

    /// Text that says one of two things in nearly every row, such as yes and no.
    private static boolean isOfTwoValues(Table table, String column) {
        if (!table.isText(column)) return false;
        List<CellKind> kinds = table.kinds(column);
        List<String> texts = table.texts(column);
        Map<String, Integer> counts = new HashMap<>();
        for (int row = 0; row < kinds.size(); row++) {
            if (kinds.get(row) == CellKind.MISSING) continue;
            if (kinds.get(row) != CellKind.TEXT) return false;
            counts.merge(texts.get(row), 1, Integer::sum);
            if (counts.size() > 2) return false;
        }
        int filled = counts.values().stream().mapToInt(Integer::intValue).sum();
        return counts.size() == 2
                && counts.values().stream().allMatch(count -> count > 1)
                && MOSTLY_FILLED * table.rows() <= filled;
    }

    private static CoordinateColumn.Categories categories(Table table, String column) {
        CellParser parser = new CellParser(false);
        Set<String> names = new TreeSet<>();
        int cells = 0;
        for (String text : table.texts(column)) {
            if (parser.parse(text) == CellKind.MISSING) continue;
            cells++;
            names.add(text);
        }
        if (names.size() > MOST_CATEGORIES || (names.size() == cells && cells > 1))
            throw new InvalidInput(
                    "%s, column %s: %s; and as categories it has too many different values, %s in %s cells (at most %s,"
                            + " and some must repeat)",
                    table.file(),
                    MessageText.quoted(column),
                    table.notANumber(column).orElse(Message.of("text")),
                    names.size(),
                    cells,
                    MOST_CATEGORIES);
        return new CoordinateColumn.Categories(column, List.copyOf(names));
    }

    private static InvalidInput nothing(Table table, List<String> taken, Map<String, String> ignored) {
        List<String> reasons = new ArrayList<>();
        ignored.forEach((column, reason) -> reasons.add("'" + column + "' (" + reason + ")"));
        int shown = Math.min(5, reasons.size());
        String leftOut = String.join(", ", reasons.subList(0, shown)) + (shown < reasons.size() ? ", ..." : "");
        return new InvalidInput(
                "%s has no numeric column left to make points of: every point needs coordinates%s%s",
                table.file(),
                taken.isEmpty() ? "" : " beside " + String.join(", ", taken),
                reasons.isEmpty()
                        ? ""
                        : Message.of("; left out: %s; %s takes a column all the same", leftOut, InputSubjects.COLUMNS));
    }
}
