package dev.tangent.selection.ensemble;

import dev.tangent.ParameterValue;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TrialParameters;
import dev.tangent.learning.trial.WinsorizedMean;
import dev.tangent.linalg.Matrix;
import dev.tangent.selection.score.Candidate;
import dev.tangent.selection.score.CrossValidation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/// Candidates of several methods made into one: a weighted mean of what they predict.
final class EnsembleMean {
    private final CrossValidation validation;
    /// A candidate may be in the ensembles of several outputs, and predicting is expensive.
    private final Map<Candidate, Prediction> predicted = new HashMap<>();

    EnsembleMean(CrossValidation validation) {
        this.validation = validation;
    }

    /// One of each method; some weights may be zero.
    public Candidate of(List<Candidate> members, double[] weights) {
        List<Candidate> counting = new ArrayList<>();
        List<Double> shares = new ArrayList<>();
        Map<String, ParameterValue> parameters = new LinkedHashMap<>();
        for (int m = 0; m < weights.length; m++) {
            if (weights[m] == 0) continue;
            counting.add(members.get(m));
            shares.add(weights[m]);
            parameters.put(members.get(m).name(), ParameterValue.of(Math.rint(1000 * weights[m]) / 1000));
        }
        if (counting.size() == 1) return counting.getFirst();
        List<Matrix> own =
                counting.stream().map(member -> member.trial().heldOut()).toList();
        WinsorizedMean robust = validation.mean(own, shares);
        Matrix heldOut = robust.of(own);
        Supplier<Prediction> predict = () ->
                Prediction.combined(counting.stream().map(this::predicted).toList(), robust.weights(), robust::of);
        TrialParameters mean = new TrialParameters.Ensemble(
                counting.stream().map(Candidate::trial).toList(), robust, parameters);
        return validation.mean(Trial.of(mean, 0, heldOut, OptionalDouble.empty(), predict));
    }

    private Prediction predicted(Candidate member) {
        return predicted.computeIfAbsent(member, m -> m.trial().predict().get());
    }
}
