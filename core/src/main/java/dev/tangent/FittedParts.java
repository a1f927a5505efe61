package dev.tangent;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.Prediction;
import dev.tangent.report.LambdaReport;
import dev.tangent.report.MatrixReport;
import dev.tangent.report.MethodReport;
import dev.tangent.report.TuningReport;
import java.util.List;
import java.util.Optional;

/// A prediction and what made it.
///
/// @param method absent where several made it
/// @param usesLoss whether a loss was minimised for it
/// @param regularized what made it, where one regularizer made all of it
/// @param warnings beside those of the prediction
record FittedParts(
        NeighbourGraph graph,
        Prediction prediction,
        Optional<MethodReport> method,
        Optional<LambdaReport> lambda,
        Optional<RegularizedFit> regularized,
        Optional<TuningReport> tuning,
        boolean usesLoss,
        List<String> warnings) {
    Optional<MatrixReport> matrix() {
        return regularized.map(fit -> MatrixReport.of(fit.matrix()));
    }
}
