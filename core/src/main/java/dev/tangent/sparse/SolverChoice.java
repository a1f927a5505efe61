package dev.tangent.sparse;

import dev.tangent.sparse.SolverSettings.Choice;
import java.util.Locale;

/// Chooses between factorizing and iterating by counted work: the symbolic analysis knows the factor's size and cost
/// before any number is touched.
final class SolverChoice {
    /// Work a second, measured on one small machine; only their ratio matters.
    private static final double FACTOR_FLOPS = 4e9;

    private static final double PRODUCT_FLOPS = 1.5e9;
    /// What Jacobi-preconditioned iteration needs on neighbour graphs of high intrinsic dimension, with a margin.
    private static final int EXPECTED_ITERATIONS = 300;

    private final SymmetricOperator a;
    private final int width;
    private final SolverSettings settings;

    SolverChoice(SymmetricOperator a, int width, SolverSettings settings) {
        this.a = a;
        this.width = width;
        this.settings = settings;
    }

    Solver solver() {
        if (settings.choice() == Choice.ITERATIVE) return iterative("asked for");
        SparseMatrix matrix = a.explicit();
        SymbolicCholesky symbolic = SymbolicCholesky.of(matrix);
        if (settings.choice() == Choice.DIRECT) return direct(matrix, symbolic, "asked for");
        double factorSeconds = symbolic.flops() / FACTOR_FLOPS;
        double iterateSeconds = 2.0 * matrix.entries() * width * EXPECTED_ITERATIONS / PRODUCT_FLOPS;
        long room = Runtime.getRuntime().maxMemory() / 2;
        String counted = String.format(
                Locale.ROOT,
                "factor %.3g entries, %.3g flops, about %.2g s against %.2g s to iterate",
                (double) symbolic.factorEntries(),
                symbolic.flops(),
                factorSeconds,
                iterateSeconds);
        if (symbolic.bytes() > room) return iterative(counted + "; the factor does not fit the heap");
        return factorSeconds <= iterateSeconds ? direct(matrix, symbolic, counted) : iterative(counted);
    }

    private Solver direct(SparseMatrix matrix, SymbolicCholesky symbolic, String reason) {
        return new DirectSolver(a, symbolic.factor(matrix), reason);
    }

    private Solver iterative(String reason) {
        return new IterativeSolver(a, new Jacobi(a), settings, reason);
    }
}
