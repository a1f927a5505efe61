package dev.tangent.baseline.kernel;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.linalg.Matrix;
import java.util.EnumMap;
import java.util.Map;

/// What labels say of the columns' scale: how much likelier a Gaussian process makes them with distances in which every
/// column counts alike than with distances as they are (the Bayes factor, Kass and Raftery 1995). It takes some dozen
/// factors of a matrix of at most a few hundred labels, far less than a search in either scale.
public final class ScaleEvidence {
    private ScaleEvidence() {}

    /// The logarithm: positive where columns of one scale each explain the labels better.
    public static double of(PointCloud cloud, DistinctLabels labels, long seed) {
        Map<StandardisedCoordinates.Scale, Matrix> rows = new EnumMap<>(StandardisedCoordinates.Scale.class);
        for (StandardisedCoordinates.Scale scale : StandardisedCoordinates.Scale.values())
            rows.put(scale, new StandardisedCoordinates(cloud, scale).rows(labels.points()));
        Map<StandardisedCoordinates.Scale, Double> values =
                RelevanceFit.isotropic(rows, labels, labels.everything(), seed);
        double each = values.get(StandardisedCoordinates.Scale.EACH);
        double common = values.get(StandardisedCoordinates.Scale.COMMON);
        return Double.isFinite(common - each) ? common - each : 0;
    }
}
