package dev.tangent.selection.ensemble;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.trial.Folds;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.method.Method;
import dev.tangent.selection.score.Candidate;
import dev.tangent.selection.score.CandidateOrder;
import dev.tangent.selection.score.ErrorMeasure;
import dev.tangent.selection.score.FoldErrors;
import dev.tangent.selection.score.Score;
import dev.tangent.selection.score.Scoring;
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
public record CandidateRanking(Folds folds, ErrorMeasure measure, SelectionRule rule) {
    /// Of held-out predictions of these labels.
    public Scoring scoring(DistinctLabels labels) {
        return new Scoring(labels, folds, measure);
    }

    /// What a search chooses that has found nothing but these.
    ///
    /// @param candidates of one method, in the order in which they were tried
    public Candidate chosenOf(List<Candidate> candidates, LabelledGraph labelled) {
        return chosenOf(candidates, labelled.labels());
    }

    /// The same where there are labels without a graph.
    public Candidate chosenOf(List<Candidate> candidates, DistinctLabels labels) {
        Scoring scoring = scoring(labels);
        return CandidateOrder.of(rule, scoring.unit()).among(candidates);
    }

    /// The same for each output alone.
    ///
    /// @param candidates of one method, in the order in which they were tried
    public List<Candidate> chosenForEach(List<Candidate> candidates, LabelledGraph labelled) {
        Scoring scoring = scoring(labelled.labels());
        return IntStream.range(0, scoring.outputs())
                .mapToObj(c -> order(scoring, c).among(candidates))
                .toList();
    }

    /// For one output alone; for all together where no fold can judge it.
    private CandidateOrder order(Scoring scoring, int output) {
        return scoring.judges(output)
                ? CandidateOrder.of(rule, scoring.unit(output), output)
                : CandidateOrder.of(rule, scoring.unit());
    }

    /// What a search comes to that has found these.
    ///
    /// @param candidates in the order in which they were tried
    public Ranked of(List<Candidate> candidates, LabelledGraph labelled) {
        Scoring scoring = scoring(labelled.labels());
        CandidateOrder choice = CandidateOrder.of(rule, scoring.unit());
        CandidateOrder plain = rule == SelectionRule.ONE_STANDARD_ERROR
                ? CandidateOrder.of(SelectionRule.LEAST_ERROR, scoring.unit())
                : choice;
        List<List<Candidate>> byMethod = byMethod(candidates, plain.order());
        List<Candidate> members = byMethod.stream().map(choice::among).toList();
        Ranked first = Ranked.everywhere(
                List.copyOf(candidates),
                candidates.stream().sorted(plain.order()).toList(),
                byMethod.stream().map(plain::among).toList(),
                members.getFirst(),
                scoring.outputs());
        if (rule == SelectionRule.MARGINAL_LIKELIHOOD) return first;
        Ensemble ensembles = new Ensemble(scoring);
        return scoring.calibration()
                .map(by -> first.takingOfClasses(members.getFirst(), ensembles.of(members, by.weights(members))))
                .orElseGet(() -> ofValues(first, byMethod, members, scoring));
    }

    private Ranked ofValues(Ranked first, List<List<Candidate>> byMethod, List<Candidate> members, Scoring scoring) {
        Ensemble ensembles = new Ensemble(scoring);
        double[] together = EnsembleWeights.of(
                held(byMethod, 1, (score, c) -> score.all()),
                List.of(new EnsembleWeights.Output(scoring.labels(), scoring.unit())))[0];
        double[][] weights = weightsPerOutput(byMethod, scoring);
        List<Candidate> oneFor = new ArrayList<>();
        List<Candidate> meanFor = new ArrayList<>();
        for (int c = 0; c < weights.length; c++) {
            CandidateOrder alone = order(scoring, c);
            List<Candidate> own = byMethod.stream().map(alone::among).toList();
            oneFor.add(own.get(heaviest(members, weights[c])));
            meanFor.add(ensembles.of(own, weights[c]));
        }
        Candidate one = members.get(heaviest(members, together));
        return first.taking(one, oneFor, ensembles.of(members, together), meanFor);
    }

    private static double[][] weightsPerOutput(List<List<Candidate>> byMethod, Scoring scoring) {
        List<EnsembleWeights.Output> outputs = IntStream.range(0, scoring.outputs())
                .mapToObj(c -> new EnsembleWeights.Output(scoring.labels(c), scoring.unit(c)))
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
