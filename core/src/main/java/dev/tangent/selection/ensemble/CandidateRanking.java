package dev.tangent.selection.ensemble;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.trial.Folds;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.method.Method;
import dev.tangent.selection.score.Candidate;
import dev.tangent.selection.score.CandidateOrder;
import dev.tangent.selection.score.ErrorMeasure;
import dev.tangent.selection.score.Scoring;
import dev.tangent.selection.score.SelectionRule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Ranks the candidates of a search, and takes some of them.
public record CandidateRanking(Folds folds, ErrorMeasure measure, SelectionRule rule) {
    /// What a search chooses that has found nothing but these.
    ///
    /// @param candidates of one method, in the order in which they were tried
    public Candidate chosenOf(List<Candidate> candidates, LabelledGraph labelled) {
        return chosenOf(candidates, labelled.labels());
    }

    /// The same where there are labels without a graph.
    public Candidate chosenOf(List<Candidate> candidates, DistinctLabels labels) {
        Scoring scoring = new Scoring(labels, folds, measure);
        return CandidateOrder.of(rule, scoring.unit()).among(candidates);
    }

    /// The same for each output alone.
    ///
    /// @param candidates of one method, in the order in which they were tried
    public List<Candidate> chosenForEach(List<Candidate> candidates, LabelledGraph labelled) {
        Scoring scoring = new Scoring(labelled.labels(), folds, measure);
        return IntStream.range(0, scoring.outputs())
                .mapToObj(c -> CandidateOrder.of(rule, scoring.unit(c), c).among(candidates))
                .toList();
    }

    /// What a search comes to that has found these.
    ///
    /// @param candidates in the order in which they were tried
    public Ranked of(List<Candidate> candidates, LabelledGraph labelled) {
        return outcome(List.copyOf(candidates), new Scoring(labelled.labels(), folds, measure));
    }

    private Ranked outcome(List<Candidate> candidates, Scoring scoring) {
        CandidateOrder choice = CandidateOrder.of(rule, scoring.unit());
        CandidateOrder plain = rule == SelectionRule.ONE_STANDARD_ERROR
                ? CandidateOrder.of(SelectionRule.LEAST_ERROR, scoring.unit())
                : choice;
        List<List<Candidate>> byMethod = byMethod(candidates, plain.order());
        List<Candidate> best = byMethod.stream().map(plain::among).toList();
        List<Candidate> ranked = candidates.stream().sorted(plain.order()).toList();
        SelectionOutcome taken = new SelectionOutcome.From(byMethod, scoring, rule).taken();
        return new Ranked(candidates, ranked, best, taken.one(), taken.oneFor(), taken.mean(), taken.meanFor());
    }

    /// The candidates of each method together, the method with the best one first. How simple they are can be
    /// compared within a method only.
    private static List<List<Candidate>> byMethod(List<Candidate> candidates, Comparator<Candidate> order) {
        Map<Optional<Method>, List<Candidate>> byMethod = new LinkedHashMap<>();
        for (Candidate candidate : candidates)
            byMethod.computeIfAbsent(candidate.method(), method -> new ArrayList<>())
                    .add(candidate);
        return byMethod.values().stream()
                .sorted(Comparator.comparing(own -> Collections.min(own, order), order))
                .toList();
    }
}
