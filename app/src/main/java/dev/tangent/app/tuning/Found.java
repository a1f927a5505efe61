package dev.tangent.app.tuning;

import dev.tangent.learning.selection.ErrorMeasure;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.Rule;
import dev.tangent.learning.selection.Search;
import dev.tangent.learning.selection.Search.Candidate;
import dev.tangent.learning.selection.Task;
import java.util.List;
import java.util.Map;

/// What a search came to.
///
/// @param seconds spent on each method
/// @param settings how many were tried
/// @param recalled how many of them came from a journal
/// @param failures settings that were left out because their equations could not be solved, and why
/// @param blending whether a mean of several methods will do, or it has to be one of them
public record Found(
        Task task,
        Space space,
        Search.Outcome outcome,
        Folds folds,
        ErrorMeasure measure,
        Rule rule,
        Map<String, Double> seconds,
        int settings,
        int recalled,
        List<String> failures,
        boolean blending) {
    /// The same, to be answered by one method.
    public Found byOneMethod() {
        return new Found(task, space, outcome, folds, measure, rule, seconds, settings, recalled, failures, false);
    }

    /// What is to be fitted for all outputs together.
    public Candidate taken() {
        return blending ? outcome.ensemble() : outcome.chosen();
    }

    /// What is to be fitted for each output alone.
    public List<Candidate> takenFor() {
        return blending ? outcome.ensembleFor() : outcome.chosenFor();
    }
}
