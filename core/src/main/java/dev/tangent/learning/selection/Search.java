package dev.tangent.learning.selection;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/// Tries all parameters of some methods on the same folds and ranks them.
///
/// @param oneStandardError prefer the simplest trial whose error is within one standard error of the best
public record Search(List<Method> methods, Folds folds, Measure measure, boolean oneStandardError) {
    /// A trial and how well it did.
    public record Candidate(Trial trial, Score score) {}

    /// All candidates, in the order in which they were tried, and the chosen one.
    public record Outcome(List<Candidate> candidates, Candidate chosen) {
        /// The best candidate for one output alone.
        public Candidate bestFor(int output) {
            return candidates.stream()
                    .min(Comparator.comparingDouble((Candidate c) -> c.score().outputErrors()[output])
                            .thenComparing(SIMPLEST_FIRST))
                    .orElseThrow();
        }

        /// All candidates, best first.
        public List<Candidate> ranked() {
            return candidates.stream().sorted(BEST_FIRST).toList();
        }

        /// The best candidate of each method, best method first.
        public List<Candidate> bestOfMethods() {
            List<Candidate> best = new ArrayList<>();
            for (Candidate candidate : ranked())
                if (best.stream()
                        .noneMatch(
                                b -> b.trial().method().equals(candidate.trial().method()))) best.add(candidate);
            return best;
        }
    }

    private static final Comparator<Candidate> SIMPLEST_FIRST =
            Comparator.comparingDouble((Candidate c) -> -c.trial().simplicity());
    private static final Comparator<Candidate> BEST_FIRST =
            Comparator.comparingDouble((Candidate c) -> c.score().error()).thenComparing(SIMPLEST_FIRST);

    public Outcome over(Task task) {
        return over(task, candidate -> {});
    }

    /// Tells of each candidate as soon as it stands.
    public Outcome over(Task task, Consumer<Candidate> heard) {
        Scoring scoring = new Scoring(task.labels(), folds, measure);
        List<Candidate> candidates = new ArrayList<>();
        for (Method method : methods) {
            method.tryAll(task, folds, trial -> {
                Candidate candidate = new Candidate(trial, scoring.of(trial.heldOut()));
                candidates.add(candidate);
                heard.accept(candidate);
            });
        }
        return new Outcome(List.copyOf(candidates), choose(candidates));
    }

    private Candidate choose(List<Candidate> candidates) {
        Candidate best = candidates.stream().min(BEST_FIRST).orElseThrow();
        if (!oneStandardError) return best;
        double bound = best.score().error() + best.score().standardError();
        return candidates.stream()
                .filter(c -> c.trial().method().equals(best.trial().method()))
                .filter(c -> c.score().error() <= bound)
                .min(SIMPLEST_FIRST.thenComparing(BEST_FIRST))
                .orElse(best);
    }
}
