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
        int rows = found.next().size();
        Map<String, String> notes = new LinkedHashMap<>();
        notes.put(
                "sample",
                found.candidates() + " of " + found.points() + " points were looked at"
                        + (found.design() == Suggestions.SamplingDesign.SPACE_FILLING
                                ? found.check().map(SuggestionSummary::why).orElse("")
                                : ""));
        notes.put(
                "left",
                String.format(
                        Locale.ROOT,
                        "with %s labelled, %.3g %% of the mean %s would be left; 'left' says so after each row, 'reduction'"
                                + " what the row alone takes off",
                        rows == 1 ? "this row" : "all " + rows + " rows",
                        100 * found.next().getLast().left(),
                        measure(found.design())));
        return notes;
    }

    /// What labels bring down.
    private static String measure(Suggestions.SamplingDesign design) {
        return switch (design) {
            case VARIANCE -> "standard deviation of a prediction";
            case SPACE_FILLING -> "distance to the nearest label";
            case CLASS_UNCERTAINTY -> "distance to the nearest label, weighted by how much the class is in doubt,";
        };
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
