package dev.tangent.report;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.uncertainty.PosteriorCheck;
import dev.tangent.learning.uncertainty.Suggestions;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

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

    /// Rows to label before anything is learnt: one after the other those that leave the rest nearest to a label.
    ///
    /// @param cloud the points, in the scale in which near ones are alike
    /// @param labelled rows that have a label; may be empty
    /// @param most how many; fewer where fewer places have no label
    public static LabelSuggestions spread(PointCloud cloud, int[] labelled, int most, long seed) {
        DistinctPoints points = DistinctPoints.of(cloud);
        int[] known =
                Arrays.stream(labelled).map(points::pointOf).sorted().distinct().toArray();
        int count = Math.min(most, points.cloud().size() - known.length);
        Suggestions found = count == 0
                ? new Suggestions(List.of(), 0, Suggestions.SamplingDesign.SPACE_FILLING)
                : Suggestions.spaceFilling(points.cloud(), known, count, Math.max(count, Suggestions.CANDIDATES), seed);
        int[] rows = IntStream.range(0, cloud.size()).toArray();
        return of(found, Optional.empty(), points, rows);
    }

    /// The rows alone.
    public int[] rows() {
        return next.stream().mapToInt(RowSuggestion::row).toArray();
    }
}
