package dev.tangent.regularizer.energy;

import dev.tangent.Check;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.regularizer.Regularizer;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.operator.MatrixPower;

/// The iterated graph Laplacian (i-Lap): L^p, Eq. 5. Higher powers charge for higher derivatives. Constants have no
/// energy.
///
/// The matrix is left as a power of L: whether to multiply it out is for the solver to choose.
public record IteratedLaplacian(Laplacian laplacian, int power) implements Regularizer {
    /// Far beyond what double precision tells apart; a larger one is a slip, and would be multiplied out for days.
    private static final int MOST = 100;

    public IteratedLaplacian {
        Check.atLeast(1, power, "power");
        Check.atMost(MOST, power, "power", MOST);
    }

    public IteratedLaplacian(int power) {
        this(new Laplacian(), power);
    }

    @Override
    public RegularizerMatrix over(NeighbourGraph graph) {
        return new RegularizerMatrix(new MatrixPower(laplacian.matrix(graph), power), 1, 0, graph);
    }

    /// From another power of the same Laplacian.
    public RegularizerMatrix over(RegularizerMatrix other) {
        if (!(other.matrix() instanceof MatrixPower same))
            throw new IllegalArgumentException("not a power of a Laplacian");
        return new RegularizerMatrix(new MatrixPower(same.base(), power), 1, 0, other.graph());
    }
}
