package dev.tangent.report;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.uncertainty.PosteriorCheck;
import dev.tangent.learning.uncertainty.Suggestions;
import java.util.List;
import java.util.Optional;

/// Rows to label next, best first.
///
/// @param candidates how many points were looked at
/// @param points how many distinct ones there are
/// @param design whether the posterior's deviations decided, or distances to the nearest label
/// @param check how far held-out labels bear the posterior out, which decides about that; absent for classes
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public record LabelSuggestions(
        List<RowSuggestion> next,
        int candidates,
        int points,
        Suggestions.SamplingDesign design,
        Optional<PosteriorCheck> check) {
    public LabelSuggestions {
        next = List.copyOf(next);
    }

    /// A row to label.
    ///
    /// @param row of rows at one place the first
    /// @param reduction the part of the mean standard deviation, or distance to the nearest label, then left that
    ///     its label would take away; of classes each distance counts as much as the class is in doubt
    /// @param left the mean after that, as a part of today's
    public record RowSuggestion(int row, double reduction, double left) {}

    public static LabelSuggestions of(
            Suggestions found, Optional<PosteriorCheck> check, DistinctPoints points, int[] rows) {
        int[] rowOf = points.firstRows();
        return new LabelSuggestions(
                found.next().stream()
                        .map(next -> new RowSuggestion(rows[rowOf[next.point()]], next.reduction(), next.left()))
                        .toList(),
                found.candidates(),
                points.cloud().size(),
                found.design(),
                check);
    }

    /// The rows alone.
    public int[] rows() {
        return next.stream().mapToInt(RowSuggestion::row).toArray();
    }
}
