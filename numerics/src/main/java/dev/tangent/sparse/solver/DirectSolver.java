package dev.tangent.sparse.solver;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.SymmetricOperator;
import dev.tangent.sparse.cholesky.SparseCholesky;
import java.util.Optional;

/// Solves by a sparse Cholesky factor, corrected by its own residual where rounding left one.
record DirectSolver(SymmetricOperator a, SparseCholesky factor, String reason) implements Solver {
    @Override
    public int size() {
        return a.size();
    }

    @Override
    public Solution solve(Matrix rhs) {
        return IterativeRefinement.of(a, rhs, factor::solve, "sparse Cholesky");
    }

    @Override
    public Optional<double[]> inverseDiagonal() {
        return Optional.of(factor.inverseDiagonal());
    }

    @Override
    public long bytes() {
        return factor.bytes();
    }
}
