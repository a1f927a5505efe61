package dev.tangent.experiments.trust;

import dev.tangent.learning.Labels;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.ReducedLearner;
import dev.tangent.learning.Reduction;
import dev.tangent.learning.loss.Squared;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;

/// The fit that error bars are about.
final class Predicted {
    private Predicted() {}

    static Matrix of(RegularizerMatrix regularizer, Labels labels, Reduction reduction, double lambda) {
        return new ReducedLearner(regularizer, labels, new Squared(), reduction)
                .predict(Lambda.raw(lambda))
                .values();
    }
}
