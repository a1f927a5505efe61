package dev.tangent.regularizer.energy;

import dev.tangent.Check;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.TangentSpace;
import dev.tangent.geometry.local.LocalPca;
import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.LocalRegularizer;
import dev.tangent.regularizer.LocalRegularizer.LocalBlock;

/// The local polynomial regularizer (B): in each tangent space a quadratic is fitted through the centre's value; the
/// trace of its Hessian, S2(X_i) = sum_j s_ij f_j, estimates the Laplacian of f at the centre (Kim, Tompkin, Pfister,
/// Theobalt, CVPR 2015, Eq. 11, 14, 16). The energy of f is the sum of S2(X_i)^2 = f'S'S f.
///
/// Every quadratic without a Laplacian is free on a flat patch, and other harmonic functions have almost no energy: it
/// wants more labels than the other regularizers. [#operator] gives the estimate itself. Cost: a singular value
/// decomposition of k x m(m + 3)/2 for each point.
///
/// @param dimension manifold dimension, m; a neighbourhood needs m + m(m + 1)/2 + 1 points
public record LocalPolynomial(int dimension) implements LocalRegularizer {
    private static final int CENTRES = 64;

    public LocalPolynomial {
        Check.atLeast(1, dimension, "dimension");
    }

    /// Quadratics whose Laplacian is zero: one fewer than all quadratics, 1 + m + m(m + 1)/2.
    @Override
    public int nullSpaceDimension() {
        return dimension + dimension * (dimension + 1) / 2;
    }

    @Override
    public int leastNeighbours() {
        return QuadraticFit.leastNeighbours(dimension);
    }

    // reading: -(B + B')/2, the paper's energy, may be indefinite; S'S is the regularizer, B the operator
    @Override
    public Matrix at(TangentSpace tangent) {
        double[] s = laplacian(tangent.coordinates());
        Matrix row = Matrix.wrap(1, s.length, s);
        return row.transpose().times(row);
    }

    @Override
    public LocalBlock block(NeighbourGraph graph, long matrices) {
        QuadraticFit.check(graph.smallestDegree(), dimension);
        return LocalRegularizer.super.block(graph, matrices);
    }

    /// S: the estimate of Delta f, with the sign of the second derivatives, at every point.
    public LocalOperator operator(NeighbourGraph graph) {
        QuadraticFit.check(graph.smallestDegree(), dimension);
        double[] weights = new double[graph.members().length];
        Parallel.forRange(graph.size(), CENTRES, () -> new LocalPca(graph, dimension), (pca, from, to) -> {
            for (int i = from; i < to; i++) {
                double[] s = laplacian(TangentSpace.by(pca, i).coordinates());
                System.arraycopy(s, 0, weights, graph.starts()[i], s.length);
            }
        });
        return new LocalOperator(graph, weights);
    }

    /// s_ij: the trace of the fitted Hessian.
    private static double[] laplacian(Matrix Phi) {
        Matrix H = QuadraticFit.secondDerivatives(Phi);
        boolean[] pure = QuadraticFit.isPure(Phi.columns());
        double[] s = new double[Phi.rows()];
        for (int row = 0; row < pure.length; row++)
            if (pure[row]) for (int j = 0; j < s.length; j++) s[j] += H.at(row, j); // Eq. 14
        return s;
    }
}
