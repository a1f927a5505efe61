package dev.tangent.learning.classification;

import dev.tangent.learning.Labels;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.Method;
import dev.tangent.learning.selection.Task;
import dev.tangent.learning.selection.Trial;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.Laplacian;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
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
            SparseMatrix laplacian = laplacian(task, k);
            Labels shares = task.labels();
            Matrix heldOut = Matrix.zeros(shares.size(), shares.outputs());
            for (int fold = 0; fold < folds.count(); fold++) {
                Matrix all = rule.predict(laplacian, shares, folds.training(fold), solver);
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

    private Matrix predict(Task task, int k) {
        boolean[] all = new boolean[task.labels().size()];
        Arrays.fill(all, true);
        return rule.predict(laplacian(task, k), task.labels(), all, solver);
    }

    private SparseMatrix laplacian(Task task, int k) {
        return weights.over(task.graph().cut(k)).matrix().explicit();
    }
}
