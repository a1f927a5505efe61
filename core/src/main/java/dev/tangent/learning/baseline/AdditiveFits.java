package dev.tangent.learning.baseline;

import dev.tangent.learning.Labels;
import dev.tangent.linalg.Matrix;
import java.util.List;

/// The additive model of all outputs from the labels in use, about the mean of each output's labels.
final class AdditiveFits {
    private final Labels labels;
    private final double[] means;
    private final List<TrainingSet> sets;
    private final List<AdditiveFit> fits;

    /// @param manifold g at all labels, l x o
    /// @param coefficients beta at all labels, zero at those not in use
    record Parts(Matrix manifold, Matrix coefficients, double[] means) {
        /// The two parts at any points, and the means.
        Matrix sum(Matrix manifoldThere, Matrix trendThere) {
            Matrix values = manifoldThere.plus(trendThere);
            for (int i = 0; i < values.rows(); i++)
                for (int c = 0; c < means.length; c++) values.set(i, c, values.at(i, c) + means[c]);
            return values;
        }
    }

    AdditiveFits(Matrix kernel, Matrix reduced, Labels labels, boolean[] inUse) {
        this.labels = labels;
        means = labels.means(inUse);
        sets = TrainingSet.of(labels, inUse);
        fits = sets.stream().map(set -> new AdditiveFit(kernel, reduced, set)).toList();
    }

    /// The fits of one lambda2.
    final class Paths {
        private final List<AdditiveFit.Path> paths;

        private Paths(double lambda2) {
            paths = fits.stream().map(fit -> fit.path(lambda2)).toList();
        }

        Parts at(double lambda1) {
            Matrix manifold = Matrix.zeros(labels.size(), labels.outputs());
            Matrix coefficients = Matrix.zeros(labels.size(), labels.outputs());
            for (int s = 0; s < paths.size(); s++) {
                AdditiveFit.Parts parts = paths.get(s).at(lambda1);
                sets.get(s).place(parts.manifold(), manifold);
                sets.get(s).placeAtLabels(parts.coefficients(), coefficients);
            }
            return new Parts(manifold, coefficients, means);
        }
    }

    Paths paths(double lambda2) {
        return new Paths(lambda2);
    }
}
