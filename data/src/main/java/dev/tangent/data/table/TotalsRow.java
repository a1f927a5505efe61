package dev.tangent.data.table;

import dev.tangent.data.text.MessageText;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// A last row that sums up the others, as spreadsheets end with: it would be taken for a point.
final class TotalsRow {
    private static final Set<String> WORDS = Set.of(
            "total",
            "totals",
            "grand total",
            "sum",
            "summe",
            "gesamt",
            "gesamtsumme",
            "somme",
            "suma",
            "totale",
            "average",
            "mean",
            "mittelwert",
            "durchschnitt");

    private TotalsRow() {}

    /// What to say of it, if the last row has such a word where no other row has.
    static Optional<String> of(List<Column> columns, RowLocations locations) {
        int last = locations.lines().length - 1;
        for (Column column : columns)
            if (last > 0 && !column.isNumeric() && isTotal(column.texts()[last]) && !isTotal(column.texts()[last - 1]))
                return Optional.of(locations.of(last, column.name()) + ": " + MessageText.quoted(column.texts()[last])
                        + " stands for the rows above it; take this row out, or it counts as one more");
        return Optional.empty();
    }

    static boolean isTotal(String text) {
        String word = text.strip().toLowerCase(Locale.ROOT);
        return WORDS.contains(word.endsWith(":") ? word.substring(0, word.length() - 1) : word);
    }
}
