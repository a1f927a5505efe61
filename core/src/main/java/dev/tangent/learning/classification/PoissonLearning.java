package dev.tangent.learning.classification;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.reduction.LaplacianInverse;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.ConnectedComponents;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;

/// Poisson learning (Calder, Cook, Thorpe, Slepcev 2020): labels are sources and sinks instead of fixed values,
/// L u = sum_j (y_j - mean y) delta_j with sum_i d_i u_i = 0, d the degrees; a point's class is the largest of
/// u.
///
/// The paper's graph is connected. Here every connected component is a problem of its own, with the mean of its own
/// labels, among the classes that they have; one without a label gets the labels' own shares. The paper's equations,
/// with components joined by vanishing edges, would give a whole component to the class with most labels there.
///
/// Probabilities are the softmax of u over its scale, which leaves the order as it is: u itself is in units of the
/// graph's weights. The scale makes the largest logit of a component's points log2 C above the mean of their C classes,
/// on average. That measured well on tables with one label a class, where nothing can be held out to calibrate by.
public record PoissonLearning(Prior prior) implements LambdaFreeClassifier {
    public PoissonLearning() {
        this(new Prior.Labelled());
    }

    @Override
    public Result predict(
            RegularizerMatrix regularizer, DistinctLabels shares, boolean[] inUse, SolverSettings settings) {
        SparseMatrix laplacian = regularizer.matrix().explicit();
        LaplacianInverse inverse =
                new LaplacianInverse(laplacian, regularizer.nodeGeometry(), shares.outputs(), settings);
        ConnectedComponents components = inverse.components();
        Matrix totals = totals(components, shares, inUse);
        LaplacianInverse.Applied applied = inverse.apply(1, load(laplacian.size(), components, shares, inUse, totals));
        Matrix u = applied.values();
        takeMeansOut(u, components, laplacian.diagonal());
        softmax(u, components, totals);
        return new Result(PriorShift.of(prior, shares, inUse).of(u), applied.summary());
    }

    /// How much of each class the labels of each component have.
    private static Matrix totals(ConnectedComponents components, DistinctLabels shares, boolean[] inUse) {
        Matrix totals = Matrix.zeros(components.count(), shares.outputs());
        for (int i = 0; i < shares.size(); i++) {
            if (!inUse[i]) continue;
            int component = components.componentOf(shares.point(i));
            for (int c = 0; c < shares.outputs(); c++)
                totals.set(component, c, totals.at(component, c) + shares.weight(i, c) * shares.value(i, c));
        }
        return totals;
    }

    /// Sources and sinks, which cancel in every component.
    private static Matrix load(
            int size, ConnectedComponents components, DistinctLabels shares, boolean[] inUse, Matrix totals) {
        Matrix load = Matrix.zeros(size, shares.outputs());
        for (int i = 0; i < shares.size(); i++) {
            if (!inUse[i]) continue;
            double[] own = totals.row(components.componentOf(shares.point(i)));
            double all = 0;
            for (double total : own) all += total;
            for (int c = 0; c < own.length; c++)
                load.set(shares.point(i), c, shares.weight(i, c) * (shares.value(i, c) - own[c] / all));
        }
        return load;
    }

    /// The means weighted by the degrees, which the paper has zero.
    private static void takeMeansOut(Matrix u, ConnectedComponents components, double[] degrees) {
        Matrix means = Matrix.zeros(components.count(), u.columns());
        double[] sums = new double[components.count()];
        for (int i = 0; i < degrees.length; i++) sums[components.componentOf(i)] += degrees[i];
        for (int i = 0; i < degrees.length; i++) {
            int component = components.componentOf(i);
            if (!(sums[component] > 0)) continue;
            for (int c = 0; c < u.columns(); c++)
                means.set(component, c, means.at(component, c) + degrees[i] / sums[component] * u.at(i, c));
        }
        for (int i = 0; i < degrees.length; i++)
            for (int c = 0; c < u.columns(); c++) u.set(i, c, u.at(i, c) - means.at(components.componentOf(i), c));
    }

    /// In place of u; rows do not sum to one yet, and are zero where a component has no label.
    private static void softmax(Matrix u, ConnectedComponents components, Matrix totals) {
        double[] margins = new double[components.count()];
        for (int i = 0; i < u.rows(); i++) {
            int component = components.componentOf(i);
            margins[component] += margin(u, i, totals, component) / components.sizeOf(component);
        }
        for (int i = 0; i < u.rows(); i++) {
            int component = components.componentOf(i);
            double factor = margins[component] > 0 ? meanMargin(totals, component) / margins[component] : 0;
            double largest = largest(u, i, totals, component);
            for (int c = 0; c < u.columns(); c++)
                u.set(i, c, totals.at(component, c) > 0 ? Math.exp(factor * (u.at(i, c) - largest)) : 0);
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
        int count = 0;
        for (int c = 0; c < u.columns(); c++) {
            if (!(totals.at(component, c) > 0)) continue;
            sum += u.at(row, c);
            count++;
        }
        return count == 0 ? 0 : largest(u, row, totals, component) - sum / count;
    }

    private static double largest(Matrix u, int row, Matrix totals, int component) {
        double largest = Double.NEGATIVE_INFINITY;
        for (int c = 0; c < u.columns(); c++)
            if (totals.at(component, c) > 0) largest = Math.max(largest, u.at(row, c));
        return largest;
    }
}
