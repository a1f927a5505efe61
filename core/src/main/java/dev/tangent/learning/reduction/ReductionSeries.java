package dev.tangent.learning.reduction;

import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.operator.MatrixPower;

/// Makes one reduction after another: where regularizers in a row have the same pattern, they share the order of
/// elimination.
public final class ReductionSeries {
    private final PatternAnalysis analysis = new PatternAnalysis();

    /// That has made none yet.
    public ReductionSeries() {}

    /// As [Reduction#of] does.
    public Reduction of(RegularizerMatrix regularizer, int[] points, SolverSettings settings) {
        return regularizer.matrix() instanceof MatrixPower power && power.power() > 1
                ? new PowerReduction(power, regularizer.nodeGeometry(), points, settings)
                : SolvedReduction.of(regularizer, points, settings, analysis);
    }
}
