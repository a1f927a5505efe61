package dev.tangent.learning;

import dev.tangent.sparse.NotPositiveDefinite;
import java.util.Arrays;
import java.util.function.Function;

/// A pull towards the mean at every point, for graphs that hang together by so little that a system is singular to
/// rounding although the labels determine f: it decides what rounding would else.
final class FaintPull {
    /// Of R's weight: above what a factorization loses to rounding, below what moves a prediction that labels
    /// determine.
    private static final double FAINT = 1e-11;

    private FaintPull() {}

    /// What `attempt` makes of a pull, or of a fainter one everywhere beside it where that alone is not enough.
    ///
    /// @param pull what is added to the diagonal where labels do not determine f
    /// @param scale what R's mean diagonal entry weighs
    static <T> T where(double[] pull, double scale, Function<double[], T> attempt) {
        try {
            return attempt.apply(pull);
        } catch (NotPositiveDefinite singular) {
            return attempt.apply(Arrays.stream(pull)
                    .map(entry -> Math.max(entry, FAINT * scale))
                    .toArray());
        }
    }
}
