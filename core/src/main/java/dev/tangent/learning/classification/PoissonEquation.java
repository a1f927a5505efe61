package dev.tangent.learning.classification;

import dev.tangent.learning.reduction.LaplacianInverse;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.graph.ConnectedComponents;
import java.util.Arrays;

/// L u = sum_j (y_j - mean y) delta_j with sum_i d_i u_i = 0 in every connected component, d the degrees: made ready
/// once for a graph, and solved for any labels.
final class PoissonEquation implements PoissonSystem {
    private final SparseMatrix laplacian;
    private final LaplacianInverse inverse;
    private final double[] degrees;

    PoissonEquation(RegularizerMatrix regularizer, int classes, SolverSettings settings) {
        laplacian = regularizer.matrix().explicit();
        inverse = new LaplacianInverse(laplacian, regularizer.nodeGeometry(), classes, settings);
        degrees = laplacian.diagonal();
    }

    SparseMatrix laplacian() {
        return laplacian;
    }

    @Override
    public ConnectedComponents components() {
        return inverse.components();
    }

    @Override
    public Logits logits(Sources sources, Matrix possible) {
        LaplacianInverse.InverseProduct solved = solve(sources);
        PoissonLogits.scale(solved.values(), components(), possible);
        return new Logits(solved.values(), solved.summary());
    }

    /// u, a column for each class.
    LaplacianInverse.InverseProduct solve(Sources sources) {
        LaplacianInverse.InverseProduct applied = inverse.apply(1, load(sources));
        takeMeansOut(applied.values());
        return applied;
    }

    /// Sources and sinks, which cancel in every component.
    private Matrix load(Sources sources) {
        Matrix totals = totals(sources);
        Matrix load = Matrix.zeros(size(), totals.columns());
        for (int i = 0; i < sources.points().length; i++) {
            int point = sources.points()[i];
            double[] own = totals.row(components().componentOf(point));
            double all = Arrays.stream(own).sum();
            double weight = Arrays.stream(sources.shares().row(i)).sum();
            for (int c = 0; c < own.length; c++)
                load.set(point, c, sources.shares().at(i, c) - weight * own[c] / all);
        }
        return load;
    }

    /// The means weighted by the degrees, which the paper has zero.
    private void takeMeansOut(Matrix u) {
        ConnectedComponents components = components();
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
}
