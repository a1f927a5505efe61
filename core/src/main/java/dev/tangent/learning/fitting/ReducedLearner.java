package dev.tangent.learning.fitting;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.prediction.ExtrapolationBound;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.prediction.RowScatter;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import java.util.BitSet;

/// The learner for several lambdas: reduces R to the labelled points once, and then predicts for any lambda at the
/// cost of one solve, by any [Model].
///
/// The same guarantees as [Learner]. Where a connected component of the graph has no label, what the model predicts
/// without labels takes the place of the label mean.
///
/// @param labels name distinct points (see [dev.tangent.learning.Labels#merged])
/// @param model a loss, or a way to classify
/// @param reduction S on the labelled points
public record ReducedLearner(RegularizerMatrix regularizer, DistinctLabels labels, Model model, Reduction reduction) {
    /// With the squared loss, R reduced here.
    public static ReducedLearner squared(RegularizerMatrix regularizer, DistinctLabels labels, SolverSettings solver) {
        Reduction reduction = Reduction.of(regularizer, labels.points(), solver);
        return new ReducedLearner(regularizer, labels, SquaredFit::new, reduction);
    }

    public Prediction predict(Lambda lambda) {
        ModelFit fit = model.fit(reduction.matrix(), labels, labels.everything());
        ModelFit.FittedDeviations fitted = fit.at(lambda.over(regularizer));
        Matrix deviations = reduction.extend(fitted.deviations());
        BitSet beyond = ExtrapolationBound.apply(regularizer, deviations, fitted.deviations());
        return RowScatter.of(
                regularizer.graph().points(),
                new PointStatuses(regularizer, labels),
                beyond,
                fit.predicted(deviations),
                reduction.summary(),
                fitted.convergence());
    }
}
