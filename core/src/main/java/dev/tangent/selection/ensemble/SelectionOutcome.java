package dev.tangent.selection.ensemble;

import dev.tangent.selection.score.Candidate;
import dev.tangent.selection.score.CandidateOrder;
import dev.tangent.selection.score.ClassCalibration;
import dev.tangent.selection.score.FoldErrors;
import dev.tangent.selection.score.Score;
import dev.tangent.selection.score.Scoring;
import dev.tangent.selection.score.SelectionRule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/// What is taken of several methods.
///
/// @param one by the rule, of the method that counts most
/// @param oneFor the same for each output alone
/// @param mean of one candidate of each method by their weights, where more than one counts
/// @param meanFor the same for each output alone
record SelectionOutcome(Candidate one, List<Candidate> oneFor, Candidate mean, List<Candidate> meanFor) {
    /// The same everywhere.
    private static SelectionOutcome everywhere(Candidate one, Candidate mean, int outputs) {
        return new SelectionOutcome(one, Collections.nCopies(outputs, one), mean, Collections.nCopies(outputs, mean));
    }

    /// What it is taken from.
    ///
    /// @param byMethod the candidates of each method, the method with the best one first
    public record From(List<List<Candidate>> byMethod, Scoring scoring, SelectionRule rule) {
        SelectionOutcome taken() {
            CandidateOrder choice = CandidateOrder.of(rule, scoring.unit());
            List<Candidate> members = byMethod.stream().map(choice::among).toList();
            if (rule == SelectionRule.MARGINAL_LIKELIHOOD)
                return everywhere(members.getFirst(), members.getFirst(), scoring.outputs());
            Ensemble ensembles = new Ensemble(scoring);
            return scoring.calibration()
                    .map(by -> ofClasses(members, ensembles, by))
                    .orElseGet(() -> ofValues(members, ensembles));
        }

        /// Classes are one output, however many columns their probabilities have.
        private SelectionOutcome ofClasses(List<Candidate> members, Ensemble ensembles, ClassCalibration by) {
            Candidate mixture = ensembles.of(members, by.weights(members));
            return everywhere(members.getFirst(), mixture, 1);
        }

        private SelectionOutcome ofValues(List<Candidate> members, Ensemble ensembles) {
            double[] together = EnsembleWeights.of(
                    held(1, (score, c) -> score.all()),
                    List.of(new EnsembleWeights.Output(scoring.labels(), scoring.unit())))[0];
            double[][] weights = weightsPerOutput();
            List<Candidate> oneFor = new ArrayList<>();
            List<Candidate> meanFor = new ArrayList<>();
            for (int c = 0; c < weights.length; c++) {
                CandidateOrder alone = CandidateOrder.of(rule, scoring.unit(c), c);
                List<Candidate> own = byMethod.stream().map(alone::among).toList();
                oneFor.add(own.get(heaviest(weights[c])));
                meanFor.add(ensembles.of(own, weights[c]));
            }
            return new SelectionOutcome(
                    members.get(heaviest(together)),
                    List.copyOf(oneFor),
                    ensembles.of(members, together),
                    List.copyOf(meanFor));
        }

        private double[][] weightsPerOutput() {
            List<EnsembleWeights.Output> outputs = IntStream.range(0, scoring.outputs())
                    .mapToObj(c -> new EnsembleWeights.Output(scoring.labels(c), scoring.unit(c)))
                    .toList();
            return EnsembleWeights.of(held(outputs.size(), Score::output), outputs);
        }

        /// What each method's choice among its own candidates did on held-out labels, whatever the rule.
        private List<EnsembleWeights.Held> held(int outputs, BiFunction<Score, Integer, FoldErrors> errors) {
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
        private int heaviest(double[] weights) {
            int heaviest = -1;
            for (int m = 0; m < weights.length; m++) {
                boolean comes = !byMethod.get(m).getFirst().isMean() || weights[m] > 0.5 || weights.length == 1;
                if (comes && (heaviest < 0 || weights[m] > weights[heaviest])) heaviest = m;
            }
            return heaviest;
        }
    }
}
