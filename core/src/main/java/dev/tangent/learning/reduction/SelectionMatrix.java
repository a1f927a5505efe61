package dev.tangent.learning.reduction;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.solver.Solver;
import java.util.Optional;
import java.util.stream.IntStream;

/// E_l, the u x l matrix with a one for each chosen point in a column of its own.
record SelectionMatrix(int size, int[] points) {
    /// Columns solved for at a time: enough to be efficient, few enough that u x l never has to be held.
    static final int BLOCK = 64;

    /// All of A^-1 E_l is kept if it takes no more than this part of the heap.
    private static final int SHARE = 32;

    /// Some rows of A^-1 E_l.
    ///
    /// @param whole all rows, where they were kept
    record SelectedSolution(Matrix atPoints, Optional<Matrix> whole, SolveSummary summary) {}

    /// E_l values: the given rows at the chosen points, zero elsewhere.
    Matrix spread(Matrix values) {
        Matrix spread = Matrix.zeros(size, values.columns());
        spread.put(points, IntStream.range(0, values.columns()).toArray(), values);
        return spread;
    }

    /// E_l' A^-1 E_l, l x l, and the rest of A^-1 E_l where there is room for it.
    SelectedSolution solve(Solver solver) {
        long bytes = (long) size * points.length * Double.BYTES;
        return solve(
                solver,
                points,
                bytes > Runtime.getRuntime().maxMemory() / SHARE
                        ? Optional.empty()
                        : Optional.of(Matrix.zeros(size, points.length)));
    }

    /// The rows of A^-1 E_l at other points.
    SelectedSolution solve(Solver solver, int[] rows) {
        return solve(solver, rows, Optional.empty());
    }

    private SelectedSolution solve(Solver solver, int[] rows, Optional<Matrix> whole) {
        Matrix atPoints = Matrix.zeros(rows.length, points.length);
        SolveSummary worst = SolveSummary.NOTHING;
        for (int first = 0; first < points.length; first += BLOCK) {
            int width = Math.min(BLOCK, points.length - first);
            Solution solution = solver.solve(columns(first, width));
            int[] columns = IntStream.range(0, width).toArray();
            atPoints.setColumns(first, solution.values().select(rows, columns));
            if (whole.isPresent()) whole.get().setColumns(first, solution.values());
            worst = SolveSummary.of(solution, solver.reason()).worse(worst);
        }
        return new SelectedSolution(atPoints, whole, worst);
    }

    /// Columns `first .. first + width` of E_l.
    Matrix columns(int first, int width) {
        Matrix columns = Matrix.zeros(size, width);
        for (int c = 0; c < width; c++) columns.set(points[first + c], c, 1);
        return columns;
    }
}
