package dev.tangent.learning.fitting;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.prediction.RowScatter;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.operator.MatrixPower;
import java.util.Optional;

/// Finds the function on all points that minimises sum w (Y - f)^2 + lambda f'Rf.
///
/// Every row of the caller's points gets a value: rows at one place share theirs, and connected components of the graph
/// that the labels do not determine get the fall-back that their [dev.tangent.learning.Status] names.
public record Learner(RegularizerMatrix regularizer, Lambda lambda, SolverSettings solver) {
    /// Beyond this many labels dense work on them is no longer small beside the sparse work.
    private static final int MOST_REDUCED = 2000;

    /// Numbers that a reduction of a power may hold, labels times points: 2 GB.
    private static final long MOST_HELD = 1L << 28;

    public Learner(RegularizerMatrix regularizer, double lambda) {
        this(regularizer, Lambda.raw(lambda), SolverSettings.DEFAULT);
    }

    /// Predicts every row from some. Labels name rows as they were numbered when the point cloud was made.
    public Prediction predict(Labels labels) {
        return predict(labels.merged(regularizer.graph().points()));
    }

    /// Predicts every row from the labels of some distinct points.
    public Prediction predict(DistinctLabels labels) {
        if (reduces(labels))
            return ReducedLearner.squared(regularizer, labels, solver).predict(lambda);
        PointStatuses statuses = new PointStatuses(regularizer, labels);
        FullSystem.FullSolution solved =
                new FullSystem(regularizer, lambda.over(regularizer), statuses, solver).solve(labels);
        return RowScatter.of(
                regularizer.graph().points(),
                statuses,
                solved.undetermined(),
                solved.values(),
                solved.summary(),
                Optional.empty());
    }

    /// A power of L is far denser than L itself, so that a reduction, which works with L, costs less than one
    /// solve.
    private boolean reduces(DistinctLabels labels) {
        return solver.choice() == SolverSettings.Choice.AUTO
                && labels.size() <= MOST_REDUCED
                && (long) labels.size() * regularizer.size() <= MOST_HELD
                && regularizer.matrix() instanceof MatrixPower power
                && power.power() > 1;
    }
}
