package dev.tangent.sparse;

import dev.tangent.linalg.Matrix;

/// Solves with one symmetric positive definite matrix, again and again.
public interface Solver {
    /// Order of the matrix.
    int size();

    /// A solution that meets its tolerance.
    ///
    /// @throws NotSolved if none could be had
    Solution solve(Matrix rhs);

    /// Why this solver and not another, for people.
    String reason();

    /// Makes ready to solve with A for blocks of about `width` right-hand sides.
    static Solver of(SymmetricOperator a, int width, SolverSettings settings) {
        return new SolverChoice(a, width, settings).solver();
    }
}
