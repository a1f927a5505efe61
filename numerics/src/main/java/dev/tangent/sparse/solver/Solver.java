package dev.tangent.sparse.solver;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import java.util.Optional;
import java.util.function.Function;

/// Solves with one symmetric positive definite matrix, again and again.
public interface Solver {
    /// Order of the matrix.
    int size();

    /// A solution that meets its tolerance.
    ///
    /// @throws dev.tangent.linalg.NotSolved if the tolerance was not reached
    Solution solve(Matrix rhs);

    /// Why this solver and not another, for reports.
    String reason();

    /// The diagonal of A^-1, where a factor of A is at hand; empty where it is not.
    default Optional<double[]> inverseDiagonal() {
        return Optional.empty();
    }

    /// Bytes that it holds beside A, about.
    default long bytes() {
        return 0;
    }

    /// Makes ready to solve with A for blocks of about `width` right-hand sides.
    ///
    /// @param nodes where the unknowns lie, if that is known: iteration is far quicker then
    static Solver of(SymmetricOperator a, Optional<NodeGeometry> nodes, int width, SolverSettings settings) {
        return of(a, nodes, width, settings, SymbolicCholesky::of);
    }

    /// The same where matrices before this one may have had its pattern.
    ///
    /// @param analysis [SymbolicCholesky#of(SparseMatrix)], or one that remembers
    static Solver of(
            SymmetricOperator a,
            Optional<NodeGeometry> nodes,
            int width,
            SolverSettings settings,
            Function<SparseMatrix, SymbolicCholesky> analysis) {
        return new SolverChoice(a, nodes, width, settings, analysis, SolveCost.room()).solver();
    }
}
