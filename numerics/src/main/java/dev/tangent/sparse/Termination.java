package dev.tangent.sparse;

/// How a solve ended. Ordered from good to bad: of several right-hand sides the worst one names the whole solve.
public enum Termination {
    /// By a factorization; there was nothing to converge.
    DIRECT,
    /// The true residual of every right-hand side is within the tolerance.
    CONVERGED,
    /// The iteration limit came first; the values are the best so far.
    ITERATION_LIMIT,
    /// Rounding keeps the true residual above the tolerance: a restart no longer halves it.
    STAGNATED,
    /// A direction of non-positive curvature was met: the matrix, or its preconditioner, is not positive definite.
    INDEFINITE;

    /// Whether the values are what was asked for.
    public boolean solved() {
        return this == DIRECT || this == CONVERGED;
    }

    public Termination worse(Termination other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
