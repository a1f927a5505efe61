package dev.tangent.regularizer.energy;

import dev.tangent.Check;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.TangentSpace;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.LocalRegularizer;
import dev.tangent.regularizer.LocalRegularizer.LocalBlock;

/// The Hessian energy: the sum of all squared second derivatives, |H|^2 in the Frobenius norm, of the quadratic that
/// [LocalPolynomial] fits (K. I. Kim, F. Steinke, M. Hein, "Semi-supervised regression using Hessian energy", NIPS
/// 2009; D. Donoho, C. Grimes, "Hessian eigenmaps", PNAS 100, 2003). Linear functions have no energy.
///
/// @param dimension manifold dimension, m; a neighbourhood needs m + m(m + 1)/2 + 1 points
public record HessianEnergy(int dimension) implements LocalRegularizer {
    public HessianEnergy {
        Check.atLeast(1, dimension, "dimension");
    }

    @Override
    public int nullSpaceDimension() {
        return dimension + 1;
    }

    @Override
    public int leastNeighbours() {
        return QuadraticFit.leastNeighbours(dimension);
    }

    @Override
    public Matrix at(TangentSpace tangent) {
        Matrix H = QuadraticFit.secondDerivatives(tangent.coordinates());
        boolean[] pure = QuadraticFit.isPure(dimension);
        int k = H.columns();
        Matrix energy = Matrix.zeros(k, k);
        for (int row = 0; row < pure.length; row++) {
            double twice = pure[row] ? 1 : 2; // H_st stands in the matrix twice
            for (int a = 0; a < k; a++)
                for (int b = 0; b < k; b++) energy.values()[a * k + b] += twice * (H.at(row, a) * H.at(row, b));
        }
        return energy;
    }

    @Override
    public LocalBlock block(NeighbourGraph graph, long matrices) {
        QuadraticFit.check(graph.smallestDegree(), dimension);
        return LocalRegularizer.super.block(graph, matrices);
    }
}
