package dev.tangent.data.table;

import dev.tangent.data.text.CellKind;
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

    /// @param expected the number of rows, 0 if it is not known
    ColumnBuilder(int expected) {
        numbers = new double[Math.max(FIRST, expected)];
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

    /// `firstText` is the first cell that is no number.
    Column build(String name) {
        double[] exact = size == numbers.length ? numbers : Arrays.copyOf(numbers, size);
        return new Column(name, kind(), exact, NO_TEXT, firstText);
    }

    private Column.Kind kind() {
        if (textual == 0) return numeric == 0 ? Column.Kind.EMPTY : Column.Kind.NUMBERS;
        return commas || numeric >= textual ? Column.Kind.BROKEN : Column.Kind.TEXT;
    }
}
