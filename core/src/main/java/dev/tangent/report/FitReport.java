package dev.tangent.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a fit did, with what, and how it went.
///
/// @param tuning absent where nothing was searched
/// @param method absent where several made the prediction, as are `lambda` and `matrix`
/// @param loss absent where no method used one
/// @param reliability of class probabilities, absent where labels are values or none could be held out
/// @param errorBars absent where none were asked for
/// @param warnings what a person should know, a sentence each; empty when all went as wished
/// @param seconds of each stage, in order
public record FitReport(
        CloudReport cloud,
        Optional<TuningReport> tuning,
        Optional<MethodReport> method,
        Optional<LambdaReport> lambda,
        Optional<MatrixReport> matrix,
        Optional<LossReport> loss,
        SolveReport solve,
        Optional<ReliabilityReport> reliability,
        Optional<ErrorBarReport> errorBars,
        List<String> warnings,
        Map<String, Double> seconds) {
    public FitReport {
        warnings = List.copyOf(warnings);
        seconds = Collections.unmodifiableMap(new LinkedHashMap<>(seconds));
    }
}
