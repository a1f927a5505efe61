package dev.tangent.app;

import dev.tangent.app.report.Summary.LambdaUsed;
import dev.tangent.app.report.Summary.MatrixMade;
import dev.tangent.app.report.Summary.MethodUsed;
import dev.tangent.app.report.Tuning;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Prediction;
import java.util.List;
import java.util.Optional;

/// A prediction and what made it.
///
/// @param method absent where several made it, as are `lambda` and `matrix`
/// @param warnings beside those of the prediction
/// @param regularized what made it, where one regularizer made all of it
record Fit(
        Prediction prediction,
        Optional<MethodUsed> method,
        Optional<LambdaUsed> lambda,
        Optional<MatrixMade> matrix,
        Optional<Tuning> tuning,
        List<String> warnings,
        Optional<Regularized> regularized) {
    /// R, and what it was multiplied with.
    record Regularized(Regularization made, Lambda lambda) {}
}
