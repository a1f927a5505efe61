package dev.tangent.preprocessing;

import dev.tangent.Check;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.PointCloud;

/// The median of its column, or its commonest category, for every coordinate that is missing.
public final class MedianImputation {
    private MedianImputation() {}

    public static PointCloud of(IncompletePoints points) {
        return of(points, points);
    }

    /// With the medians of other points.
    public static PointCloud of(IncompletePoints points, IncompletePoints others) {
        int dimension = points.dimension();
        double[] filled = points.toArray();
        for (int c = 0; c < dimension; c++) {
            double[] present = others.present(c);
            Check.that(present.length > 0, "coordinate " + c + " is missing at every point; leave it out");
            double median = Spread.quantile(present, 0.5);
            for (int i = 0; i < points.size(); i++)
                if (Double.isNaN(points.at(i, c))) filled[i * dimension + c] = median;
        }
        return PointCloud.wrap(dimension, filled);
    }
}
