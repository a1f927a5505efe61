package dev.tangent.learning.reduction;

import dev.tangent.linalg.NotPositiveDefinite;
import dev.tangent.regularizer.RegularizerMatrix;
import java.util.Arrays;
import java.util.function.Function;

/// A jitter on the whole diagonal, for nearly disconnected graphs, whose system is singular to rounding although the
/// labels determine f: it decides what rounding would decide otherwise.
public final class DiagonalJitter {
    /// Of R's weight: above what a factorization loses to rounding, below what moves a prediction that labels
    /// determine.
    private static final double JITTER = 1e-11;

    private DiagonalJitter() {}

    /// What `attempt` returns for a jitter, or, where the matrix is then still not positive definite, for a small
    /// one at every other point beside it.
    ///
    /// @param jitter what is added to the diagonal where labels do not determine f
    /// @param scale the mean diagonal entry of R, times what R is multiplied with
    public static <T> T where(double[] jitter, double scale, Function<double[], T> attempt) {
        try {
            return attempt.apply(jitter);
        } catch (NotPositiveDefinite singular) {
            return attempt.apply(Arrays.stream(jitter)
                    .map(entry -> Math.max(entry, JITTER * scale))
                    .toArray());
        }
    }

    /// The same for a multiple of R. The small jitter is in units of R's mean diagonal entry, near copies and all:
    /// it has to be above what rounding takes from the largest entries too.
    public static <T> T where(
            double[] jitter, RegularizerMatrix regularizer, double factor, Function<double[], T> attempt) {
        return where(jitter, factor * (regularizer.matrix().trace() / regularizer.size()), attempt);
    }
}
