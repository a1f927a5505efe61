package dev.tangent.data.input;

import dev.tangent.data.table.Table;
import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.CellParser;
import dev.tangent.data.text.InputSubjects;
import dev.tangent.data.text.MessageText;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The one word that all cells of a column say which are no numbers: it means that there is none. So it is taken where
/// no cell is empty, since these would say that already; where it stands in two cells at least and has no digit, so
/// that it is no misprint; and where the numbers are of three kinds at least, so that they are no names of classes.
///
/// @param cells how many say it
record StandInWord(String column, String word, int cells) {
    private static final int FEWEST_CELLS = 2;
    private static final int FEWEST_NUMBERS = 3;

    /// Those of columns that are meant as numbers.
    ///
    /// @param taken columns with another use
    static List<StandInWord> among(Table table, ColumnChoice.ColumnRequest request, List<String> taken) {
        return table.columns().stream()
                .filter(column -> !table.isNumeric(column) && !table.isText(column))
                .filter(column -> !taken.contains(column)
                        && !request.without().contains(column)
                        && !request.dates().contains(column))
                .flatMap(column -> of(table, column).stream())
                .toList();
    }

    static Optional<StandInWord> of(Table table, String column) {
        if (table.isNumeric(column)) return Optional.empty();
        double[] numbers = table.numbersAmongTexts(column);
        List<String> texts = table.texts(column);
        CellParser parser = new CellParser(false);
        Set<Double> different = new HashSet<>();
        String word = "";
        int cells = 0;
        for (int row = 0; row < numbers.length; row++) {
            if (!Double.isNaN(numbers[row])) {
                if (different.size() < FEWEST_NUMBERS) different.add(numbers[row]);
                continue;
            }
            String text = texts.get(row);
            if (cells == 0) word = text;
            if (!text.equals(word) || parser.parse(text) != CellKind.TEXT) return Optional.empty();
            cells++;
        }
        boolean isWord = word.codePoints().noneMatch(Character::isDigit);
        return cells >= FEWEST_CELLS && different.size() >= FEWEST_NUMBERS && isWord
                ? Optional.of(new StandInWord(column, word, cells))
                : Optional.empty();
    }

    /// That a coordinate is missing there.
    Finding coordinate() {
        return Finding.of(
                FindingKind.STAND_IN_WORD,
                column,
                "%s of '%s' %s; taken as missing, as %s %s would say",
                count(),
                column,
                says(),
                InputSubjects.MISSING_WORDS,
                MessageText.quoted(word));
    }

    /// That there is no label there.
    Finding label() {
        return Finding.of(
                FindingKind.STAND_IN_WORD,
                column,
                "%s of '%s' %s; taken as no label, as %s %s would say (if the column names classes, add %s)",
                count(),
                column,
                says(),
                InputSubjects.MISSING_WORDS,
                MessageText.quoted(word),
                InputSubjects.CLASSES);
    }

    private String count() {
        return cells + " cells";
    }

    private String says() {
        return "say " + MessageText.quoted(word) + ", and all others are numbers";
    }
}
