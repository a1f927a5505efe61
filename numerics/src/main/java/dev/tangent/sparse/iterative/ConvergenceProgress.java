package dev.tangent.sparse.iterative;

import dev.tangent.parallel.Progress;

/// Reports the convergence of an iteration to a listener, as the part of the wanted digits that is reached: the
/// residual falls roughly evenly on a log scale, while the number of iterations needed is not known in advance.
record ConvergenceProgress(Progress progress, double tolerance, double offset, double share) {
    private static final int STEPS = 1000;

    void at(double relativeResidual) {
        double gained = Math.log(relativeResidual) / Math.log(tolerance);
        double fraction = Math.clamp(gained, 0, 1);
        progress.at(Math.round(STEPS * (offset + share * fraction)), STEPS);
    }
}
