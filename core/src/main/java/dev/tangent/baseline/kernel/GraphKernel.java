package dev.tangent.baseline.kernel;

import dev.tangent.Check;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.operator.DiagonalShift;
import dev.tangent.sparse.solver.Solver;
import java.util.Arrays;
import java.util.Optional;

/// The kernels (shift + L)^-nu of a graph for nu = 1, 2, ..., by sparse solves: never a dense matrix over all points.
final class GraphKernel {
    /// Columns solved for at a time: enough to be efficient, few enough that u x l never has to be held.
    private static final int BLOCK = 64;

    private final Solver solver;

    GraphKernel(SparseMatrix laplacian, NodeGeometry nodes, double shift, int width, SolverSettings settings) {
        Check.positive(shift, "shift of the Laplacian");
        double[] added = new double[laplacian.size()];
        Arrays.fill(added, shift);
        solver = Solver.of(new DiagonalShift(laplacian, 1, added), Optional.of(nodes), width, settings);
    }

    /// K among the points for nu = 1 .. largest, in that order; each power costs one more solve.
    Matrix[] among(int[] points, int largest) {
        Matrix[] among = new Matrix[largest];
        Arrays.setAll(among, t -> Matrix.zeros(points.length, points.length));
        for (int first = 0; first < points.length; first += BLOCK) {
            int width = Math.min(BLOCK, points.length - first);
            Matrix columns = Matrix.zeros(solver.size(), width);
            for (int c = 0; c < width; c++) columns.set(points[first + c], c, 1);
            for (Matrix power : among) {
                columns = solver.solve(columns).values();
                for (int i = 0; i < points.length; i++)
                    for (int c = 0; c < width; c++) power.set(i, first + c, columns.at(points[i], c));
            }
        }
        for (int t = 0; t < largest; t++) among[t] = among[t].symmetrized();
        return among;
    }

    /// K_x beta at all points.
    Matrix expand(int[] centres, Matrix coefficients, int smoothness) {
        int width = coefficients.columns();
        Matrix values = Matrix.zeros(solver.size(), width);
        for (int i = 0; i < centres.length; i++)
            System.arraycopy(coefficients.values(), i * width, values.values(), centres[i] * width, width);
        for (int t = 0; t < smoothness; t++) values = solver.solve(values).values();
        return values;
    }
}
