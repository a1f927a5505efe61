package dev.tangent.selection;

import dev.tangent.baseline.kernel.ScaleEvidence;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.Labels;
import java.util.OptionalDouble;

/// Whether labels prefer columns of one scale to columns as they are.
public final class ScalePreference {
    /// A logarithm of a Bayes factor from which evidence is strong (Kass and Raftery 1995).
    private static final double STRONG = 3;

    /// Fewer labels say nothing of scales.
    private static final int FEWEST = 10;

    private ScalePreference() {}

    /// The logarithm of how much likelier they are then, where that is strong evidence.
    ///
    /// @param rows labels of the points' rows
    public static OptionalDouble of(DistinctPoints points, Labels rows, long seed) {
        if (rows.size() < FEWEST || points.cloud().dimension() < 2) return OptionalDouble.empty();
        double evidence = ScaleEvidence.of(points.cloud(), rows.merged(points), seed);
        return evidence < STRONG ? OptionalDouble.empty() : OptionalDouble.of(evidence);
    }
}
