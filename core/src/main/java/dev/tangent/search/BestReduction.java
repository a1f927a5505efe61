package dev.tangent.search;

import dev.tangent.learning.selection.Search.Candidate;
import dev.tangent.learning.selection.SharedReducer;
import dev.tangent.learning.selection.Task;
import dev.tangent.learning.selection.TrialParameters;
import java.util.Optional;

/// Keeps R and its reduction of the best candidate so far, so that the fit that follows a search need not make them
/// again.
final class BestReduction {
    /// Of the heap: while the next setting is tried, two reductions are held.
    private static final int SHARE = 8;

    private final Task task;
    private double least = Double.POSITIVE_INFINITY;
    private Optional<SearchResult.Kept> kept = Optional.empty();

    BestReduction(Task task) {
        this.task = task;
    }

    /// Called while the candidate's reduction is the last that was made.
    void heard(Candidate candidate) {
        double error = candidate.score().error();
        if (!(error < least)) return;
        least = error;
        if (kept.isPresent()
                && candidate.trial().parameters() instanceof TrialParameters.Regularized same
                && same.setting().equals(kept.get().setting())) return;
        kept = candidate.trial().parameters() instanceof TrialParameters.Regularized chosen
                        && task.reducer() instanceof SharedReducer reducer
                ? reducer.last(chosen.setting())
                        .filter(reduced -> reduced.reduction().bytes()
                                <= Runtime.getRuntime().maxMemory() / SHARE)
                        .map(reduced -> new SearchResult.Kept(chosen.setting(), reduced))
                : Optional.empty();
    }

    Optional<SearchResult.Kept> kept() {
        return kept;
    }
}
