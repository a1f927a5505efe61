package dev.tangent.selection.ensemble;

import dev.tangent.method.Method;
import dev.tangent.selection.score.Candidate;
import dev.tangent.selection.score.CandidateOrder;
import dev.tangent.selection.score.CrossValidation;
import dev.tangent.selection.score.FoldErrors;
import dev.tangent.selection.score.Score;
import dev.tangent.selection.score.SelectionRule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/// Ranks the candidates of a search, and takes some of them.
public record CandidateRanking(CrossValidation validation, SelectionRule rule) {
    /// What a search chooses that has found nothing but these.
    ///
    /// @param candidates of one method, in the order in which they were tried
    public Candidate chosenOf(List<Candidate> candidates) {
        return order().among(candidates);
    }

    /// The same for each output alone.
    ///
    /// @param candidates of one method, in the order in which they were tried
    public List<Candidate> chosenForEach(List<Candidate> candidates) {
        return IntStream.range(0, validation.outputs())
                .mapToObj(c -> order(c).among(candidates))
                .toList();
    }

    private CandidateOrder order() {
        return CandidateOrder.of(rule, validation.unit());
    }

    /// For one output alone; for all together where no fold can judge it.
    private CandidateOrder order(int output) {
        return validation.judges(output) ? CandidateOrder.of(rule, validation.unit(output), output) : order();
    }

    /// What a search comes to that has found these.
    ///
    /// @param candidates in the order in which they were tried
    public Ranked of(List<Candidate> candidates) {
        CandidateOrder choice = order();
        CandidateOrder plain = rule == SelectionRule.ONE_STANDARD_ERROR
                ? CandidateOrder.of(SelectionRule.LEAST_ERROR, validation.unit())
                : choice;
        List<List<Candidate>> byMethod = byMethod(candidates, plain.order());
        List<Candidate> members = byMethod.stream().map(choice::among).toList();
        Ranked first = Ranked.everywhere(
                List.copyOf(candidates),
                candidates.stream().sorted(plain.order()).toList(),
                byMethod.stream().map(plain::among).toList(),
                members.getFirst(),
                validation.outputs());
        if (rule == SelectionRule.MARGINAL_LIKELIHOOD) return first;
        EnsembleMean ensembles = new EnsembleMean(validation);
        return validation
                .calibration()
                .map(by -> first.takingOfClasses(members.getFirst(), ensembles.of(members, by.weights(members))))
                .orElseGet(() -> ofValues(first, byMethod, members));
    }

    private Ranked ofValues(Ranked first, List<List<Candidate>> byMethod, List<Candidate> members) {
        EnsembleMean ensembles = new EnsembleMean(validation);
        double[] together = EnsembleWeights.of(
                held(byMethod, 1, (score, c) -> score.all()),
                List.of(new EnsembleWeights.Output(validation.labels(), validation.unit())))[0];
        double[][] weights = weightsPerOutput(byMethod);
        List<Candidate> oneFor = new ArrayList<>();
        List<Candidate> meanFor = new ArrayList<>();
        for (int c = 0; c < weights.length; c++) {
            CandidateOrder alone = order(c);
            List<Candidate> own = byMethod.stream().map(alone::among).toList();
            oneFor.add(own.get(heaviest(members, weights[c])));
            meanFor.add(ensembles.of(own, weights[c]));
        }
        Candidate one = members.get(heaviest(members, together));
        return first.taking(one, oneFor, ensembles.of(members, together), meanFor);
    }

    private double[][] weightsPerOutput(List<List<Candidate>> byMethod) {
        List<EnsembleWeights.Output> outputs = IntStream.range(0, validation.outputs())
                .mapToObj(c -> new EnsembleWeights.Output(validation.labels(c), validation.unit(c)))
                .toList();
        return EnsembleWeights.of(held(byMethod, outputs.size(), Score::output), outputs);
    }

    /// What each method's choice among its own candidates did on held-out labels, whatever the rule.
    private static List<EnsembleWeights.Held> held(
            List<List<Candidate>> byMethod, int outputs, BiFunction<Score, Integer, FoldErrors> errors) {
        return byMethod.stream()
                .map(own -> new EnsembleWeights.Held(
                        own.getFirst().priorWeight(),
                        IntStream.range(0, outputs)
                                .mapToObj(c -> FoldErrors.ofChoice(own.stream()
                                        .map(candidate -> errors.apply(candidate.score(), c))
                                        .toList()))
                                .toList(),
                        own.getFirst().isMean()))
                .toList();
    }

    /// Of one method alone; the mean of the labels only where it is better than all others.
    private static int heaviest(List<Candidate> members, double[] weights) {
        int heaviest = -1;
        for (int m = 0; m < weights.length; m++) {
            boolean comes = !members.get(m).isMean() || weights[m] > 0.5 || weights.length == 1;
            if (comes && (heaviest < 0 || weights[m] > weights[heaviest])) heaviest = m;
        }
        return heaviest;
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
