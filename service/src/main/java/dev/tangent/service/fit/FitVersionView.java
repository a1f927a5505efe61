package dev.tangent.service.fit;

import dev.tangent.report.LossReport;
import java.util.Optional;

/// A version of a fit, as clients are told of it: enough to come back to its lambda and its loss.
///
/// @param by what made it: `fit`, `lambda`, `loss` or `labels`
/// @param labels how many rows had one
record FitVersionView(
        long version,
        String by,
        Optional<Double> lambda,
        Optional<Double> rawLambda,
        Optional<String> loss,
        Optional<Double> lossParameter,
        int labels) {
    static FitVersionView of(FitVersion now, String by) {
        return new FitVersionView(
                now.number(),
                by,
                now.relativeLambda(),
                now.rawLambda(),
                now.loss().map(LossReport::name),
                now.loss().flatMap(LossReport::value),
                now.labelled().labels().size());
    }
}
