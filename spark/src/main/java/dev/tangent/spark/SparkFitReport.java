package dev.tangent.spark;

import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.spark.learning.LambdaSearch;
import dev.tangent.spark.learning.ProbedBars;
import dev.tangent.spark.matrix.HaloReport;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What was done in a fit.
///
/// @param rows that were used
/// @param skipped rows without usable features
/// @param points distinct ones
/// @param labelled distinct points with a label
/// @param method and what it was told
/// @param lambda what R was multiplied with
/// @param relativeLambda the same in units of R's mean diagonal entry
/// @param search how lambda was chosen, where there was a choice
/// @param borders between the partitions
/// @param solve how the equations were solved, with the true residual
/// @param errorBars how they were estimated, where they were asked for
/// @param warnings what a person should know, a sentence each
/// @param seconds of each stage
public record SparkFitReport(
        long rows,
        long skipped,
        long points,
        int labelled,
        String method,
        double lambda,
        double relativeLambda,
        Optional<LambdaSearch> search,
        HaloReport borders,
        SolveSummary solve,
        Optional<ProbedBars> errorBars,
        List<String> warnings,
        Map<String, Double> seconds) {}
