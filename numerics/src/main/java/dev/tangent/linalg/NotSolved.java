package dev.tangent.linalg;

import dev.tangent.sparse.Solution;
import dev.tangent.sparse.Termination;

/// Equations that were not solved to the accuracy asked for. The message says what was reached; the values are not
/// returned.
public final class NotSolved extends ArithmeticException {
    private static final long serialVersionUID = 1;

    private final boolean direct;

    public NotSolved(Solution solution, double tolerance) {
        super("the equations were not solved: " + solution.method() + " ended with " + solution.termination()
                + " after " + solution.iterations() + " iterations at residual " + solution.residual()
                + ", asked for " + tolerance);
        direct = solution.termination() == Termination.DIRECT;
    }

    /// Whether a factorization was at work, so that another solver is no way out.
    public boolean direct() {
        return direct;
    }
}
