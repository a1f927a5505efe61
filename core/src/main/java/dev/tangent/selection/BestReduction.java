package dev.tangent.selection;

import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.TrialParameters;
import dev.tangent.selection.score.Candidate;
import java.util.Optional;

/// Keeps R and its reduction of the best candidate so far, so that the fit that follows a search need not make them
/// again.
final class BestReduction {
    /// Of the heap: while the next setting is tried, two reductions are held.
    private static final int SHARE = 8;

    private final LabelledGraph task;
    private double least = Double.POSITIVE_INFINITY;
    private Optional<SearchResult.Kept> kept = Optional.empty();

    public BestReduction(LabelledGraph task) {
        this.task = task;
    }

    /// Called while the candidate's reduction is the last that was made.
    public void heard(Candidate candidate) {
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

    public Optional<SearchResult.Kept> kept() {
        return kept;
    }
}
