package dev.tangent.sparse.solver;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.Solution.Termination;
import dev.tangent.sparse.SymmetricOperator;
import dev.tangent.sparse.iterative.BlockVector;
import java.util.function.UnaryOperator;

/// A solution by a factor, corrected by its own residual where rounding left one (Wilkinson 1963, "Rounding Errors in
/// Algebraic Processes").
public final class IterativeRefinement {
    private static final double GOOD = 1e-12;
    private static final double ACCEPTABLE = 1e-6;
    private static final int CORRECTIONS = 3;

    private IterativeRefinement() {}

    /// Solves by a factor.
    ///
    /// @param inverse what a factor of A makes of right-hand sides
    /// @param method for reports
    /// @throws dev.tangent.linalg.NotSolved where the factor is too inexact to correct by it
    public static Solution of(SymmetricOperator a, Matrix rhs, UnaryOperator<Matrix> inverse, String method) {
        Solution solution = measured(a, rhs, inverse.apply(rhs), method);
        for (int t = 0; t < CORRECTIONS && solution.residual() > GOOD; t++) {
            Matrix left = a.residual(rhs, solution.values());
            Matrix corrected = solution.values().plus(inverse.apply(left));
            Solution next = measured(a, rhs, corrected, method);
            if (!(next.residual() < solution.residual() / 2)) break;
            solution = next;
        }
        if (!(solution.residual() <= ACCEPTABLE)) throw solution.notSolved(ACCEPTABLE);
        return solution;
    }

    private static Solution measured(SymmetricOperator a, Matrix rhs, Matrix values, String method) {
        double[] left = BlockVector.norms(a.residual(rhs, values));
        double residual = BlockVector.largestRatio(left, BlockVector.norms(rhs));
        return new Solution(values, Termination.DIRECT, 0, residual, method);
    }
}
