package dev.tangent.data.input;

import dev.tangent.data.table.Table;
import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.CellParser;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Why a column is no coordinate where nobody says that it is one.
final class ColumnReason {
    /// Few rows may be numbered by chance: then the name has to agree.
    private static final int FEW = 10;

    private static final Set<String> NUMBERING =
            Set.of("id", "idx", "index", "row", "rows", "nr", "no", "num", "number");

    private static final String SEPARATORS = "_ .-";

    private ColumnReason() {}

    /// Of a column meant as numbers; empty if it may be a coordinate.
    static Optional<String> ofNumbers(Table table, String column) {
        if (!table.isNumeric(column)) return Optional.empty(); // broken: whoever reads it says where
        double[] numbers = table.numbers(column);
        if (numbers.length > 1 && isConstant(numbers)) return Optional.of("constant");
        return numbers.length > 2 && counts(numbers) && (numbers.length >= FEW || isNumbering(column))
                ? Optional.of("counts the rows")
                : ColumnMeaning.of(column, numbers);
    }

    /// By the last word of its name.
    private static boolean isNumbering(String column) {
        int word = column.length();
        while (word > 0 && SEPARATORS.indexOf(column.charAt(word - 1)) < 0) word--;
        return NUMBERING.contains(column.substring(word).toLowerCase(Locale.ROOT));
    }

    /// Missing cells aside.
    private static boolean isConstant(double[] numbers) {
        double first = Double.NaN;
        for (double number : numbers) {
            if (Double.isNaN(number)) continue;
            if (Double.isNaN(first)) first = number;
            if (number != first) return false;
        }
        return true;
    }

    /// Whether they are whole numbers without a gap or a repetition, in any order.
    private static boolean counts(double[] numbers) {
        double least = Double.POSITIVE_INFINITY;
        for (double number : numbers) {
            if (number != Math.rint(number) || Math.abs(number) > 1e15) return false; // NaN is not equal either
            least = Math.min(least, number);
        }
        boolean[] seen = new boolean[numbers.length];
        for (double number : numbers) {
            double place = number - least;
            if (place >= seen.length || seen[(int) place]) return false;
            seen[(int) place] = true;
        }
        return true;
    }

    /// Of a column that is not meant as numbers.
    static String ofOther(Table table, String column) {
        if (table.isNumeric(column)) return isEmpty(table, column) ? "empty" : "row numbers";
        List<String> texts = table.texts(column);
        CellParser parser = new CellParser(false);
        Set<String> different = new HashSet<>();
        int there = 0;
        for (String text : texts) {
            if (parser.parse(text) == CellKind.MISSING) continue;
            there++;
            different.add(text);
        }
        if (different.size() == there && there > 1) return "text, another in each row";
        return different.size() <= ColumnChoice.MOST_CATEGORIES
                ? "text, " + different.size() + (different.size() == 1 ? " value" : " values")
                : "text";
    }

    /// Of a column of numbers that is another target: mostly empty, and filled in no row where a given one is
    /// empty. It could say nothing of rows without a label.
    ///
    /// @param taken columns with another use
    static Optional<String> ofOtherTarget(Table table, String column, List<String> taken) {
        if (taken.isEmpty() || !table.isNumeric(column) || !isMostlyEmpty(table, column)) return Optional.empty();
        double[] numbers = table.numbers(column);
        return taken.stream()
                .filter(target -> filledWithin(numbers, filled(table, target)))
                .findFirst()
                .map(target -> "filled only where '" + target + "' is, so most likely another target");
    }

    /// Within fewer than all rows, or it would say nothing.
    private static boolean filledWithin(double[] numbers, boolean[] filled) {
        boolean all = true;
        for (int row = 0; row < numbers.length; row++) {
            if (!Double.isNaN(numbers[row]) && !filled[row]) return false;
            all &= filled[row];
        }
        return !all;
    }

    private static boolean[] filled(Table table, String column) {
        boolean[] filled = new boolean[table.rows()];
        if (table.isNumeric(column)) {
            double[] numbers = table.numbers(column);
            for (int row = 0; row < filled.length; row++) filled[row] = !Double.isNaN(numbers[row]);
        } else {
            CellParser parser = new CellParser(false);
            List<String> texts = table.texts(column);
            for (int row = 0; row < filled.length; row++)
                filled[row] = parser.parse(texts.get(row)) != CellKind.MISSING;
        }
        return filled;
    }

    /// Whether at least half of its cells are empty.
    static boolean isMostlyEmpty(Table table, String column) {
        int missing = 0;
        for (double number : table.numbers(column)) if (Double.isNaN(number)) missing++;
        return 2 * missing >= table.rows();
    }

    static boolean isEmpty(Table table, String column) {
        for (double number : table.numbers(column)) if (!Double.isNaN(number)) return false;
        return true;
    }
}
