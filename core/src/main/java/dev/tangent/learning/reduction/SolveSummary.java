package dev.tangent.learning.reduction;

import dev.tangent.sparse.Solution;
import dev.tangent.sparse.Solution.Termination;

/// How the equations were solved: with what and why, how it ended, and the true relative residual.
public record SolveSummary(String method, String reason, Termination termination, int iterations, double residual) {
    /// Before anything was solved.
    public static final SolveSummary NOTHING = new SolveSummary("nothing to solve", "", Termination.DIRECT, 0, 0);

    /// Of a method that has a formula instead of equations.
    public static SolveSummary closedForm(String how) {
        return new SolveSummary(how, "closed form", Termination.DIRECT, 0, 0);
    }

    public static SolveSummary of(Solution solution, String reason) {
        return new SolveSummary(
                solution.method(), reason, solution.termination(), solution.iterations(), solution.residual());
    }

    /// Of two solves the one that was harder.
    public SolveSummary worse(SolveSummary other) {
        return residual >= other.residual ? this : other;
    }
}
