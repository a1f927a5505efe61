package dev.tangent.learning;

import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.Shifted;
import dev.tangent.sparse.Solver;
import dev.tangent.sparse.SolverSettings;
import java.util.Optional;

/// The reduction by solving with A = R + s J, J marking the fixed points: H = A^-1 E_l has H_ll^-1 = S + s I, and
/// A^-1 E_l H_ll^-1 f_l is the extension. s is R's own scale, so that A is no worse conditioned than it must be.
final class SolvedReduction implements Reduction {
    private final int[] points;
    private final Solver solver;
    private final double shift;
    private final Matrix reduced;
    private final SolveSummary summary;

    SolvedReduction(RegularizerMatrix regularizer, int[] points, SolverSettings settings) {
        this.points = points;
        shift = regularizer.scale();
        double[] diagonal = new Coverage(regularizer, points).pull(0, shift);
        for (int point : points) diagonal[point] += shift;
        solver = Solver.of(
                new Shifted(regularizer.matrix(), 1, diagonal),
                Optional.of(regularizer.layout()),
                points.length,
                settings);
        UnitColumns columns = new UnitColumns(regularizer.size(), points);
        UnitColumns.Result solved = columns.solve(solver);
        summary = solved.summary();
        reduced = DenseSolve.inverse(solved.atPoints().symmetrized());
        for (int i = 0; i < points.length; i++) reduced.set(i, i, reduced.at(i, i) - shift);
    }

    @Override
    public int[] points() {
        return points.clone();
    }

    @Override
    public Matrix matrix() {
        return reduced;
    }

    @Override
    public SolveSummary summary() {
        return summary;
    }

    @Override
    public Matrix extend(Matrix fixed) {
        Matrix loads = reduced.times(fixed);
        for (int i = 0; i < loads.rows(); i++)
            for (int c = 0; c < loads.columns(); c++) loads.set(i, c, loads.at(i, c) + shift * fixed.at(i, c));
        return solver.solve(new UnitColumns(solver.size(), points).spread(loads))
                .values();
    }
}
