package dev.tangent.spark;

import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.spark.learning.ChosenLambda;
import dev.tangent.spark.learning.SampledBars;
import dev.tangent.spark.matrix.HaloReport;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What was done in a fit.
///
/// @param method and the values of its parameters
/// @param borders between the partitions
/// @param solve how the equations were solved, with the true residual
/// @param errorBars how they were estimated, where they were asked for
/// @param warnings what a person should know, a sentence each
/// @param seconds of each stage
public record SparkFitReport(
        RowCounts counts,
        String method,
        ChosenLambda lambda,
        HaloReport borders,
        SolveSummary solve,
        Optional<SampledBars> errorBars,
        List<String> warnings,
        Map<String, Double> seconds) {
    /// How many rows and points there are.
    ///
    /// @param rows that were used
    /// @param skipped rows without usable features
    /// @param points distinct ones
    /// @param labelled distinct points with a label
    public record RowCounts(long rows, long skipped, long points, int labelled) {}
}
