package dev.tangent.experiments.comparison;

import dev.tangent.fit.LearningData;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TrialParameters;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import dev.tangent.report.CandidateReport;
import dev.tangent.selection.score.Candidate;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// What one method of a comparison, or all of them together, chose, and what it predicts.
public final class ComparedMethod {
    private final LearningData data;
    private final List<CandidateReport> chosen;
    private final List<Trial> perOutput; // what is predicted of each output
    private final Set<Trial> trials = Collections.newSetFromMap(new IdentityHashMap<>());

    /// @param candidates one for all outputs, or one for each
    ComparedMethod(LearningData data, List<Candidate> candidates, List<CandidateReport> chosen) {
        this.data = data;
        this.chosen = List.copyOf(chosen);
        perOutput = IntStream.range(0, data.columns())
                .mapToObj(
                        c -> candidates.get(Math.min(c, candidates.size() - 1)).trial())
                .toList();
        perOutput.forEach(trial -> trials.addAll(members(trial)));
    }

    private static List<Trial> members(Trial trial) {
        return trial.parameters() instanceof TrialParameters.Ensemble ensemble ? ensemble.members() : List.of(trial);
    }

    /// One for all outputs, or one for each where each chose alone.
    public List<CandidateReport> chosen() {
        return chosen;
    }

    /// One row a row of the points, one column an output. Computed at every call, and as expensive as a fit.
    public MatrixView values() {
        Collected collected = new Collected();
        trials.forEach(trial -> collected.add(trial, trial.predict().get()));
        return collected.values();
    }

    /// What has to be predicted for it.
    Set<Trial> trials() {
        return trials;
    }

    boolean needs(Trial trial) {
        return trials.contains(trial);
    }

    /// What was predicted so far.
    final class Collected {
        private final IdentityHashMap<Trial, Matrix> values = new IdentityHashMap<>();

        void add(Trial trial, Prediction prediction) {
            values.put(trial, prediction.values());
        }

        boolean isComplete() {
            return values.size() == trials.size();
        }

        MatrixView values() {
            return MatrixView.of(data.completed(used()));
        }

        /// Of the rows that are used.
        private Matrix used() {
            if (values.size() == 1) return values.values().iterator().next();
            Matrix first = values.values().iterator().next();
            Matrix together = Matrix.zeros(first.rows(), first.columns());
            for (int c = 0; c < perOutput.size(); c++) fill(perOutput.get(c), c, together);
            return together;
        }

        private void fill(Trial trial, int output, Matrix together) {
            if (trial.parameters() instanceof TrialParameters.Ensemble ensemble) {
                ensemble.mean().of(ensemble.members().stream().map(values::get).toList(), output, together);
                return;
            }
            Matrix own = values.get(trial);
            for (int i = 0; i < own.rows(); i++) together.set(i, output, own.at(i, output));
        }
    }
}
