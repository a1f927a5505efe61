package dev.tangent.sparse.iterative;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.Arguments;
import dev.tangent.parallel.Progress;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.Solution.Termination;
import dev.tangent.sparse.SymmetricOperator;

/// Preconditioned conjugate gradients for many right-hand sides at once (Hestenes and Stiefel 1952; Saad, *Iterative
/// Methods for Sparse Linear Systems*, 2003, Alg. 9.1).
///
/// Every column runs its own recurrence; they share the passes over the matrix, and a column that is done leaves the
/// block. CONVERGED means that the true residual |b - A x| is within `tolerance` |b|: where the recurrence's residual
/// has drifted from the true one, the solve restarts from the true one. It means too that the error's energy, measured
/// as r'M^-1 r, has fallen by `tolerance` squared: with a small lambda the labelled rows outweigh all others in |b|,
/// and |r| alone would be small long before the unlabelled values are right. The result has the same bits on any number
/// of threads. Cost: a product with A, a preconditioner step and about 12 flops a row, for each iteration and column.
///
/// @param tolerance the relative residual to reach
/// @param iterationLimit the most iterations for a column
public record ConjugateGradient(double tolerance, int iterationLimit) {
    /// Wider blocks gain nothing more per column, and their seven working blocks would not fit into memory at a
    /// million points.
    private static final int WIDEST = 32;

    public ConjugateGradient {
        Arguments.positive(tolerance, "tolerance");
        Arguments.atLeast(1, iterationLimit, "iteration limit");
    }

    /// X with A X = rhs. A column of zeros gives zeros.
    public Solution solve(SymmetricOperator a, Matrix rhs, Preconditioner preconditioner) {
        Arguments.that(
                rhs.rows() == a.size(),
                () -> "the right-hand side has " + rhs.rows() + " rows but the matrix has size " + a.size());
        Progress progress = Progress.current();
        // The loops inside would report their own ranges; what matters is the convergence.
        return Progress.silently(() -> solveInSlices(a, rhs, preconditioner.withScratch(), progress));
    }

    private Solution solveInSlices(SymmetricOperator a, Matrix rhs, Preconditioner preconditioner, Progress progress) {
        Matrix values = Matrix.zeros(rhs.rows(), rhs.columns());
        Termination termination = Termination.CONVERGED;
        int iterations = 0;
        double residual = 0;
        for (int from = 0; from < rhs.columns(); from += WIDEST) {
            int[] slice = slice(from, Math.min(rhs.columns(), from + WIDEST));
            var digits = new ConvergenceProgress(
                    progress, tolerance, (double) from / rhs.columns(), (double) slice.length / rhs.columns());
            var solve = new RestartedSolve(a, BlockVector.select(rhs, slice), preconditioner, this, digits);
            BlockVector.copy(solve.run(), values, slice);
            termination = termination.worse(solve.termination());
            iterations = Math.max(iterations, solve.iterations());
            residual = Math.max(residual, solve.residual());
        }
        return new Solution(
                values, termination, iterations, residual, "conjugate gradient with " + preconditioner.name());
    }

    private static int[] slice(int from, int to) {
        int[] slice = new int[to - from];
        for (int i = 0; i < slice.length; i++) slice[i] = from + i;
        return slice;
    }
}
