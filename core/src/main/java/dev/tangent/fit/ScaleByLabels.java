package dev.tangent.fit;

import dev.tangent.Standardisation;
import dev.tangent.baseline.kernel.ScaleEvidence;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Target;
import dev.tangent.learning.fitting.LabelsWithImputation;
import dev.tangent.preprocessing.ScaledPoints;
import java.util.Arrays;
import java.util.Locale;

/// Columns whose spreads are comparable may be in different units all the same: ages, blood pressures and a sex of 1 or
/// 2. Spreads do not tell; labels may. Such columns are scaled where a Gaussian process makes the labels far likelier
/// then, and left as they are otherwise. Classes do not tell.
final class ScaleByLabels {
    /// A logarithm of a Bayes factor from which evidence is strong (Kass and Raftery 1995).
    private static final double STRONG = 3;

    /// Fewer labels say nothing of scales.
    private static final int FEWEST = 10;

    private ScaleByLabels() {}

    /// @param likely by the columns' spreads, not scaled
    static ScaledPoints of(ScaledPoints likely, Target target, long seed) {
        // A wrong label far from its own class is nearer in scaled columns: likelier, and no reason to scale.
        return target instanceof Labels values ? ofValues(likely, values, seed) : likely;
    }

    private static ScaledPoints ofValues(ScaledPoints likely, Labels values, long seed) {
        int[] used = likely.prepared().used();
        Labels own = LabelsWithImputation.placed(values, row -> Arrays.binarySearch(used, row));
        DistinctPoints points = DistinctPoints.of(likely.cloud());
        if (own.size() < FEWEST || points.cloud().dimension() < 2) return likely;
        double evidence = ScaleEvidence.of(points.cloud(), own.merged(points), seed);
        if (evidence < STRONG) return likely;
        return likely.prepared()
                .scaled(Standardisation.SCALE)
                .getFirst()
                .withReason(String.format(
                        Locale.ROOT, "the labels are exp(%.3g) times as likely in columns of one scale", evidence));
    }
}
