package dev.tangent.spark.learning;

import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.spark.matrix.DistributedRegularizer;
import dev.tangent.spark.points.Cell;
import dev.tangent.spark.solve.DistributedSolver;
import dev.tangent.spark.solve.MatrixBlock;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaRDD;

/// The reduction by solving with A = R + s J, J marking the labelled points: H = A^-1 E_l has H_ll^-1 = S + s I, and
/// A^-1 E_l H_ll^-1 f_l is the extension. A column of H at a time would do; its rows at the labelled points are all
/// that is kept.
final class SolvedCellReduction implements DistributedReduction {
    /// Columns of E_l that are solved for in one go.
    private static final int BLOCK = 32;

    private final JavaRDD<Cell> cells;
    private final LabelledPoints labelled;
    private final DistributedSolver solver;
    private final double shift;
    private final Matrix reduced;
    private SolveSummary summary = SolveSummary.NOTHING;

    /// @param chosen points that R is reduced to: the labelled ones, perhaps with others
    SolvedCellReduction(
            DistributedRegularizer regularizer,
            JavaRDD<Cell> cells,
            ComponentLabels components,
            LabelledPoints chosen,
            SolverSettings settings) {
        this.cells = cells;
        this.labelled = chosen;
        shift = regularizer.scale();
        double[] shifts = new double[chosen.size()];
        Arrays.fill(shifts, shift);
        double[] jitter = ComponentLabels.jitter(
                components.degrees(IntStream.range(0, chosen.size()).toArray()), regularizer.scale());
        solver = new DistributedSolver(regularizer, 1, components.diagonal(jitter, shifts), settings);
        reduced = DenseSolve.inverse(atPoints().symmetrized());
        for (int i = 0; i < reduced.rows(); i++) reduced.set(i, i, reduced.at(i, i) - shift);
    }

    /// H_ll.
    private Matrix atPoints() {
        int size = labelled.size();
        Matrix at = Matrix.zeros(size, size);
        for (int first = 0; first < size; first += BLOCK) {
            int width = Math.min(BLOCK, size - first);
            Matrix units = Matrix.zeros(size, width);
            for (int c = 0; c < width; c++) units.set(first + c, c, 1);
            JavaRDD<MatrixBlock> solved = solved(units);
            at.setColumns(first, labelled.gather(solved));
            solved.unpersist();
        }
        return at;
    }

    private JavaRDD<MatrixBlock> solved(Matrix loads) {
        DistributedSolver.DistributedSolution result = solver.solve(labelled.spread(cells, loads), loads.columns());
        summary = result.summary().worse(summary);
        return result.values();
    }

    @Override
    public Matrix matrix() {
        return reduced;
    }

    @Override
    public JavaRDD<MatrixBlock> extend(Matrix fixed) {
        return solved(reduced.times(fixed).plus(fixed.times(shift)));
    }

    @Override
    public SolveSummary summary() {
        return summary;
    }

    @Override
    public void close() {
        solver.close();
    }
}
