package dev.tangent;

import dev.tangent.learning.Prediction;
import dev.tangent.learning.selection.Search.Candidate;
import dev.tangent.learning.selection.Trial;
import dev.tangent.learning.selection.TrialParameters;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import dev.tangent.report.CandidateReport;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/// What one method of a comparison, or all of them together, chose, and what it predicts.
public final class ComparedMethod {
    private final List<CandidateReport> chosen;
    private final List<Trial> trials = new ArrayList<>();
    private final IdentityHashMap<Trial, double[]> weights = new IdentityHashMap<>(); // of each output

    /// @param candidates one for all outputs, or one for each
    ComparedMethod(List<Candidate> candidates, int outputs, List<CandidateReport> chosen) {
        this.chosen = List.copyOf(chosen);
        for (int c = 0; c < outputs; c++) {
            Trial trial = candidates.get(Math.min(c, candidates.size() - 1)).trial();
            if (trial.parameters() instanceof TrialParameters.Ensemble mean)
                for (TrialParameters.Ensemble.Member member : mean.members())
                    add(member.trial(), c, outputs, member.weight());
            else add(trial, c, outputs, 1);
        }
    }

    private void add(Trial trial, int output, int outputs, double weight) {
        weights.computeIfAbsent(trial, each -> {
            trials.add(each);
            return new double[outputs];
        })[output] += weight;
    }

    /// One for all outputs, or one for each where each chose alone.
    public List<CandidateReport> chosen() {
        return chosen;
    }

    /// One row a row of the points, one column an output. Computed at every call, and as expensive as a fit.
    public MatrixView values() {
        Sum sum = new Sum();
        trials.forEach(trial -> sum.add(trial, trial.predict().get()));
        return sum.values();
    }

    /// What has to be predicted for it.
    List<Trial> trials() {
        return trials;
    }

    boolean needs(Trial trial) {
        return weights.containsKey(trial);
    }

    /// A weighted mean that grows as the predictions come in.
    final class Sum {
        private Matrix values = Matrix.zeros(0, 0);
        private int missing = weights.size();

        void add(Trial trial, Prediction prediction) {
            missing--;
            if (weights.size() == 1) {
                values = prediction.values();
                return;
            }
            if (values.rows() == 0)
                values = Matrix.zeros(prediction.rows(), prediction.values().columns());
            double[] own = weights.get(trial);
            double[] sums = values.values();
            double[] terms = prediction.values().values();
            for (int i = 0; i < sums.length; i++) {
                double weight = own[i % own.length];
                if (weight > 0) sums[i] += weight * terms[i];
            }
        }

        boolean isComplete() {
            return missing == 0;
        }

        MatrixView values() {
            return MatrixView.of(values);
        }
    }
}
