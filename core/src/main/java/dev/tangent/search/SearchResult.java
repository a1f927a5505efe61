package dev.tangent.search;

import dev.tangent.learning.selection.ErrorMeasure;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.Reducer;
import dev.tangent.learning.selection.Rule;
import dev.tangent.learning.selection.Search;
import dev.tangent.learning.selection.Search.Candidate;
import dev.tangent.learning.selection.Setting;
import dev.tangent.learning.selection.Task;
import dev.tangent.learning.selection.Trial;
import dev.tangent.learning.selection.TrialParameters;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What a search came to.
///
/// @param seconds spent on each method
/// @param extent how far it went
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
        SearchExtent extent,
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

    /// The trials that make what is to be fitted.
    ///
    /// @param perOutput whether each output chooses alone
    Set<Trial> takenTrials(boolean perOutput) {
        Set<Trial> trials = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Candidate> all = new ArrayList<>(perOutput ? takenFor() : List.of());
        all.add(taken());
        for (Candidate each : all) {
            if (each.trial().parameters() instanceof TrialParameters.Ensemble mean) trials.addAll(mean.members());
            else trials.add(each.trial());
        }
        return trials;
    }

    /// The same search, which continues one on a sample.
    ///
    /// @param points of the sample
    public SearchResult after(SearchResult sample, int points) {
        return new SearchResult(
                task,
                space,
                outcome,
                folds,
                measure,
                rule,
                seconds,
                extent.after(sample.extent, points, sample.task.labels().size()),
                failures,
                ensemble,
                kept);
    }

    /// Names of the parameters whose value is an end of what was tried, where there is more beyond it.
    ///
    /// @param request what was searched for
    public List<String> endsOf(Candidate candidate, SearchRequest request) {
        if (!(candidate.trial().parameters() instanceof TrialParameters.Regularized)) return List.of();
        SearchSpace.Competitor competitor = space.competitor(candidate.trial().method());
        List<Candidate> own = GridEnds.of(competitor, outcome.candidates().stream());
        return new GridExtension(request, space.choices(), task, folds.leastTraining())
                .open(new GridEnds(request, competitor, own, candidate));
    }

    /// The same where labels beyond those of the search are fitted too: a reduction to its labels does not serve.
    public SearchResult withoutReduction() {
        return new SearchResult(
                task, space, outcome, folds, measure, rule, seconds, extent, failures, ensemble, Optional.empty());
    }

    /// What was kept of a setting.
    public Optional<Reducer.Reduced> reduced(Setting setting) {
        return kept.filter(each -> each.setting().equals(setting)).map(Kept::reduced);
    }
}
