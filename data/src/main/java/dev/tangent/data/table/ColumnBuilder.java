package dev.tangent.data.table;

import dev.tangent.data.text.CellKind;
import java.util.Arrays;

/// Collects one column while the file is read.
final class ColumnBuilder {
    private double[] numbers = new double[64];
    private int size;
    private int numeric;
    private int textual;
    private boolean commas;
    private int firstText = -1;

    void add(CellKind cell, double value) {
        if (size == numbers.length) numbers = Arrays.copyOf(numbers, Math.multiplyExact(2, size));
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

    private void addedText() {
        textual++;
        if (firstText < 0) firstText = size;
    }

    /// `firstText` is the first cell that is no number.
    Column build(String name) {
        return new Column(name, kind(), Arrays.copyOf(numbers, size), new String[0], firstText);
    }

    private Column.Kind kind() {
        if (textual == 0) return numeric == 0 ? Column.Kind.EMPTY : Column.Kind.NUMBERS;
        return commas || numeric >= textual ? Column.Kind.BROKEN : Column.Kind.TEXT;
    }
}
