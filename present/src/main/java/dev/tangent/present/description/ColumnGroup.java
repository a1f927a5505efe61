package dev.tangent.present.description;

import dev.tangent.data.input.ColumnDescription;
import dev.tangent.data.input.ColumnDescription.ColumnType;
import dev.tangent.present.TuningText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Columns of a table that follow each other and are told in one line: one, or several of one kind where there are
/// many.
record ColumnGroup(List<ColumnDescription> columns) {
    /// Up to so many columns each has a line of its own.
    private static final int MOST_SINGLE = 60;

    private static final int FEWEST = 3;

    static List<ColumnGroup> of(List<ColumnDescription> columns) {
        List<ColumnGroup> groups = new ArrayList<>();
        for (int from = 0; from < columns.size(); ) {
            int to = from + 1;
            while (columns.size() > MOST_SINGLE && to < columns.size() && areAlike(columns.get(from), columns.get(to)))
                to++;
            if (to - from >= FEWEST) groups.add(new ColumnGroup(columns.subList(from, to)));
            else for (int c = from; c < to; c++) groups.add(new ColumnGroup(columns.subList(c, c + 1)));
            from = to;
        }
        return groups;
    }

    private static boolean areAlike(ColumnDescription one, ColumnDescription other) {
        boolean type = one.type() == other.type() || (isNumber(one) && isNumber(other));
        return type
                && one.use() == other.use()
                && one.unit().equals(other.unit())
                && one.reason().equals(other.reason());
    }

    private static boolean isNumber(ColumnDescription column) {
        return column.type() == ColumnType.NUMBER || column.type() == ColumnType.WHOLE;
    }

    ColumnDescription first() {
        return columns.getFirst();
    }

    boolean isOne() {
        return columns.size() == 1;
    }

    String name() {
        return isOne()
                ? first().name()
                : first().name() + " ... " + columns.getLast().name() + " (" + columns.size() + " columns)";
    }

    String type() {
        boolean whole = columns.stream().allMatch(column -> column.type() == first().type());
        return (whole ? first().type() : ColumnType.NUMBER).word()
                + (first().unit().isEmpty() ? "" : " (" + first().unit() + ")");
    }

    /// Of numbers from where to where, of texts what stands there most often.
    String values() {
        boolean numbers = columns.stream().allMatch(column -> column.range().isPresent());
        if (numbers) {
            double least = columns.stream()
                    .mapToDouble(column -> column.range().orElseThrow().least())
                    .min()
                    .orElseThrow();
            double most = columns.stream()
                    .mapToDouble(column -> column.range().orElseThrow().most())
                    .max()
                    .orElseThrow();
            return least == most ? number(least) : number(least) + " to " + number(most);
        }
        List<String> words = new ArrayList<>();
        if (isOne())
            first().commonest().forEach((text, count) -> words.add(shortened(text, LONGEST_VALUE) + " " + count));
        boolean more = !words.isEmpty() && first().distinct() > words.size();
        return String.join(", ", words) + (more ? ", ..." : "");
    }

    private static final int LONGEST_VALUE = 14;

    /// Whole numbers of up to eight digits as they are, others with four.
    private static String number(double value) {
        boolean plain = value == Math.rint(value) && Math.abs(value) < 1e8;
        return plain ? Long.toString((long) value) : TuningText.brief(value);
    }

    static String shortened(String text, int most) {
        String flat = text.replaceAll("\\s+", " ");
        return flat.length() <= most ? flat : flat.substring(0, most - 3) + "...";
    }

    long missing() {
        return columns.stream().mapToLong(ColumnDescription::missing).sum();
    }

    String distinct() {
        int least = columns.stream().mapToInt(ColumnDescription::distinct).min().orElse(0);
        int most = columns.stream().mapToInt(ColumnDescription::distinct).max().orElse(0);
        return least == most ? Integer.toString(least) : least + "-" + most;
    }

    /// How many numbers are in each part of the range, all columns together.
    List<Integer> counts() {
        int parts = first().range().map(range -> range.counts().size()).orElse(0);
        return IntStream.range(0, parts)
                .map(part -> columns.stream()
                        .mapToInt(column -> column.range()
                                .map(range -> range.counts().get(part))
                                .orElse(0))
                        .sum())
                .boxed()
                .toList();
    }

    String use() {
        String reason = first().reason();
        return first().use().word() + (reason.isEmpty() ? "" : ": " + reason);
    }
}
