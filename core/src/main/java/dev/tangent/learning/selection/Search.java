package dev.tangent.learning.selection;

import dev.tangent.learning.DistinctLabels;
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
public record Search(List<TunableMethod> methods, Folds folds, ErrorMeasure measure, Rule rule, MethodPrior prior) {
    public Search(List<TunableMethod> methods, Folds folds, ErrorMeasure measure, Rule rule) {
        this(methods, folds, measure, rule, MethodPrior.NONE);
    }

    /// By the least error.
    public Search(List<TunableMethod> methods, Folds folds, ErrorMeasure measure) {
        this(methods, folds, measure, Rule.LEAST_ERROR);
    }

    /// A trial and how well it did.
    public record Candidate(Trial trial, Score score) {}

    /// What a search came to.
    ///
    /// @param candidates all, in the order in which they were tried
    /// @param ranked all, best first
    /// @param bestOfMethods the best of each method, best method first
    /// @param chosen by the rule, of the method that counts most
    /// @param chosenFor the same for each output alone
    /// @param ensemble the mean of one candidate of each method by [EnsembleWeights], where more than one counts
    /// @param ensembleFor the same for each output alone
    public record Outcome(
            List<Candidate> candidates,
            List<Candidate> ranked,
            List<Candidate> bestOfMethods,
            Candidate chosen,
            List<Candidate> chosenFor,
            Candidate ensemble,
            List<Candidate> ensembleFor) {}

    public Outcome over(Task task) {
        return over(task, candidate -> {});
    }

    /// Tells of each candidate as soon as it stands.
    public Outcome over(Task task, Consumer<Candidate> heard) {
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
    public Candidate chosenOf(List<Candidate> candidates, Task task) {
        return chosenOf(candidates, task.labels());
    }

    /// The same where there are labels without a graph.
    public Candidate chosenOf(List<Candidate> candidates, DistinctLabels labels) {
        Scoring scoring = new Scoring(labels, folds, measure);
        return Choice.of(rule, scoring.unit()).among(candidates);
    }

    /// The same for each output alone.
    ///
    /// @param candidates of one method, in the order in which they were tried
    public List<Candidate> chosenForEach(List<Candidate> candidates, Task task) {
        Scoring scoring = new Scoring(task.labels(), folds, measure);
        return IntStream.range(0, scoring.outputs())
                .mapToObj(c -> Choice.of(rule, scoring.unit(c), c).among(candidates))
                .toList();
    }

    /// What a search comes to that has found these.
    ///
    /// @param candidates in the order in which they were tried
    public Outcome of(List<Candidate> candidates, Task task) {
        return outcome(List.copyOf(candidates), new Scoring(task.labels(), folds, measure));
    }

    private Outcome outcome(List<Candidate> candidates, Scoring scoring) {
        Choice choice = Choice.of(rule, scoring.unit());
        Choice plain = rule == Rule.ONE_STANDARD_ERROR ? Choice.of(Rule.LEAST_ERROR, scoring.unit()) : choice;
        List<List<Candidate>> byMethod = byMethod(candidates, plain.order());
        List<Candidate> best = byMethod.stream().map(plain::among).toList();
        List<Candidate> ranked = candidates.stream().sorted(plain.order()).toList();
        Taken taken = new Taken.From(byMethod, scoring, rule, prior).taken();
        return new Outcome(candidates, ranked, best, taken.one(), taken.oneFor(), taken.mean(), taken.meanFor());
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
