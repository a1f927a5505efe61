package dev.tangent.data.table;

import dev.tangent.Message;
import dev.tangent.data.format.PlainNumber;
import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.CellParser;
import dev.tangent.data.text.InputSubjects;
import dev.tangent.data.text.MessageText;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// One column of a table: its numbers (NaN where a cell is missing or text) and, unless all are numbers and nobody
/// asked to keep it as it is, its text.
record Column(String name, ColumnKind kind, double[] numbers, String[] texts, int firstText) {
    enum ColumnKind {
        NUMBERS,
        /// No cell, or fewer than half of them, is a number.
        TEXT,
        /// Meant as numbers, but some cells are not.
        BROKEN,
        EMPTY
    }

    /// Of numbers that were never text.
    static Column of(String name, double[] numbers) {
        boolean empty = Arrays.stream(numbers).allMatch(Double::isNaN);
        return new Column(name, empty ? ColumnKind.EMPTY : ColumnKind.NUMBERS, numbers, new String[0], -1);
    }

    /// Of texts, whatever they say.
    static Column of(String name, List<String> texts) {
        double[] none = new double[texts.size()];
        Arrays.fill(none, Double.NaN);
        int first = IntStream.range(0, none.length)
                .filter(row -> !texts.get(row).isEmpty())
                .findFirst()
                .orElse(-1);
        return new Column(
                name, first < 0 ? ColumnKind.EMPTY : ColumnKind.TEXT, none, texts.toArray(String[]::new), first);
    }

    boolean isNumeric() {
        return kind == ColumnKind.NUMBERS || kind == ColumnKind.EMPTY;
    }

    Column withTexts(String[] found) {
        return new Column(name, kind, numbers, found, firstText);
    }

    String text(int row) {
        if (isNumeric()) return text(numbers[row]);
        return texts[row];
    }

    /// The cell as the file has it, where the column was kept.
    String original(int row) {
        return texts.length == 0 ? text(row) : texts[row];
    }

    static String text(double number) {
        return PlainNumber.text(number);
    }

    /// The first cell that is no number, for a message; only where the column is not numeric.
    Message notANumber(RowLocations locations) {
        String text = texts[firstText];
        String cell = locations.of(firstText, name) + ": " + MessageText.quoted(text);
        if (new CellParser(true).parse(text) == CellKind.NUMBER && !Double.isNaN(numbers[firstText]))
            return Message.of("%s is in another unit than the numbers before it; say all in one", cell);
        return Message.of("%s is not a number%s", cell, advice(text));
    }

    private Message advice(String text) {
        if (text.matches("\\s*[+-]?[\\d,.]+\\s*"))
            return Message.of(
                    " (decimal comma or thousands? say with %s or %s)", InputSubjects.DECIMAL, InputSubjects.THOUSANDS);
        if (firstText == texts.length - 1 && TotalsRow.isTotal(text))
            return Message.of(" (a row of totals? take it out)");
        return Message.of(
                firstText == 0 && texts.length > 1 && !Double.isNaN(numbers[1])
                        ? " (a second line of names, or units? take it out)"
                        : "");
    }
}
