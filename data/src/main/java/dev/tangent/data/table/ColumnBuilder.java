package dev.tangent.data.table;

import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.CellParser;
import java.util.Arrays;

/// Collects one column while the file is read.
final class ColumnBuilder {
    private static final String[] NO_TEXT = {};

    /// Where the number of rows is not known: a file may have a million columns.
    private static final int FIRST = 4;

    private double[] numbers;
    private int size;
    private int numeric;
    private int textual;
    private boolean commas;
    private int firstText = -1;
    private int withUnit;
    private char unit;
    private boolean mixed;
    private int padded;

    /// @param expected the number of rows, 0 if it is not known
    ColumnBuilder(int expected) {
        numbers = new double[Math.max(FIRST, expected)];
    }

    /// @param sign of the unit that a number is written with
    void add(CellKind cell, double value, char sign) {
        if (cell == CellKind.NUMBER) addUnit(sign);
        add(cell, value);
    }

    /// A number that begins with zeros it does not need.
    void addPadded(double value) {
        padded++;
        add(CellKind.NUMBER, value, CellParser.NO_UNIT);
    }

    /// Whether numbers are padded with zeros, as codes are; one may be by chance.
    boolean isPadded() {
        return textual == 0 && padded > 1;
    }

    private void addUnit(char sign) {
        if (sign != CellParser.NO_UNIT) withUnit++;
        if (numeric == 0) unit = sign;
        if (sign == unit || mixed) return;
        mixed = true;
        if (firstText < 0) firstText = size;
    }

    void add(CellKind cell, double value) {
        if (size == numbers.length) numbers = Arrays.copyOf(numbers, larger(size));
        switch (cell) {
            case NUMBER -> numeric++;
            case MISSING -> {}
            case TEXT -> addedText();
            case COMMAS -> {
                commas = true;
                addedText();
            }
        }
        numbers[size++] = value;
    }

    private static int larger(int size) {
        return Math.multiplyExact(size < 64 ? 4 : 2, size);
    }

    private void addedText() {
        textual++;
        if (firstText < 0) firstText = size;
    }

    /// `firstText` is the first cell that is no number, or is one in another unit than those before.
    Column build(String name) {
        double[] exact = size == numbers.length ? numbers : Arrays.copyOf(numbers, size);
        return new Column(name, kind(), exact, NO_TEXT, NO_TEXT, firstText);
    }

    /// The sign that all numbers are written with; [CellParser#NO_UNIT] if there is none.
    char unit() {
        return textual == 0 && !mixed ? unit : CellParser.NO_UNIT;
    }

    /// Beside text, a number with a unit is text: an offer may be `10%` or `two for one`.
    private Column.ColumnKind kind() {
        if (textual == 0)
            return mixed
                    ? Column.ColumnKind.BROKEN
                    : numeric == 0 ? Column.ColumnKind.EMPTY : Column.ColumnKind.NUMBERS;
        return commas || numeric - withUnit >= textual + withUnit ? Column.ColumnKind.BROKEN : Column.ColumnKind.TEXT;
    }
}
