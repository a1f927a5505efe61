package dev.tangent.baseline;

import dev.tangent.baseline.kernel.TrainingSet;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.List;

/// The additive model of all outputs from the labels in use, about the mean of each output's labels.
final class AdditiveFits {
    private final DistinctLabels labels;
    private final double[] means;
    private final List<TrainingSet> sets;
    private final List<AdditiveFit> fits;

    /// @param manifold g at all labels, l x o
    /// @param coefficients beta at all labels, zero at those not in use
    record AdditiveTerms(Matrix manifold, Matrix coefficients, double[] means) {
        /// The two parts at any points, and the means.
        Matrix sum(Matrix manifoldThere, Matrix trendThere) {
            return manifoldThere.plus(trendThere).plusRow(means);
        }
    }

    AdditiveFits(Matrix kernel, Matrix reduced, DistinctLabels labels, boolean[] inUse) {
        this.labels = labels;
        means = labels.means(inUse);
        sets = TrainingSet.of(labels, inUse);
        fits = sets.stream().map(set -> new AdditiveFit(kernel, reduced, set)).toList();
    }

    AdditiveTerms at(double lambda1, double lambda2) {
        Matrix manifold = Matrix.zeros(labels.size(), labels.outputs());
        Matrix coefficients = Matrix.zeros(labels.size(), labels.outputs());
        for (int s = 0; s < fits.size(); s++) {
            AdditiveFit.FoldTerms parts = fits.get(s).path(lambda2).at(lambda1);
            sets.get(s).place(parts.manifold(), manifold);
            sets.get(s).placeAtLabels(parts.coefficients(), coefficients);
        }
        return new AdditiveTerms(manifold, coefficients, means);
    }

    /// For each lambda1, what is predicted at labels not in use, l x o; rows of labels in use mean nothing.
    List<Matrix> heldOut(double lambda2, double[] lambdas1) {
        List<AdditiveFit.HeldOutPath> paths =
                fits.stream().map(fit -> fit.heldOutPath(lambda2)).toList();
        return Arrays.stream(lambdas1)
                .mapToObj(lambda1 -> {
                    Matrix predicted = Matrix.zeros(labels.size(), labels.outputs());
                    for (int s = 0; s < fits.size(); s++)
                        sets.get(s).place(paths.get(s).at(lambda1), fits.get(s).others(), predicted);
                    return predicted.plusRow(means);
                })
                .toList();
    }
}
