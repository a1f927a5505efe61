package dev.tangent.sparse.iterative;

import dev.tangent.linalg.Progress;

/// Tells a listener how many of the wanted digits an iteration has gained: the residual falls roughly evenly on a log
/// scale, so this moves like a clock, unlike the iteration count, whose end nobody knows.
record ConvergenceProgress(Progress progress, double tolerance, double offset, double share) {
    private static final int STEPS = 1000;

    void at(double relativeResidual) {
        double gained = Math.log(relativeResidual) / Math.log(tolerance);
        double fraction = Math.clamp(gained, 0, 1);
        progress.at(Math.round(STEPS * (offset + share * fraction)), STEPS);
    }
}
