package dev.tangent.sparse;

/// Equations that were not solved to the accuracy asked for. What was reached is told, never handed on as an answer.
public final class NotSolved extends ArithmeticException {
    private static final long serialVersionUID = 1;

    public NotSolved(Solution solution, double tolerance) {
        super("the equations were not solved: " + solution.method() + " ended with " + solution.termination()
                + " after " + solution.iterations() + " iterations at residual " + solution.residual()
                + ", asked for " + tolerance);
    }
}
