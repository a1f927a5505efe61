package dev.tangent.learning.classification;

import dev.tangent.learning.Labels;
import dev.tangent.learning.Prediction;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.Method;
import dev.tangent.learning.selection.Task;
import dev.tangent.learning.selection.Trial;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.Laplacian;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/// A [GraphRule] as a method among others, over graph Laplacians of some numbers of neighbours. A task's labels
/// are rows of class shares. Each fold costs a solve over all points.
public record GraphMethod(String name, GraphRule rule, int[] neighbours, Laplacian weights, SolverSettings solver)
        implements Method {
    public GraphMethod {
        for (int k : neighbours) Check.atLeast(2, k, "neighbours");
    }

    @Override
    public void tryAll(Task task, Folds folds, Consumer<Trial> found) {
        for (int k : neighbours) {
            RegularizerMatrix laplacian = laplacian(task, k);
            Labels shares = task.labels();
            Matrix heldOut = Matrix.zeros(shares.size(), shares.outputs());
            for (int fold = 0; fold < folds.count(); fold++) {
                Matrix all = rule.predict(laplacian, shares, folds.training(fold), solver)
                        .probabilities();
                int[] classes = new int[shares.outputs()];
                Arrays.setAll(classes, c -> c);
                folds.copyHeldOut(fold, all.select(shares.points(), classes), heldOut);
            }
            Map<String, Object> parameters = new LinkedHashMap<>();
            parameters.put("neighbours", k);
            parameters.put("bandwidth", weights.bandwidth());
            found.accept(new Trial(name, parameters, k, heldOut, () -> predict(task, k)));
        }
    }

    private Prediction predict(Task task, int k) {
        boolean[] all = new boolean[task.labels().size()];
        Arrays.fill(all, true);
        RegularizerMatrix laplacian = laplacian(task, k);
        GraphRule.Result result = rule.predict(laplacian, task.labels(), all, solver);
        return Prediction.of(laplacian, task.labels(), result.probabilities(), result.solve());
    }

    private RegularizerMatrix laplacian(Task task, int k) {
        return weights.over(task.graph().cut(k));
    }
}
