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
}
