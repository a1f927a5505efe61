package dev.tangent.app.tuning;

import dev.tangent.learning.selection.ErrorMeasure;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.Rule;
import dev.tangent.learning.selection.Search;
import dev.tangent.learning.selection.Task;
import java.util.List;
import java.util.Map;

/// What a search came to.
///
/// @param seconds spent on each method
/// @param settings how many were tried
/// @param recalled how many of them came from a journal
/// @param failures settings that were left out because their equations could not be solved, and why
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
        List<String> failures) {}
