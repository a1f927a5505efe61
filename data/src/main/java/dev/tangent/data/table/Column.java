package dev.tangent.data.table;

import dev.tangent.data.text.MessageText;

/// One column of a table: its numbers (NaN where a cell is missing or text) and, unless all are numbers, its text.
record Column(String name, Kind kind, double[] numbers, String[] texts, int firstText) {
    enum Kind {
        NUMBERS,
        /// No cell, or fewer than half of them, is a number.
        TEXT,
        /// Meant as numbers, but some cells are not.
        BROKEN,
        EMPTY
    }

    static Column ofNumbers(String name, double[] numbers) {
        return new Column(name, Kind.NUMBERS, numbers, new String[0], -1);
    }

    boolean isNumeric() {
        return kind == Kind.NUMBERS || kind == Kind.EMPTY;
    }

    Column withTexts(String[] found) {
        return new Column(name, kind, numbers, found, firstText);
    }

    String text(int row) {
        if (isNumeric()) return text(numbers[row]);
        return texts[row];
    }

    /// Whole numbers as `1`, not `1.0`, as they were most likely written; a missing number as an empty text.
    private static String text(double number) {
        if (Double.isNaN(number)) return "";
        long whole = (long) number;
        return whole == number && Math.abs(number) < 1e15 ? Long.toString(whole) : Double.toString(number);
    }

    /// The first cell that is no number, for a message; only where the column is not numeric.
    String notANumber(RowLocations locations) {
        String text = texts[firstText];
        return locations.of(firstText, name) + ": " + MessageText.quoted(text) + " is not a number"
                + (text.matches("\\s*[+-]?[\\d,.]+\\s*") ? " (decimal comma or thousands?)" : "");
    }
}
