package dev.tangent.learning.prediction;

import dev.tangent.linalg.NotConverged;

/// How a minimisation ended.
///
/// @param objective what was reached
/// @param gap a proved bound on how far the objective is above its minimum
/// @param scale the objective of the constant that fits best, against which small is small
/// @param iterations Newton steps in all
public record Convergence(double objective, double gap, double scale, int iterations) {
    /// Gaps up to this part of the objective are aimed at.
    public static final double AIM = 1e-18;

    /// A gap above this part of the objective, or the part below of the scale, is not accepted.
    private static final double RELATIVE = 1e-9;

    private static final double FLOOR = 1e-13;

    /// Whether the minimum was found to the accuracy that this library promises.
    public boolean reached() {
        return gap <= RELATIVE * objective + FLOOR * scale;
    }

    /// Whether there is hardly anything left to gain.
    public boolean exact() {
        return gap <= 1e-3 * (RELATIVE * objective + FLOOR * scale);
    }

    /// Of two the one with the larger relative gap.
    public Convergence worse(Convergence other) {
        return relativeGap() >= other.relativeGap() ? this : other;
    }

    /// The gap in units of the objective, or of a tiny part of the scale where the objective is all but zero.
    public double relativeGap() {
        return gap == 0 ? 0 : gap / (objective + FLOOR / RELATIVE * scale);
    }

    /// This, if it is good enough.
    ///
    /// @throws NotConverged if the minimum was not reached
    public Convergence orThrow() {
        if (reached()) return this;
        throw new NotConverged(
                Double.isFinite(objective + gap)
                        ? "the loss was not minimised: after " + iterations + " Newton steps the objective " + objective
                                + " may be " + gap + " above its minimum"
                        : "the loss was not minimised: its objective leaves the range of numbers");
    }
}
