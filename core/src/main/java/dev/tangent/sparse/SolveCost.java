package dev.tangent.sparse;

/// Estimates of what solving takes, from counted work and assumed rates, not calibrated ones: docs/decisions/0006 sets
/// them beside what was measured.
record SolveCost(SparseMatrix matrix, boolean patched, int width) {
    private static final double FACTOR_FLOPS = 12e9;
    private static final double SOLVE_FLOPS = 4e9;
    private static final double PRODUCT_FLOPS = 3e9;
    /// Seconds to order and analyse, for each entry of the matrix.
    private static final double ORDER_SECONDS = 6e-7;
    /// Seconds to set the two-level preconditioner up, for each entry.
    private static final double SETUP_SECONDS = 4e-7;
    /// What iteration needs on regularizers of neighbour graphs, on the long side.
    private static final int PATCHED_ITERATIONS = 60;

    private static final int PLAIN_ITERATIONS = 2000;
    /// Work of a two-level step in products with the matrix.
    private static final double PATCHED_STEP = 5;

    double orderSeconds() {
        return ORDER_SECONDS * matrix.entries();
    }

    double factorSeconds(SymbolicCholesky symbolic) {
        return symbolic.flops() / FACTOR_FLOPS + 4.0 * symbolic.factorEntries() * width / SOLVE_FLOPS;
    }

    double iterateSeconds() {
        double product = 2.0 * matrix.entries() * width / PRODUCT_FLOPS;
        return patched
                ? SETUP_SECONDS * matrix.entries() + PATCHED_ITERATIONS * PATCHED_STEP * product
                : PLAIN_ITERATIONS * product;
    }

    /// Bytes a factor may take: what the heap can become, less room for the matrix itself and for garbage.
    static long room() {
        return Runtime.getRuntime().maxMemory() / 10 * 7;
    }
}
