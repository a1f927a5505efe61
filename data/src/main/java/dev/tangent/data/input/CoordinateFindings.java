package dev.tangent.data.input;

import dev.tangent.Message;
import dev.tangent.data.format.PlainNumber;
import dev.tangent.data.table.Table;
import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.InputSubjects;
import dev.tangent.data.text.MessageText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What is most likely not meant about the columns that became coordinates, and about those that did not.
final class CoordinateFindings {
    /// A column has numbers among its texts, in as many cells as nobody would call an exception.
    private static final double MANY = 0.1;

    private static final int MOST_NAMES = 6;

    /// Where there are more, they are the way of the table.
    private static final int MOST_SENTINELS = 3;
    /// Digits with signs around them that are no part of a number as it is read; no date, time, address or version.
    private static final Pattern ODD_NUMBER = Pattern.compile(
            "(?!\\d{1,4}[-./]\\d{1,2}[-./]\\d{1,4})[^\\p{L}\\p{Nd}]*\\p{Nd}+([^\\p{L}\\p{Nd}:]+\\p{Nd}+){0,2}[^\\p{L}\\p{Nd}:]*|\\d+(\\.\\d+)?[dD][+-]?\\d+|0[xX]\\p{XDigit}+"
                    + "|[^\\p{L}\\p{Nd}]?\\d{1,3}(\\.\\d{3})*,\\d+[^\\p{L}\\p{Nd}]*");

    private static final Pattern WITH_UNIT =
            Pattern.compile("[+-]?\\d+(?:[.,]\\d+)?\\s*([\\p{L}\u00b0\u00b5/]{1,6}[\u00b2\u00b32-3]?)");

    private final Table table;
    private final ColumnChoice choice;
    private final List<Finding> found = new ArrayList<>();
    private final Map<Integer, String> seen = new HashMap<>(); // columns by a hash of what they say

    private CoordinateFindings(Table table, ColumnChoice choice) {
        this.table = table;
        this.choice = choice;
    }

    static List<Finding> of(Table table, ColumnChoice choice) {
        CoordinateFindings findings = new CoordinateFindings(table, choice);
        findings.numbers();
        findings.ignored();
        return findings.found;
    }

    private void numbers() {
        Map<Double, List<RepeatedExtreme>> extremes = new LinkedHashMap<>();
        Map<Double, List<String>> columns = new LinkedHashMap<>();
        for (CoordinateColumn column : choice.coordinates()) {
            if (!(column instanceof CoordinateColumn.Numbers)) continue;
            String name = column.column();
            double[] numbers = table.numbers(name);
            RepeatedExtreme.of(numbers).ifPresent(extreme -> {
                extremes.computeIfAbsent(extreme.value(), value -> new ArrayList<>())
                        .add(extreme);
                columns.computeIfAbsent(extreme.value(), value -> new ArrayList<>())
                        .add(name);
            });
            same(name, numbers);
            if (ColumnMeaning.hasLongNumbers(numbers))
                found.add(Finding.of(
                        FindingKind.IDENTIFIER,
                        name,
                        "'%s' holds whole numbers of nine digits and more, another in each row: if they are ids, leave"
                                + " the column out with %s %s",
                        name,
                        InputSubjects.WITHOUT,
                        MessageText.quoted(name)));
            else if (ColumnMeaning.growsWithRows(numbers))
                found.add(Finding.of(
                        FindingKind.IDENTIFIER,
                        name,
                        "'%s' holds whole numbers that grow from row to row: if they are ids or times, leave the column"
                                + " out with %s %s",
                        name,
                        InputSubjects.WITHOUT,
                        MessageText.quoted(name)));
        }
        extremes.entrySet().stream()
                .limit(MOST_SENTINELS)
                .forEach(each ->
                        sentinel(each.getKey(), each.getValue(), columns.getOrDefault(each.getKey(), List.of())));
    }

    /// Tells of a column that says what an earlier one says.
    private void same(String name, double[] numbers) {
        String other = seen.putIfAbsent(Arrays.hashCode(numbers), name);
        if (other == null || !Arrays.equals(numbers, table.numbers(other))) return;
        found.add(new Finding(
                FindingKind.SAME_COLUMN,
                List.of(other, name),
                Message.of(
                        "'%s' says the same as '%s' in every row, so that it counts twice: leave one out with %s %s",
                        name, other, InputSubjects.WITHOUT, MessageText.quoted(name))));
    }

    private void sentinel(double value, List<RepeatedExtreme> extremes, List<String> columns) {
        RepeatedExtreme first = extremes.getFirst();
        int cells = extremes.stream().mapToInt(RepeatedExtreme::cells).sum();
        String word = PlainNumber.text(value);
        found.add(new Finding(
                FindingKind.SENTINEL,
                columns,
                Message.of(
                        "%s stands in %s of %s, far from all others (in '%s' %s to %s): if it means that there is"
                                + " no value, add %s %s",
                        word,
                        Message.counted(cells, "cell", "cells"),
                        listed(columns),
                        columns.getFirst(),
                        brief(first.least()),
                        brief(first.most()),
                        InputSubjects.MISSING_WORDS,
                        standsElsewhere(value, columns) ? inColumns(columns, word) : word)));
    }

    /// A word for a missing cell of some columns alone, as it is typed.
    static String inColumns(List<String> columns, String word) {
        return columns.stream()
                .limit(MOST_NAMES)
                .map(name -> name + "=" + word)
                .map(part ->
                        part.contains(",") || part.startsWith("\"") ? '"' + part.replace("\"", "\"\"") + '"' : part)
                .collect(Collectors.joining(",", "'", "'"));
    }

    /// Whether a column where it is a number like others has it too.
    private boolean standsElsewhere(double value, List<String> columns) {
        for (String name : table.columns()) {
            if (columns.contains(name) || !table.isNumeric(name)) continue;
            for (double number : table.numbers(name)) if (number == value) return true;
        }
        return false;
    }

    static String brief(double value) {
        double rounded = Double.parseDouble(String.format(Locale.ROOT, "%.4g", value));
        return PlainNumber.text(rounded);
    }

    static String listed(List<String> columns) {
        int shown = Math.min(MOST_NAMES, columns.size());
        String more = shown < columns.size() ? " and " + (columns.size() - shown) + " more columns" : "";
        return String.join(
                        ", ",
                        columns.subList(0, shown).stream()
                                .map(name -> "'" + name + "'")
                                .toList())
                + more;
    }

    private void ignored() {
        for (String column : choice.ignored().keySet()) if (table.has(column) && table.isText(column)) text(column);
    }

    private void text(String column) {
        List<CellKind> kinds = table.kinds(column);
        List<String> texts = table.texts(column);
        Set<String> units = new HashSet<>();
        int numbers = 0;
        int others = 0;
        int odd = 0;
        Optional<String> example = Optional.empty();
        for (int row = 0; row < texts.size(); row++) {
            String text = texts.get(row);
            switch (kinds.get(row)) {
                case CellKind.MISSING -> {}
                case CellKind.NUMBER -> numbers++;
                default -> {
                    others++;
                    if (example.isEmpty()) example = Optional.of(text);
                    // One cell that is neither settles it.
                    if (odd == others - 1 && ODD_NUMBER.matcher(text.strip()).matches()) odd++;
                    if (units.size() <= 1 && !units.contains("")) {
                        Matcher unit = WITH_UNIT.matcher(text);
                        units.add(unit.matches() ? unit.group(1) : "");
                    }
                }
            }
        }
        if (others > 1 && numbers == 0 && units.size() == 1 && !units.contains(""))
            found.add(Finding.of(
                    FindingKind.UNITS,
                    column,
                    "'%s' is not used: all its numbers have '%s' behind them, so they are text; write them without, or"
                            + " take them as categories with %s",
                    column,
                    units.iterator().next(),
                    InputSubjects.WITH));
        else if (odd == others && others > 1 && numbers == 0)
            found.add(Finding.of(
                    FindingKind.UNITS,
                    column,
                    "'%s' is not used: its cells, such as %s, look like numbers but are text as they are written; write"
                            + " them as plain numbers if they are some",
                    column,
                    MessageText.quoted(example.orElse(""))));
        else if (numbers >= MANY * (numbers + others) && numbers > 0)
            found.add(Finding.of(
                    FindingKind.MIXED,
                    column,
                    "'%s' is not used: %s of its cells are numbers and %s are not, such as %s; if that means a missing"
                            + " cell, say so with %s",
                    column,
                    numbers,
                    others,
                    MessageText.quoted(example.orElse("")),
                    InputSubjects.MISSING_WORDS));
    }
}
