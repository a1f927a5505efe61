package dev.tangent.present;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.table.Table;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.report.CloudReport;
import dev.tangent.report.PreprocessingReport;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The points that a command worked on.
///
/// @param ignored columns that are no coordinates although nobody left them out
/// @param ignoredBecause why, for each of them
/// @param preprocessing what happened to the points before anything else; absent where a model did it
/// @param recall the part of the true neighbours that an approximate search found; absent where it was exact
public record PointsSummary(
        String file,
        int rows,
        int distinct,
        int dimension,
        List<String> columns,
        List<String> ignored,
        Map<String, String> ignoredBecause,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<PreprocessingReport> preprocessing,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Double> recall) {
    public static PointsSummary of(PointsInput points, CloudReport cloud) {
        return new PointsSummary(
                points.file(),
                cloud.rows(),
                cloud.distinct(),
                cloud.dimension(),
                points.columns(),
                List.copyOf(points.ignored().keySet()),
                points.ignored(),
                Optional.of(cloud.preprocessing()),
                cloud.recall().stream().boxed().findFirst());
    }

    /// Of points that a model takes as it was taught.
    ///
    /// @param columns those that the model has
    static PointsSummary of(Table table, IncompletePoints points, List<String> columns) {
        return new PointsSummary(
                table.file(),
                points.size(),
                points.distinct(),
                points.dimension(),
                columns,
                List.of(),
                Map.of(),
                Optional.empty(),
                Optional.empty());
    }
}
