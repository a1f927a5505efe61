package dev.tangent.selection.ensemble;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.trial.Folds;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.TunableMethod;
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
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Tries all parameters of some methods on the same folds and ranks them.
///
/// @param prior what is known of the methods before a label is seen
public record CandidateRanking(
        List<TunableMethod> methods, Folds folds, ErrorMeasure measure, SelectionRule rule, MethodPrior prior) {
    public CandidateRanking(List<TunableMethod> methods, Folds folds, ErrorMeasure measure, SelectionRule rule) {
        this(methods, folds, measure, rule, MethodPrior.NONE);
    }

    /// By the least error.
    public CandidateRanking(List<TunableMethod> methods, Folds folds, ErrorMeasure measure) {
        this(methods, folds, measure, SelectionRule.LEAST_ERROR);
    }

    public Ranked over(LabelledGraph task) {
        return over(task, candidate -> {});
    }

    /// Tells of each candidate as soon as it stands.
    public Ranked over(LabelledGraph task, Consumer<Candidate> heard) {
        Scoring scoring = new Scoring(task.labels(), folds, measure);
        List<Candidate> candidates = new ArrayList<>();
        for (TunableMethod method : methods) {
            method.tryAll(task, folds, trial -> {
                Candidate candidate = scoring.candidate(trial);
                candidates.add(candidate);
                heard.accept(candidate);
            });
        }
        return outcome(List.copyOf(candidates), scoring);
    }

    /// What a search chooses that has found nothing but these.
    ///
    /// @param candidates of one method, in the order in which they were tried
    public Candidate chosenOf(List<Candidate> candidates, LabelledGraph task) {
        return chosenOf(candidates, task.labels());
    }

    /// The same where there are labels without a graph.
    public Candidate chosenOf(List<Candidate> candidates, DistinctLabels labels) {
        Scoring scoring = new Scoring(labels, folds, measure);
        return CandidateOrder.of(rule, scoring.unit()).among(candidates);
    }

    /// The same for each output alone.
    ///
    /// @param candidates of one method, in the order in which they were tried
    public List<Candidate> chosenForEach(List<Candidate> candidates, LabelledGraph task) {
        Scoring scoring = new Scoring(task.labels(), folds, measure);
        return IntStream.range(0, scoring.outputs())
                .mapToObj(c -> CandidateOrder.of(rule, scoring.unit(c), c).among(candidates))
                .toList();
    }

    /// What a search comes to that has found these.
    ///
    /// @param candidates in the order in which they were tried
    public Ranked of(List<Candidate> candidates, LabelledGraph task) {
        return outcome(List.copyOf(candidates), new Scoring(task.labels(), folds, measure));
    }

    private Ranked outcome(List<Candidate> candidates, Scoring scoring) {
        CandidateOrder choice = CandidateOrder.of(rule, scoring.unit());
        CandidateOrder plain = rule == SelectionRule.ONE_STANDARD_ERROR
                ? CandidateOrder.of(SelectionRule.LEAST_ERROR, scoring.unit())
                : choice;
        List<List<Candidate>> byMethod = byMethod(candidates, plain.order());
        List<Candidate> best = byMethod.stream().map(plain::among).toList();
        List<Candidate> ranked = candidates.stream().sorted(plain.order()).toList();
        SelectionOutcome taken = new SelectionOutcome.From(byMethod, scoring, rule, prior).taken();
        return new Ranked(candidates, ranked, best, taken.one(), taken.oneFor(), taken.mean(), taken.meanFor());
    }

    /// The candidates of each method together, the method with the best one first. How simple they are can be
    /// compared within a method only.
    private static List<List<Candidate>> byMethod(List<Candidate> candidates, Comparator<Candidate> order) {
        Map<String, List<Candidate>> byMethod = new LinkedHashMap<>();
        for (Candidate candidate : candidates)
            byMethod.computeIfAbsent(candidate.trial().method(), name -> new ArrayList<>())
                    .add(candidate);
        return byMethod.values().stream()
                .sorted(Comparator.comparing(own -> Collections.min(own, order), order))
                .toList();
    }
}
