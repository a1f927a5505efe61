package dev.tangent.sparse.solver;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.Solution.Termination;
import dev.tangent.sparse.SymmetricOperator;
import dev.tangent.sparse.cholesky.SparseCholesky;
import dev.tangent.sparse.iterative.BlockVector;
import java.util.Optional;

/// Solves by a sparse Cholesky factor, corrected by its own residual where rounding left one.
record DirectSolver(SymmetricOperator a, SparseCholesky factor, String reason) implements Solver {
    private static final double GOOD = 1e-12;
    private static final double ACCEPTABLE = 1e-6;
    private static final int CORRECTIONS = 3;

    @Override
    public int size() {
        return a.size();
    }

    @Override
    public Solution solve(Matrix rhs) {
        Solution solution = measured(rhs, factor.solve(rhs));
        for (int t = 0; t < CORRECTIONS && solution.residual() > GOOD; t++) {
            Matrix left = a.residual(rhs, solution.values());
            Matrix corrected = solution.values().plus(factor.solve(left));
            Solution next = measured(rhs, corrected);
            if (!(next.residual() < solution.residual() / 2)) break;
            solution = next;
        }
        if (!(solution.residual() <= ACCEPTABLE)) throw solution.notSolved(ACCEPTABLE);
        return solution;
    }

    private Solution measured(Matrix rhs, Matrix values) {
        double[] left = BlockVector.norms(a.residual(rhs, values));
        double residual = BlockVector.largestRatio(left, BlockVector.norms(rhs));
        return new Solution(values, Termination.DIRECT, 0, residual, "sparse Cholesky");
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
