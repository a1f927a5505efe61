package dev.tangent.spark.learning;

import dev.tangent.ParameterValue;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.loss.Squared;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.trial.ManifoldMethod;
import dev.tangent.learning.trial.Trial;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.ParameterValues;
import dev.tangent.selection.score.Candidate;
import dev.tangent.selection.score.CandidateOrder;
import dev.tangent.selection.score.CrossValidation;
import dev.tangent.selection.score.SelectionRule;
import dev.tangent.selection.score.ValueMeasure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The lambda that predicts held-out labels best: dense work on the labels, by core's search, for the cost of one
/// reduction.
///
/// @param folds parts that are held out in turn
/// @param chosen relative to R's scale
/// @param errors of each lambda that was tried: the mean over the folds, and its standard error
public record LambdaSearch(int folds, double chosen, List<LambdaScore> errors) {
    /// One lambda.
    ///
    /// @param lambda relative to R's scale
    public record LambdaScore(double lambda, double error, double standardError) {}

    static LambdaSearch of(
            CellLearningRequest request, double scale, Matrix reduced, DistinctLabels labels, Folds folds) {
        double[] raw =
                request.lambdas().stream().mapToDouble(each -> each.over(scale)).toArray();
        Matrix[] heldOut = ManifoldMethod.heldOut(new Squared(), labels, folds, reduced, raw);
        CrossValidation validation = new CrossValidation(labels, folds, ValueMeasure.MEAN_ABSOLUTE);
        List<Candidate> candidates = new ArrayList<>();
        List<LambdaScore> tried = new ArrayList<>();
        for (int t = 0; t < raw.length; t++) {
            double relative = raw[t] * scale;
            Candidate candidate = validation.candidate(
                    request.method(),
                    ParameterValues.NONE,
                    Trial.of(
                            Map.of("relative-lambda", ParameterValue.of(relative)),
                            relative,
                            heldOut[t],
                            LambdaSearch::unused));
            candidates.add(candidate);
            tried.add(new LambdaScore(
                    relative, candidate.score().error(), candidate.score().standardError()));
        }
        Candidate best =
                CandidateOrder.of(SelectionRule.LEAST_ERROR, validation.unit()).among(candidates);
        return new LambdaSearch(folds.count(), best.trial().simplicity(), List.copyOf(tried));
    }

    private static Prediction unused() {
        throw new IllegalStateException("cells predict, not trials");
    }
}
