package dev.tangent.selection;

import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.reduction.Reducer;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TrialParameters;
import dev.tangent.method.Method;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.selection.ensemble.CandidateRanking;
import dev.tangent.selection.ensemble.Ranked;
import dev.tangent.selection.grid.GridEnds;
import dev.tangent.selection.grid.GridExpansion;
import dev.tangent.selection.grid.SearchRequest;
import dev.tangent.selection.grid.SearchSpace;
import dev.tangent.selection.score.Candidate;
import dev.tangent.selection.score.ErrorMeasure;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What a search came to.
///
/// @param ranking how they were ranked
/// @param seconds spent on each method
/// @param counts how far it went
/// @param failures settings that were left out because their equations could not be solved, and why
/// @param ensemble whether a mean of several methods will do, or it has to be one of them
public record SearchResult(
        LabelledGraph labelled,
        SearchSpace space,
        Ranked ranked,
        CandidateRanking ranking,
        Map<Method, Double> seconds,
        SearchCounts counts,
        List<String> failures,
        boolean ensemble) {
    public Folds folds() {
        return ranking.validation().folds();
    }

    public ErrorMeasure measure() {
        return ranking.validation().measure();
    }

    /// What is to be fitted for all outputs together.
    public Candidate taken() {
        return ensemble ? ranked.ensemble() : ranked.chosen();
    }

    /// What is to be fitted for each output alone.
    public List<Candidate> takenFor() {
        return ensemble ? ranked.ensembleFor() : ranked.chosenFor();
    }

    /// The trials that make what is to be fitted.
    ///
    /// @param perOutput whether each output chooses alone
    public Set<Trial> takenTrials(boolean perOutput) {
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
                labelled,
                space,
                ranked,
                ranking,
                seconds,
                counts.after(sample.counts, points, sample.labelled.labels().size()),
                failures,
                ensemble);
    }

    /// Names of the parameters whose value is an end of what was tried, where there is more beyond it.
    ///
    /// @param request what was searched for
    public List<String> endsOf(Candidate candidate, SearchRequest request) {
        if (!(candidate.trial().parameters() instanceof TrialParameters.Regularized)) return List.of();
        List<Candidate> own = GridEnds.of(candidate.method().orElseThrow(), ranked.candidates().stream());
        return new GridExpansion(request, space.choices(), labelled, folds().leastTraining())
                .open(new GridEnds(request, own, candidate));
    }

    /// The same where labels beyond those of the search are fitted too: a reduction to its labels does not serve.
    public SearchResult withoutReduction() {
        LabelledGraph plain = new LabelledGraph(labelled.graph(), labelled.labels());
        return new SearchResult(plain, space, ranked, ranking, seconds, counts, failures, ensemble);
    }

    /// What was kept of a setting.
    public Optional<Reducer.Reduced> reduced(RegularizerSpec setting, SolverSettings solver) {
        return labelled.reducer().kept(labelled.graph(), setting, solver);
    }
}
