package dev.tangent.learning;

import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;

/// The learner for those who will ask again: reduces R to the labelled points once, and then predicts for any lambda
/// at the price of one solve.
public final class ReducedLearner {
    private final RegularizerMatrix regularizer;
    private final Labels labels;
    private final Reduction reduction;

    /// @param labels name distinct points (see [Labels#merged])
    public ReducedLearner(RegularizerMatrix regularizer, Labels labels, SolverSettings solver) {
        this.regularizer = regularizer;
        this.labels = labels;
        reduction = Reduction.of(regularizer, labels.points(), solver);
    }

    public RegularizerMatrix regularizer() {
        return regularizer;
    }

    /// S on the labelled points.
    public Reduction reduction() {
        return reduction;
    }

    public Prediction predict(Lambda lambda) {
        boolean[] all = new boolean[labels.size()];
        Arrays.fill(all, true);
        ReducedFit fit = new ReducedFit(reduction.matrix(), labels, all);
        Matrix values = fit.withMeans(reduction.extend(fit.deviations(lambda.over(regularizer))));
        Coverage coverage = new Coverage(regularizer, labels);
        return Expansion.of(regularizer.graph().points(), coverage, values, reduction.summary());
    }
}
