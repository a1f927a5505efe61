package dev.tangent.sparse;

import dev.tangent.linalg.array.Arguments;

/// How to solve: by factorizing, by iterating, or by whichever is counted to be cheaper.
///
/// @param tolerance relative residual that iteration has to reach
public record SolverSettings(Choice choice, double tolerance, int iterationLimit) {
    /// The kinds of solvers.
    public enum Choice {
        /// The one that is counted to be cheaper.
        AUTO,
        /// A Cholesky factor.
        DIRECT,
        /// Preconditioned conjugate gradients.
        ITERATIVE
    }

    /// The cheaper one, to a relative residual of 1e-10.
    public static final SolverSettings DEFAULT = new SolverSettings(Choice.AUTO, 1e-10, 20_000);

    public SolverSettings {
        Arguments.positive(tolerance, "tolerance");
        Arguments.atLeast(1, iterationLimit, "iteration limit");
    }

    public SolverSettings with(Choice other) {
        return new SolverSettings(other, tolerance, iterationLimit);
    }
}
