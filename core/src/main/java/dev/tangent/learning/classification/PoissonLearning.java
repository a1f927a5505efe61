package dev.tangent.learning.classification;

import dev.tangent.learning.Labels;
import dev.tangent.learning.LaplacianInverse;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.ConnectedComponents;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;

/// Poisson learning (Calder, Cook, Thorpe, Slepcev 2020): labels are sources and sinks instead of fixed values,
/// L u = sum_j (y_j - mean y) delta_j with sum_i d_i u_i = 0, d the degrees; a point's class is the largest of
/// u.
///
/// Probabilities are the positive parts of u made to sum to one, which leaves the order of the largest as it is;
/// they say which class, not how surely. With a given prior each class's u is multiplied by its share over the
/// labelled one first, as in the paper.
///
/// The paper's graph is in one component. In a component whose sources and sinks do not cancel, what is left over
/// raises or lowers u as if the component leaked by a hair: it then has the classes of its labels. Where nothing flows
/// at all the labels' own shares stand in.
public record PoissonLearning(Prior prior) implements GraphRule {
    /// What a component leaks, in mean degrees.
    private static final double LEAK = 1e-8;

    public PoissonLearning() {
        this(new Prior.Labelled());
    }

    @Override
    public Result predict(RegularizerMatrix regularizer, Labels shares, boolean[] inUse, SolverSettings settings) {
        SparseMatrix laplacian = regularizer.matrix().explicit();
        int classes = shares.outputs();
        double[] means = shares.means(inUse);
        Matrix load = Matrix.zeros(laplacian.size(), classes);
        for (int i = 0; i < shares.size(); i++) {
            if (!inUse[i]) continue;
            for (int c = 0; c < classes; c++)
                load.set(shares.point(i), c, shares.weight(i, c) * (shares.value(i, c) - means[c]));
        }
        LaplacianInverse inverse = new LaplacianInverse(laplacian, regularizer.nodeGeometry(), classes, settings);
        LaplacianInverse.Applied applied = inverse.apply(1, load);
        Matrix u = applied.values();
        double[] labelled = Shares.labelled(shares, inUse);
        double[] factors = prior.factors(labelled);
        Matrix levels = levels(laplacian, inverse.components(), load, u);
        for (int i = 0; i < u.rows(); i++)
            for (int c = 0; c < classes; c++) {
                double flow = u.at(i, c) + levels.at(inverse.components().componentOf(i), c);
                u.set(i, c, Math.max(0, factors[c] * flow));
            }
        return new Result(Shares.normalised(u, labelled), applied.summary());
    }

    /// What to add to u on each component, whose plain mean is zero: it takes the mean weighted by degrees out, and
    /// puts in the level at which leaking balances the load.
    private static Matrix levels(SparseMatrix laplacian, ConnectedComponents components, Matrix load, Matrix u) {
        double[] degrees = laplacian.diagonal();
        double leak = LEAK * laplacian.trace() / degrees.length;
        double[] totals = new double[components.count()];
        for (int i = 0; i < degrees.length; i++) totals[components.componentOf(i)] += degrees[i];
        Matrix levels = Matrix.zeros(components.count(), u.columns());
        for (int i = 0; i < degrees.length; i++) {
            int component = components.componentOf(i);
            for (int c = 0; c < u.columns(); c++) {
                double leaked = load.at(i, c) / (leak * components.sizeOf(component));
                double part = degrees[i] / totals[component] * u.at(i, c);
                levels.set(component, c, levels.at(component, c) + leaked - part);
            }
        }
        return levels;
    }
}
