package dev.tangent.learning.selection;

import dev.tangent.learning.Fit;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Model;
import dev.tangent.learning.ReducedLearner;
import dev.tangent.learning.loss.Squared;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Regularization on the manifold: some settings, and a grid of lambdas relative to each R's own scale.
///
/// Each setting costs one reduction; all lambdas, folds and outputs are then dense work on the labels. Models
/// that iterate start each lambda from the one before.
///
/// @param model a loss, or a classification, for a task whose labels are rows of class shares
public record ManifoldMethod(
        String name, List<Setting> settings, double[] relativeLambdas, Model model, SolverSettings solver)
        implements Method {
    /// With the squared loss.
    public ManifoldMethod(String name, List<Setting> settings, double[] relativeLambdas, SolverSettings solver) {
        this(name, settings, relativeLambdas, new Squared(), solver);
    }

    @Override
    public void tryAll(Task task, Folds folds, Consumer<Trial> found) {
        for (Setting setting : settings) {
            ReducedLearner learner = learner(task, setting);
            // With one setting its reduction is kept for the final fit; of many only the best would be wanted.
            Supplier<ReducedLearner> again = settings.size() == 1 ? () -> learner : () -> learner(task, setting);
            double scale = learner.regularizer().scale();
            Matrix[] heldOut = heldOut(task.labels(), folds, learner.reduction().matrix(), scale);
            for (int t = 0; t < relativeLambdas.length; t++) {
                double relative = relativeLambdas[t];
                double lambda = relative / scale;
                found.accept(new Trial(
                        name,
                        parameters(setting, lambda, relative),
                        relative,
                        heldOut[t],
                        () -> again.get().predict(Lambda.raw(lambda))));
            }
        }
    }

    /// For each lambda, every label as predicted without it.
    private Matrix[] heldOut(Labels labels, Folds folds, Matrix reduced, double scale) {
        Matrix[] heldOut = new Matrix[relativeLambdas.length];
        Arrays.setAll(heldOut, t -> Matrix.zeros(labels.size(), labels.outputs()));
        for (int fold = 0; fold < folds.count(); fold++) {
            Fit fit = model.fit(reduced, labels, folds.training(fold));
            for (int t = 0; t < relativeLambdas.length; t++) {
                Matrix predicted = fit.predicted(fit.deviations(relativeLambdas[t] / scale));
                folds.copyHeldOut(fold, predicted, heldOut[t]);
            }
        }
        return heldOut;
    }

    private ReducedLearner learner(Task task, Setting setting) {
        return new ReducedLearner(setting.over(task.graph()), task.labels(), model, solver);
    }

    private static Map<String, Object> parameters(Setting setting, double lambda, double relative) {
        Map<String, Object> parameters = setting.parameters();
        parameters.put("lambda", lambda);
        parameters.put("relative-lambda", relative);
        return parameters;
    }
}
