package dev.tangent.learning.selection;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Tries all parameters of some methods on the same folds and ranks them.
public record Search(List<Method> methods, Folds folds, ErrorMeasure measure, Rule rule) {
    /// By the least error.
    public Search(List<Method> methods, Folds folds, ErrorMeasure measure) {
        this(methods, folds, measure, Rule.LEAST_ERROR);
    }

    /// A trial and how well it did.
    public record Candidate(Trial trial, Score score) {}

    /// What a search came to.
    ///
    /// @param candidates all, in the order in which they were tried
    /// @param ranked all, best first
    /// @param bestOfMethods the best of each method, best method first
    /// @param chosen by the rule
    /// @param chosenFor the same for each output alone, of the method that a [MethodChoice] gives it
    public record Outcome(
            List<Candidate> candidates,
            List<Candidate> ranked,
            List<Candidate> bestOfMethods,
            Candidate chosen,
            List<Candidate> chosenFor) {}

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
        return outcome(List.copyOf(candidates), scoring);
    }

    private Outcome outcome(List<Candidate> candidates, Scoring scoring) {
        Choice choice = Choice.of(rule, scoring.unit());
        Choice plain = rule == Rule.ONE_STANDARD_ERROR ? Choice.of(Rule.LEAST_ERROR, scoring.unit()) : choice;
        List<List<Candidate>> byMethod = byMethod(candidates, plain.order());
        List<Candidate> best = byMethod.stream().map(plain::among).toList();
        List<Candidate> chosenFor = rule == Rule.MOST_LIKELY
                ? Collections.nCopies(scoring.outputs(), choice.among(byMethod.getFirst()))
                : perOutput(byMethod, scoring);
        return new Outcome(
                candidates,
                candidates.stream().sorted(plain.order()).toList(),
                best,
                choice.among(byMethod.getFirst()),
                chosenFor);
    }

    /// For each output what the rule chooses of the method that suits it. Methods are compared by their least errors.
    private List<Candidate> perOutput(List<List<Candidate>> byMethod, Scoring scoring) {
        int outputs = scoring.outputs();
        int[] methods = MethodChoice.perOutput(byMethod.stream()
                .map(own -> IntStream.range(0, outputs)
                        .mapToObj(c -> Collections.min(
                                        own, alone(Rule.LEAST_ERROR, scoring, c).order())
                                .score()
                                .output(c))
                        .toList())
                .toList());
        return IntStream.range(0, outputs)
                .mapToObj(c -> alone(rule, scoring, c).among(byMethod.get(methods[c])))
                .toList();
    }

    private static Choice alone(Rule rule, Scoring scoring, int output) {
        return Choice.of(rule, scoring.unit(output), output);
    }

    /// The candidates of each method together, the method with the best one first. How simple they are can be compared
    /// within a method only.
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
