package dev.tangent.app.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What cross-validation went through and what it found.
///
/// @param criterion what chose: cv, loo or evidence
/// @param measure as the user names it
/// @param settings how many different regularizers, or baselines, were tried; each with several lambdas or the like
/// @param skipped settings that are impossible, as with fewer neighbours than the dimension needs
/// @param recalled settings whose results came from a journal
/// @param ranking the best of each method, best first
/// @param chosen one for all outputs, or one for each
/// @param verdict how sure the ranking is, in words
public record Tuning(
        int folds,
        String criterion,
        String measure,
        String unit,
        int candidates,
        int settings,
        int skipped,
        int recalled,
        List<Row> ranking,
        List<Row> chosen,
        String verdict) {

    /// One candidate: of a method the best, or the chosen one.
    ///
    /// @param outputs those it was chosen for
    /// @param error on held-out labels, with its standard error; for accuracy what is missing to 1
    /// @param logEvidence if that was the criterion
    /// @param seconds spent on all candidates of the method
    public record Row(
            List<String> outputs,
            String method,
            double error,
            double standardError,
            Optional<Double> logEvidence,
            Map<String, Object> parameters,
            double seconds) {}
}
