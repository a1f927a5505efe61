package dev.tangent.present;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.table.Table;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.report.CloudReport;
import dev.tangent.report.CloudReport.PreprocessingReport;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The points that a command worked on.
///
/// @param preprocessing what happened to the points before anything else; absent where a model did it
/// @param edges of a graph of the user's own; absent where neighbours were searched for
/// @param recall the part of the true neighbours that an approximate search found; absent where it was exact
public record PointsSummary(
        String file,
        @JsonUnwrapped PointCounts counts,
        @JsonUnwrapped ColumnSummary coordinates,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<PreprocessingReport> preprocessing,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Integer> edges,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Double> recall) {
    /// How many there are, and of how many coordinates.
    public record PointCounts(int rows, int distinct, int dimension) {}

    /// Where the coordinates come from.
    ///
    /// @param ignored columns that are no coordinates although nobody left them out
    /// @param ignoredBecause why, for each of them
    public record ColumnSummary(List<String> columns, List<String> ignored, Map<String, String> ignoredBecause) {}

    public static PointsSummary of(PointsInput points, CloudReport cloud) {
        return new PointsSummary(
                points.file(),
                new PointCounts(cloud.rows(), cloud.distinct(), cloud.dimension()),
                new ColumnSummary(points.columns(), List.copyOf(points.ignored().keySet()), points.ignored()),
                Optional.of(cloud.preprocessing()),
                cloud.edges().stream().boxed().findFirst(),
                cloud.recall().stream().boxed().findFirst());
    }

    /// Of points that a model takes as it was taught.
    ///
    /// @param columns those that the model has
    static PointsSummary of(Table table, IncompletePoints points, List<String> columns) {
        return new PointsSummary(
                table.file(),
                new PointCounts(points.size(), points.distinct(), points.dimension()),
                new ColumnSummary(columns, List.of(), Map.of()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }
}
