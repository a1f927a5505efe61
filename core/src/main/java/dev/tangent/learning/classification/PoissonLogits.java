package dev.tangent.learning.classification;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.graph.ConnectedComponents;

/// The solution u of Poisson learning in units that do not depend on the graph's weights: logits.
///
/// The largest logit of a component's points is log2 C above the mean of their C classes, on average. Classes that a
/// component has no label of are out of the question there: minus infinity.
final class PoissonLogits {
    private PoissonLogits() {}

    /// In place of u.
    ///
    /// @param totals how much of each class the labels of each component have
    static void scale(Matrix u, ConnectedComponents components, Matrix totals) {
        double[] margins = new double[components.count()];
        for (int i = 0; i < u.rows(); i++) {
            int component = components.componentOf(i);
            margins[component] += margin(u, i, totals, component) / components.sizeOf(component);
        }
        for (int i = 0; i < u.rows(); i++) {
            int component = components.componentOf(i);
            double factor = margins[component] > 0 ? meanMargin(totals, component) / margins[component] : 0;
            for (int c = 0; c < u.columns(); c++)
                u.set(i, c, totals.at(component, c) > 0 ? factor * u.at(i, c) : Double.NEGATIVE_INFINITY);
        }
    }

    private static double meanMargin(Matrix totals, int component) {
        int classes = 0;
        for (int c = 0; c < totals.columns(); c++) if (totals.at(component, c) > 0) classes++;
        return Math.log(classes) / Math.log(2);
    }

    /// How far the largest is above the mean, among the classes of a component.
    private static double margin(Matrix u, int row, Matrix totals, int component) {
        double sum = 0;
        double largest = Double.NEGATIVE_INFINITY;
        int count = 0;
        for (int c = 0; c < u.columns(); c++) {
            if (!(totals.at(component, c) > 0)) continue;
            sum += u.at(row, c);
            largest = Math.max(largest, u.at(row, c));
            count++;
        }
        return count == 0 ? 0 : largest - sum / count;
    }

    /// exp(scale times logit) over that of the row's largest; zeros where no class is possible.
    static Matrix exponentials(Matrix logits, double scale) {
        Matrix values = Matrix.zeros(logits.rows(), logits.columns());
        for (int i = 0; i < logits.rows(); i++) {
            double largest = logits.at(i, ClassProbabilities.largest(logits, i));
            if (largest == Double.NEGATIVE_INFINITY) continue;
            for (int c = 0; c < logits.columns(); c++) values.set(i, c, Math.exp(scale * (logits.at(i, c) - largest)));
        }
        return values;
    }

    /// Minus the logarithm of a class's probability.
    static double loss(Matrix logits, int row, int truth, double scale) {
        double sum = 0;
        for (int c = 0; c < logits.columns(); c++) sum += Math.exp(scale * (logits.at(row, c) - logits.at(row, truth)));
        return Math.log(sum);
    }
}
