package dev.tangent.sparse.solver;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SolverSettings.Choice;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import java.util.Optional;
import java.util.SplittableRandom;

/// The diagonal of A^-1 for a positive definite A, and how well it is known.
///
/// Exact, by selected inversion, where a factor fits and is not far more expensive than iterating; otherwise by
/// probing: with v of random signs, the mean of v_i (A^-1 v)_i is (A^-1)_ii (Bekas, Kokiopoulou and Saad 2007, "An
/// estimator for the diagonal of a matrix").
///
/// @param values an entry for each row
/// @param errors the standard error of each entry, zero where it is exact
/// @param method for reports
public record InverseDiagonal(double[] values, double[] errors, String method) {
    /// Vectors to probe with. The error falls with their square root only.
    public static final int PROBES = 128;

    private static final int BLOCK = 32;

    /// A selected inversion is about twice the work of the factor it follows.
    private static final double FACTORS = 3;

    public static InverseDiagonal of(
            SymmetricOperator a, Optional<NodeGeometry> nodes, SolverSettings settings, long seed) {
        if (settings.choice() == Choice.ITERATIVE) return probed(a, nodes, settings, PROBES, seed);
        SparseMatrix matrix = a.explicit();
        SymbolicCholesky symbolic = SymbolicCholesky.of(matrix);
        SolveCost cost = SolveCost.of(matrix, nodes, PROBES);
        boolean pays = FACTORS * cost.factorSeconds(symbolic) <= cost.iterateSeconds();
        boolean fits = symbolic.bytes() <= SolveCost.room();
        return settings.choice() == Choice.DIRECT || (fits && (pays || SolverChoice.isSmall(matrix)))
                ? exact(symbolic.factor(matrix).inverseDiagonal())
                : probed(a, nodes, settings, PROBES, seed);
    }

    /// Known without error.
    public static InverseDiagonal exact(double[] values) {
        return new InverseDiagonal(values, new double[values.length], "selected inversion");
    }

    /// By this many probes, the same for the same seed.
    static InverseDiagonal probed(
            SymmetricOperator a, Optional<NodeGeometry> nodes, SolverSettings settings, int probes, long seed) {
        int size = a.size();
        Solver solver = Solver.of(a, nodes, BLOCK, settings.with(Choice.ITERATIVE));
        SplittableRandom random = new SplittableRandom(seed);
        double[] sums = new double[size];
        double[] squares = new double[size];
        for (int done = 0; done < probes; done += BLOCK) {
            Matrix signs = Matrix.zeros(size, Math.min(BLOCK, probes - done));
            for (int p = 0; p < signs.values().length; p++) signs.values()[p] = random.nextBoolean() ? 1 : -1;
            Matrix solved = solver.solve(signs).values();
            for (int i = 0; i < size; i++)
                for (int c = 0; c < signs.columns(); c++) {
                    double product = signs.at(i, c) * solved.at(i, c);
                    sums[i] += product;
                    squares[i] += product * product;
                }
        }
        return averaged(a.diagonal(), sums, squares, probes);
    }

    private static InverseDiagonal averaged(double[] diagonal, double[] sums, double[] squares, int probes) {
        double[] errors = new double[sums.length];
        for (int i = 0; i < sums.length; i++) {
            double mean = sums[i] / probes;
            errors[i] = Math.sqrt(Math.max(0, squares[i] / probes - mean * mean) / (probes - 1));
            // No entry is below 1 / A_ii, whatever the sample.
            sums[i] = Math.max(mean, 1 / diagonal[i]);
        }
        return new InverseDiagonal(sums, errors, "probing with " + probes + " random vectors");
    }

    /// The root mean square of the errors in units of the root mean square entry.
    public double relativeError() {
        double error = 0;
        double value = 0;
        for (int i = 0; i < values.length; i++) {
            error += errors[i] * errors[i];
            value += values[i] * values[i];
        }
        return error == 0 ? 0 : Math.sqrt(error / value);
    }
}
