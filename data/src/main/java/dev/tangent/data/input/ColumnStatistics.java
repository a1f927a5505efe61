package dev.tangent.data.input;

import dev.tangent.data.input.ColumnDescription.ColumnRange;
import dev.tangent.data.input.ColumnDescription.ColumnType;
import dev.tangent.data.table.Table;
import dev.tangent.data.text.CellKind;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// What the cells of one column hold. Sorts its numbers.
record ColumnStatistics(
        ColumnType type, int missing, int distinct, Optional<ColumnRange> range, Map<String, Integer> commonest) {
    /// Parts of a range.
    static final int PARTS = 12;

    private static final int MOST_COMMON = 3;
    private static final Pattern BRACKETS = Pattern.compile(".*[(\\[]([^()\\[\\]]{1,12})[)\\]]\\s*");
    private static final Pattern SUFFIX = Pattern.compile(
            ".*[_ .](mm|cm|dm|m|km|g|kg|mg|ug|t|s|ms|min|h|hz|khz|mhz|k|c|f|pct|percent|usd|eur|chf|gbp|ml|l|m2|m3|kpa|hpa|pa|"
                    + "bar|v|mv|a|ma|w|kw|kwh|j|deg|rad|mol|ppm|ppb|years?|days?|hours?)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern DATE = Pattern.compile("\\d{1,4}[-./]\\d{1,2}[-./]\\d{1,4}([ T]\\d.*)?");

    static ColumnStatistics of(Table table, String column) {
        return table.isNumeric(column) ? ofNumbers(table.numbers(column)) : ofTexts(table, column);
    }

    private static ColumnStatistics ofNumbers(double[] numbers) {
        double[] sorted = numbers;
        Arrays.sort(sorted); // NaN come last
        int filled = sorted.length;
        while (filled > 0 && Double.isNaN(sorted[filled - 1])) filled--;
        int distinct = 0;
        boolean whole = true;
        for (int i = 0; i < filled; i++) {
            if (i == 0 || sorted[i] != sorted[i - 1]) distinct++;
            whole &= sorted[i] == Math.rint(sorted[i]);
        }
        ColumnType type = filled == 0 ? ColumnType.EMPTY : whole ? ColumnType.WHOLE : ColumnType.NUMBER;
        return new ColumnStatistics(
                type,
                sorted.length - filled,
                distinct,
                filled == 0 ? Optional.empty() : Optional.of(range(sorted, filled)),
                Map.of());
    }

    private static ColumnRange range(double[] sorted, int filled) {
        double least = sorted[0];
        double most = sorted[filled - 1];
        int[] counts = new int[PARTS];
        double width = most - least;
        for (int i = 0; i < filled && width > 0 && width < Double.POSITIVE_INFINITY; i++)
            counts[Math.min(PARTS - 1, (int) ((sorted[i] - least) / width * PARTS))]++;
        return new ColumnRange(least, most, IntStream.of(counts).boxed().toList());
    }

    private static ColumnStatistics ofTexts(Table table, String column) {
        List<CellKind> kinds = table.kinds(column);
        List<String> texts = table.texts(column);
        Map<String, Integer> counts = new HashMap<>();
        int missing = 0;
        int numbers = 0;
        boolean dates = true;
        for (int row = 0; row < texts.size(); row++) {
            String text = texts.get(row);
            CellKind kind = kinds.get(row);
            if (kind == CellKind.MISSING) {
                missing++;
                continue;
            }
            if (kind == CellKind.NUMBER) numbers++;
            if (counts.merge(text, 1, Integer::sum) == 1)
                dates &= DATE.matcher(text).matches();
        }
        ColumnType type = numbers > 0 ? ColumnType.MIXED : dates ? ColumnType.DATE : ColumnType.TEXT;
        return new ColumnStatistics(type, missing, counts.size(), Optional.empty(), commonest(counts));
    }

    /// Where some value stands there twice.
    private static Map<String, Integer> commonest(Map<String, Integer> counts) {
        Map<String, Integer> most = new LinkedHashMap<>();
        List<Map.Entry<String, Integer>> repeated = counts.entrySet().stream()
                .filter(entry -> entry.getValue() > 1)
                .sorted(Comparator.<Map.Entry<String, Integer>>comparingInt(entry -> -entry.getValue())
                        .thenComparing(Map.Entry::getKey))
                .limit(MOST_COMMON)
                .toList();
        repeated.forEach(entry -> most.put(entry.getKey(), entry.getValue()));
        return most;
    }

    /// What a name says in brackets, or behind a line below, if that is a unit.
    static String unit(String name) {
        Matcher brackets = BRACKETS.matcher(name);
        if (brackets.matches()) return brackets.group(1);
        Matcher suffix = SUFFIX.matcher(name);
        return suffix.matches() ? suffix.group(1) : "";
    }
}
