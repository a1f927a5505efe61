package dev.tangent.sparse.solver;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SymmetricOperator;
import dev.tangent.sparse.iterative.ConjugateGradient;
import dev.tangent.sparse.iterative.Preconditioner;

/// Solves by preconditioned conjugate gradients.
record IterativeSolver(SymmetricOperator a, Preconditioner preconditioner, SolverSettings settings, String reason)
        implements Solver {
    @Override
    public int size() {
        return a.size();
    }

    @Override
    public Solution solve(Matrix rhs) {
        Solution solution =
                new ConjugateGradient(settings.tolerance(), settings.iterationLimit()).solve(a, rhs, preconditioner);
        if (!solution.solved()) throw solution.notSolved(settings.tolerance());
        return solution;
    }
}
