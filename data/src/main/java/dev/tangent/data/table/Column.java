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

/// One column of a table: its numbers (NaN where a cell is missing or text), its text unless all are numbers, and its
/// cells as they stood in the file if somebody asked to keep them.
record Column(String name, ColumnKind kind, double[] numbers, String[] texts, String[] originals, int firstText) {
    private static final String[] NONE = {};

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
        return new Column(name, empty ? ColumnKind.EMPTY : ColumnKind.NUMBERS, numbers, NONE, NONE, -1);
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
                name, first < 0 ? ColumnKind.EMPTY : ColumnKind.TEXT, none, texts.toArray(String[]::new), NONE, first);
    }

    boolean isNumeric() {
        return kind == ColumnKind.NUMBERS || kind == ColumnKind.EMPTY;
    }

    Column withTexts(String[] found) {
        return new Column(name, kind, numbers, found, originals, firstText);
    }

    Column withOriginals(String[] found) {
        return new Column(name, kind, numbers, texts, found, firstText);
    }

    /// The same numbers where every text means that there is none.
    Column withoutTexts() {
        String[] kept = originals.length > 0 ? originals : texts;
        return new Column(name, ColumnKind.NUMBERS, numbers, NONE, kept, -1);
    }

    /// @param parser of cells whose style nobody knows
    CellKind kind(int row, CellParser parser) {
        return Double.isNaN(numbers[row]) ? parser.parse(text(row)) : CellKind.NUMBER;
    }

    String text(int row) {
        if (isNumeric()) return text(numbers[row]);
        return texts[row];
    }

    /// The cell as the file has it, where the column was kept.
    String original(int row) {
        return originals.length == 0 ? text(row) : originals[row];
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
        if (firstText == 0 && texts.length > 1 && !Double.isNaN(numbers[1]))
            return Message.of(
                    " (a second line of names, or units? take it out; a missing cell? say %s %s)",
                    InputSubjects.MISSING_WORDS, shellWord(text));
        return kind != ColumnKind.BROKEN
                ? Message.of("")
                : Message.of(
                        "; if it stands for a missing cell, say %s %s", InputSubjects.MISSING_WORDS, shellWord(text));
    }

    /// As it is typed where blanks and signs have a meaning.
    private static String shellWord(String text) {
        String word = text.strip();
        return word.matches("[\\w./%+-]+") ? word : MessageText.quoted(word);
    }
}
