package dev.tangent.sparse;

import dev.tangent.linalg.Matrix;
import java.util.Optional;

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
    ///
    /// @param layout where the unknowns lie, if that is known: iteration is far quicker then
    static Solver of(SymmetricOperator a, Optional<Layout> layout, int width, SolverSettings settings) {
        return new SolverChoice(a, layout, width, settings).solver();
    }
}
