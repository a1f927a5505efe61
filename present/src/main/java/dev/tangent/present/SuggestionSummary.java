package dev.tangent.present;

import dev.tangent.learning.uncertainty.PosteriorCheck;
import dev.tangent.learning.uncertainty.Suggestions;
import dev.tangent.linalg.Matrix;
import dev.tangent.report.LabelSuggestions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Suggested labels as a table, and what its numbers mean.
public final class SuggestionSummary {
    private SuggestionSummary() {}

    /// Row, reduction and what is left.
    public static Matrix matrix(LabelSuggestions found) {
        Matrix rows = Matrix.zeros(found.next().size(), 3);
        for (int i = 0; i < rows.rows(); i++) {
            LabelSuggestions.RowSuggestion next = found.next().get(i);
            rows.set(i, 0, next.row());
            rows.set(i, 1, next.reduction());
            rows.set(i, 2, next.left());
        }
        return rows;
    }

    /// The same with names.
    public static RowTable table(LabelSuggestions found) {
        return new RowTable(List.of("row", "reduction", "left"), found.next().size(), (out, i) -> {
            LabelSuggestions.RowSuggestion next = found.next().get(i);
            out.cell(next.row()).cell(next.reduction()).cell(next.left());
        });
    }

    /// What the numbers of the table mean, by those of its last row.
    public static Map<String, String> notes(LabelSuggestions found) {
        boolean filling = found.design() == Suggestions.SamplingDesign.SPACE_FILLING;
        int rows = found.next().size();
        Map<String, String> notes = new LinkedHashMap<>();
        notes.put(
                "sample",
                found.candidates() + " of " + found.points() + " points were looked at"
                        + (filling ? why(found.check()) : ""));
        notes.put(
                "left",
                String.format(
                        Locale.ROOT,
                        "with %s labelled, %.3g %% of the mean %s would be left; 'left' says so after each row, 'reduction'"
                                + " what the row alone takes off",
                        rows == 1 ? "this row" : "all " + rows + " rows",
                        100 * found.next().getLast().left(),
                        filling ? "distance to the nearest label" : "standard deviation of a prediction"));
        return notes;
    }

    private static String why(PosteriorCheck check) {
        return String.format(
                Locale.ROOT,
                "; distances decide, because %d held-out labels contradict the deviations (error %.2g of the mean's, rank"
                        + " correlation with deviations %.2g)",
                check.labels(),
                check.relativeError(),
                check.rankCorrelation());
    }
}
