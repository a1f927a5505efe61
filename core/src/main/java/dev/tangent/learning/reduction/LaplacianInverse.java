package dev.tangent.learning.reduction;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.Layout;
import dev.tangent.sparse.Pieces;
import dev.tangent.sparse.Shifted;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.Solver;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import java.util.Optional;

/// The pseudo-inverse of a graph Laplacian, as something to apply.
///
/// The null space of L on each connected component is the constants. One point of each is grounded (something
/// is added to its diagonal): for a load that sums to zero on the component the ground carries nothing, so the
/// solution solves with L itself; taking the mean out of load and solution makes it the pseudo-inverse.
public final class LaplacianInverse {
    private final Pieces pieces;
    private final Solver solver;

    public record Applied(Matrix values, SolveSummary summary) {}

    public LaplacianInverse(SparseMatrix laplacian, Layout layout, int width, SolverSettings settings) {
        pieces = Pieces.ofPowers(laplacian);
        double scale = laplacian.trace() / laplacian.size();
        double[] ground = new double[laplacian.size()];
        for (int piece = 0; piece < pieces.count(); piece++) ground[pieces.firstOf(piece)] = scale;
        solver = Solver.of(new Shifted(laplacian, 1, ground), Optional.of(layout), width, settings);
    }

    public Pieces pieces() {
        return pieces;
    }

    /// (L+)^p x; x is left alone.
    public Applied apply(int power, Matrix x) {
        Matrix values = x.copy();
        takeMeansOut(values);
        SolveSummary worst = SolveSummary.NOTHING;
        for (int t = 0; t < power; t++) {
            Solution solution = solver.solve(values);
            worst = SolveSummary.of(solution, solver.reason()).worse(worst);
            values = solution.values();
            takeMeansOut(values);
        }
        return new Applied(values, worst);
    }

    /// (L+)^p E_l, some columns at a time.
    Applied apply(int power, SelectionMatrix units) {
        Matrix values = Matrix.zeros(solver.size(), units.count());
        SolveSummary worst = SolveSummary.NOTHING;
        for (int first = 0; first < units.count(); first += SelectionMatrix.BLOCK) {
            int width = Math.min(SelectionMatrix.BLOCK, units.count() - first);
            Applied block = apply(power, units.columns(first, width));
            worst = block.summary().worse(worst);
            values.setColumns(first, block.values());
        }
        return new Applied(values, worst);
    }

    private void takeMeansOut(Matrix values) {
        int width = values.columns();
        Matrix means = Matrix.zeros(pieces.count(), width);
        for (int i = 0; i < values.rows(); i++) {
            int piece = pieces.pieceOf(i);
            for (int c = 0; c < width; c++)
                means.set(piece, c, means.at(piece, c) + values.at(i, c) / pieces.sizeOf(piece));
        }
        for (int i = 0; i < values.rows(); i++)
            for (int c = 0; c < width; c++) values.set(i, c, values.at(i, c) - means.at(pieces.pieceOf(i), c));
    }
}
