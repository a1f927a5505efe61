package dev.tangent.sparse;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotSolved;

/// What a solve of A X = B gave, and how far it may be trusted.
///
/// @param values X, a column for each right-hand side
/// @param termination how it ended; the worst column decides
/// @param iterations products with A that the slowest column needed, 0 for a direct solve
/// @param residual the largest |b - A x| / |b| over the columns, computed from A itself at the end
/// @param method what solved it, for reports: "conjugate gradient with Jacobi"
public record Solution(Matrix values, Termination termination, int iterations, double residual, String method) {
    public boolean solved() {
        return termination.solved();
    }

    /// What to throw where more was asked for.
    public NotSolved notSolved(double tolerance) {
        return new NotSolved(
                method + " ended with " + termination + " after " + iterations + " iterations at residual " + residual
                        + ", asked for " + tolerance,
                termination == Termination.DIRECT);
    }

    /// How a solve ended. Ordered from good to bad: of several right-hand sides the worst one names the whole
    /// solve.
    public enum Termination {
        /// By a factorization; there was nothing to converge.
        DIRECT,
        /// The true residual of every right-hand side is within the tolerance.
        CONVERGED,
        /// The iteration limit came first; the values are the best so far.
        ITERATION_LIMIT,
        /// Rounding keeps the true residual above the tolerance: a restart no longer halves it.
        STAGNATED,
        /// A direction of non-positive curvature was met: the matrix, or its preconditioner, is not positive
        /// definite.
        INDEFINITE;

        /// Whether the values are what was asked for.
        public boolean solved() {
            return this == DIRECT || this == CONVERGED;
        }

        public Termination worse(Termination other) {
            return compareTo(other) >= 0 ? this : other;
        }
    }
}
