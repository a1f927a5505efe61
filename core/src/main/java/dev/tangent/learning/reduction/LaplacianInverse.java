package dev.tangent.learning.reduction;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.graph.ConnectedComponents;
import dev.tangent.sparse.operator.DiagonalShift;
import dev.tangent.sparse.solver.Solver;
import java.util.Optional;

/// The pseudo-inverse of a graph Laplacian, as something to apply.
///
/// The null space of L on each connected component is the constants. One point of each is grounded (something
/// is added to its diagonal): for a load that sums to zero on the component the ground carries nothing, so the
/// solution solves with L itself; taking the mean out of load and solution makes it the pseudo-inverse.
public final class LaplacianInverse {
    private final ConnectedComponents components;
    private final Solver solver;

    /// What the pseudo-inverse made of some loads, and how that was solved.
    public record InverseProduct(Matrix values, SolveSummary summary) {}

    public LaplacianInverse(SparseMatrix laplacian, NodeGeometry nodes, int width, SolverSettings settings) {
        components = ConnectedComponents.ofPowers(laplacian);
        double scale = laplacian.trace() / laplacian.size();
        double[] ground = new double[laplacian.size()];
        for (int component = 0; component < components.count(); component++)
            ground[components.firstOf(component)] = scale;
        solver = Solver.of(new DiagonalShift(laplacian, 1, ground), Optional.of(nodes), width, settings);
    }

    @SuppressWarnings("exports") // of a package that is to be hidden
    public ConnectedComponents components() {
        return components;
    }

    long bytes() {
        return solver.bytes();
    }

    /// (L+)^p x; x is left alone.
    public InverseProduct apply(int power, Matrix x) {
        Matrix values = x.copy();
        takeMeansOut(values);
        SolveSummary worst = SolveSummary.NOTHING;
        for (int t = 0; t < power; t++) {
            Solution solution = solver.solve(values);
            worst = SolveSummary.of(solution, solver.reason()).worse(worst);
            values = solution.values();
            takeMeansOut(values);
        }
        return new InverseProduct(values, worst);
    }

    private void takeMeansOut(Matrix values) {
        int width = values.columns();
        Matrix means = Matrix.zeros(components.count(), width);
        for (int i = 0; i < values.rows(); i++) {
            int component = components.componentOf(i);
            for (int c = 0; c < width; c++)
                means.set(component, c, means.at(component, c) + values.at(i, c) / components.sizeOf(component));
        }
        for (int i = 0; i < values.rows(); i++)
            for (int c = 0; c < width; c++) values.set(i, c, values.at(i, c) - means.at(components.componentOf(i), c));
    }
}
