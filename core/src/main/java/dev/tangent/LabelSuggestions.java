package dev.tangent;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.uncertainty.Suggestions;
import java.util.List;

/// Rows to label next, best first.
///
/// @param candidates how many points were looked at
/// @param points how many distinct ones there are
public record LabelSuggestions(List<Next> next, int candidates, int points) {
    public LabelSuggestions {
        next = List.copyOf(next);
    }

    /// A row to label.
    ///
    /// @param row of rows at one place the first
    /// @param reduction the part of the mean standard deviation then left that its label would take away
    /// @param left the mean standard deviation after that, as a part of today's
    public record Next(int row, double reduction, double left) {}

    static LabelSuggestions of(Suggestions found, DistinctPoints points) {
        int[] rowOf = points.firstRows();
        return new LabelSuggestions(
                found.next().stream()
                        .map(next -> new Next(rowOf[next.point()], next.reduction(), next.left()))
                        .toList(),
                found.candidates(),
                points.cloud().size());
    }

    /// The rows alone.
    public int[] rows() {
        return next.stream().mapToInt(Next::row).toArray();
    }
}
