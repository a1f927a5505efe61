package dev.tangent.baseline.kernel;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fold.Folds;
import dev.tangent.linalg.Matrix;
import java.util.List;

/// The posterior mean of a Gaussian process for all outputs and every noise, from the labels in use.
final class KernelRegression {
    private final DistinctLabels labels;
    private final List<TrainingSet> sets;
    private final List<KernelFit> fits;

    /// level + K_x coefficients; labels that are not in use have coefficient zero.
    record Expansion(Matrix coefficients, double[] levels) {
        /// @param fits one for each set, about the means of its labels
        static Expansion of(DistinctLabels labels, List<TrainingSet> sets, List<LevelFit> fits) {
            Matrix coefficients = Matrix.zeros(labels.size(), labels.outputs());
            double[] levels = new double[labels.outputs()];
            for (int s = 0; s < sets.size(); s++) {
                TrainingSet set = sets.get(s);
                set.placeAtLabels(fits.get(s).coefficients(), coefficients);
                for (int c = 0; c < set.outputs().length; c++)
                    levels[set.outputs()[c]] = set.means()[c] + fits.get(s).levels()[c];
            }
            return new Expansion(coefficients, levels);
        }

        Matrix plusLevels(Matrix expanded) {
            return expanded.plusRow(levels);
        }
    }

    /// @param kernel K over all l labels
    KernelRegression(Matrix kernel, DistinctLabels labels, boolean[] inUse) {
        this.labels = labels;
        sets = TrainingSet.of(labels, inUse);
        fits = sets.stream().map(set -> new KernelFit(kernel, set)).toList();
    }

    static KernelRegression ofAll(Matrix kernel, DistinctLabels labels) {
        return new KernelRegression(kernel, labels, labels.everything());
    }

    /// For each noise, every label as predicted without it.
    static Matrix[] heldOut(Matrix kernel, DistinctLabels labels, Folds folds, double[] noises) {
        return HeldOutPredictions.of(labels, folds, noises.length, (inUse, predicted) -> {
            KernelRegression fit = new KernelRegression(kernel, labels, inUse);
            for (int t = 0; t < noises.length; t++) predicted.accept(fit.atLabels(kernel, noises[t]), t);
        });
    }

    Expansion at(double noise) {
        return Expansion.of(
                labels, sets, fits.stream().map(fit -> fit.at(noise)).toList());
    }

    Matrix atLabels(Matrix kernel, double noise) {
        Expansion expansion = at(noise);
        return expansion.plusLevels(kernel.times(expansion.coefficients()));
    }

    double logLikelihood(double noise) {
        return fits.stream().mapToDouble(fit -> fit.logLikelihood(noise)).sum();
    }
}
