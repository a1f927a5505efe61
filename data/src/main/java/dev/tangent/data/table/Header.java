package dev.tangent.data.table;

import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.CellParser;
import java.util.ArrayList;
import java.util.List;

/// Whether the first row of a text table names its columns.
///
/// `GUESSED` decides so. A first row without text is data, unless it merely counts 0, 1, 2, ... (three or more, or any
/// number after a blank first cell), as tables without names are often written. A first row of text alone is a header.
/// One that mixes numbers and text is a header if text stands over a number of the second row, or if its numbers
/// count or are equally spaced (wavelengths, years); else it is data.
public enum Header {
    GUESSED,
    PRESENT,
    ABSENT;

    boolean isHeader(List<String> first, List<String> second) {
        return switch (this) {
            case PRESENT -> true;
            case ABSENT -> false;
            case GUESSED -> guess(first, second);
        };
    }

    /// So many cells may be equally spaced by chance.
    private static final int MOST_BY_CHANCE = 3;

    private static boolean guess(List<String> first, List<String> second) {
        CellParser parser = new CellParser(true);
        List<Double> numbers = new ArrayList<>();
        boolean text = false;
        boolean textOverNumber = false;
        for (int i = 0; i < first.size(); i++) {
            CellKind cell = parser.parse(first.get(i));
            // A column may be called 5% or $1.
            boolean plain = cell == CellKind.NUMBER && parser.unit() == CellParser.NO_UNIT;
            if (plain) numbers.add(parser.value());
            boolean word = cell != CellKind.MISSING && !plain;
            text |= word;
            textOverNumber |= word && i < second.size() && parser.parse(second.get(i)) == CellKind.NUMBER;
        }
        if (!text) return isCount(first, first.getFirst().isBlank() ? 1 : 0);
        return numbers.isEmpty() || textOverNumber || isCount(first, 1) || equallySpaced(numbers);
    }

    /// Whether a first row of numbers alone may hold wavelengths or years that name the columns: four at least,
    /// equally spaced as the second row is not.
    static boolean mayName(List<String> first, List<String> second) {
        return first.size() > MOST_BY_CHANCE && areSpaced(first) && !areSpaced(second);
    }

    private static boolean areSpaced(List<String> cells) {
        CellParser parser = new CellParser(true);
        List<Double> numbers = new ArrayList<>();
        for (String cell : cells) if (parser.parse(cell) == CellKind.NUMBER) numbers.add(parser.value());
        return numbers.size() == cells.size() && equallySpaced(numbers);
    }

    /// Cells `from`, `from + 1`, ... are exactly 0, 1, 2, ...
    private static boolean isCount(List<String> cells, int from) {
        if (cells.size() < (from == 0 ? 3 : 2)) return false;
        for (int i = from; i < cells.size(); i++)
            if (!cells.get(i).strip().equals(Integer.toString(i - from))) return false;
        return true;
    }

    private static boolean equallySpaced(List<Double> numbers) {
        if (numbers.size() < 3) return false;
        double step = numbers.get(1) - numbers.get(0);
        for (int i = 2; i < numbers.size(); i++)
            if (!(Math.abs(numbers.get(i) - numbers.get(i - 1) - step) <= 1e-6 * Math.abs(step))) return false;
        return step != 0;
    }
}
