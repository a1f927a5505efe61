package dev.tangent.learning.selection;

import dev.tangent.learning.Labels;
import dev.tangent.learning.ReducedFit;
import dev.tangent.learning.Reduction;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Regularization on the manifold: some settings, and a grid of lambdas relative to each R's own scale.
///
/// Each setting costs one reduction; all lambdas, folds and outputs are then dense work on the labels.
public record ManifoldMethod(String name, List<Setting> settings, double[] relativeLambdas, SolverSettings solver)
        implements Method {
    @Override
    public void tryAll(Task task, Folds folds, Consumer<Trial> found) {
        for (Setting setting : settings) {
            RegularizerMatrix matrix = setting.over(task.graph());
            Reduction reduction = Reduction.of(matrix, task.labels().points(), solver);
            // With one setting the reduction is kept for the final fit; of many only the best would be wanted.
            Supplier<Reduction> again = settings.size() == 1
                    ? () -> reduction
                    : () -> Reduction.of(
                            setting.over(task.graph()), task.labels().points(), solver);
            Matrix[] heldOut = heldOut(task.labels(), folds, reduction.matrix(), matrix.scale());
            for (int t = 0; t < relativeLambdas.length; t++) {
                double relative = relativeLambdas[t];
                double lambda = relative / matrix.scale();
                found.accept(new Trial(
                        name,
                        parameters(setting, lambda, relative),
                        relative,
                        heldOut[t],
                        () -> predict(again.get(), task.labels(), lambda)));
            }
        }
    }

    /// For each lambda, every label as predicted without it.
    private Matrix[] heldOut(Labels labels, Folds folds, Matrix reduced, double scale) {
        Matrix[] heldOut = new Matrix[relativeLambdas.length];
        Arrays.setAll(heldOut, t -> Matrix.zeros(labels.size(), labels.outputs()));
        for (int fold = 0; fold < folds.count(); fold++) {
            ReducedFit fit = new ReducedFit(reduced, labels, folds.training(fold));
            for (int t = 0; t < relativeLambdas.length; t++) {
                Matrix predicted = fit.withMeans(fit.deviations(relativeLambdas[t] / scale));
                folds.copyHeldOut(fold, predicted, heldOut[t]);
            }
        }
        return heldOut;
    }

    private static Matrix predict(Reduction reduction, Labels labels, double lambda) {
        boolean[] all = new boolean[labels.size()];
        Arrays.fill(all, true);
        ReducedFit fit = new ReducedFit(reduction.matrix(), labels, all);
        return fit.withMeans(reduction.extend(fit.deviations(lambda)));
    }

    private static Map<String, Object> parameters(Setting setting, double lambda, double relative) {
        Map<String, Object> parameters = setting.parameters();
        parameters.put("lambda", lambda);
        parameters.put("relative-lambda", relative);
        return parameters;
    }
}
