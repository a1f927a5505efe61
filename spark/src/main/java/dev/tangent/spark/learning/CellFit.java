package dev.tangent.spark.learning;

import dev.tangent.learning.reduction.SolveSummary;
import java.util.List;
import java.util.Optional;
import org.apache.spark.api.java.JavaRDD;

/// What learning over cells came to.
///
/// @param cells all points with their values; kept
/// @param summary how the equations were solved
/// @param means of each output's labels
/// @param spreads of each output's labels
/// @param errorBars how they were made, where there are some
/// @param warnings what a person should know, a sentence each
public record CellFit(
        JavaRDD<FittedCell> cells,
        ChosenLambda lambda,
        SolveSummary summary,
        double[] means,
        double[] spreads,
        Optional<SampledBars> errorBars,
        List<String> warnings) {}
