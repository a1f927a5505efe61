package dev.tangent.search;

import dev.tangent.learning.selection.ErrorMeasure;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.Reducer;
import dev.tangent.learning.selection.Rule;
import dev.tangent.learning.selection.Search;
import dev.tangent.learning.selection.Search.Candidate;
import dev.tangent.learning.selection.Setting;
import dev.tangent.learning.selection.Task;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a search came to.
///
/// @param seconds spent on each method
/// @param settings how many were tried
/// @param recalled how many of them came from a journal
/// @param failures settings that were left out because their equations could not be solved, and why
/// @param ensemble whether a mean of several methods will do, or it has to be one of them
/// @param kept R and its reduction of the best setting, if it was kept
public record SearchResult(
        Task task,
        SearchSpace space,
        Search.Outcome outcome,
        Folds folds,
        ErrorMeasure measure,
        Rule rule,
        Map<String, Double> seconds,
        int settings,
        int recalled,
        List<String> failures,
        boolean ensemble,
        Optional<Kept> kept) {

    /// R and its reduction, of one setting.
    public record Kept(Setting setting, Reducer.Reduced reduced) {}

    /// What is to be fitted for all outputs together.
    public Candidate taken() {
        return ensemble ? outcome.ensemble() : outcome.chosen();
    }

    /// What is to be fitted for each output alone.
    public List<Candidate> takenFor() {
        return ensemble ? outcome.ensembleFor() : outcome.chosenFor();
    }

    /// What was kept of a setting.
    public Optional<Reducer.Reduced> reduced(Setting setting) {
        return kept.filter(each -> each.setting().equals(setting)).map(Kept::reduced);
    }
}
