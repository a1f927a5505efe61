package dev.tangent.learning.reduction;

import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import dev.tangent.sparse.operator.MatrixPower;
import java.util.Optional;

/// Makes one reduction after another: where regularizers in a row have the same pattern, they share the order of
/// elimination.
public final class ReductionSeries {
    private Optional<SymbolicCholesky> last = Optional.empty();

    /// That has made none yet.
    public ReductionSeries() {}

    /// As [Reduction#of] does.
    public Reduction of(RegularizerMatrix regularizer, int[] points, SolverSettings settings) {
        return regularizer.matrix() instanceof MatrixPower power && power.power() > 1
                ? new PowerReduction(power, regularizer.nodeGeometry(), points, settings)
                : SolvedReduction.of(regularizer, points, settings, this::analysis);
    }

    /// The last one, if it fits: to compare two patterns takes a thousandth of the time that an order takes.
    synchronized SymbolicCholesky analysis(SparseMatrix matrix) {
        if (last.isEmpty() || !last.get().fits(matrix)) last = Optional.of(SymbolicCholesky.of(matrix));
        return last.get();
    }
}
