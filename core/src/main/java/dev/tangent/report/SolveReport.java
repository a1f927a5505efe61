package dev.tangent.report;

import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.sparse.Termination;

/// How the equations were solved: with what and why, how it ended, and the true relative residual.
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public record SolveReport(String method, String reason, Termination termination, int iterations, double residual) {
    public static SolveReport of(SolveSummary solve) {
        return new SolveReport(
                solve.method(), solve.reason(), solve.termination(), solve.iterations(), solve.residual());
    }
}
