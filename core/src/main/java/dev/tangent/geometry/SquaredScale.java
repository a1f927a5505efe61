package dev.tangent.geometry;

import dev.tangent.linalg.InvalidInput;

/// Whether squared distances of a cloud can be told apart in double precision.
///
/// Refused: a cloud whose squared diameter may overflow (coordinates around 1e154 apart), or is so small that squares
/// lose digits to underflow (all coordinates within 1e-146). Kept: a cloud of ordinary size with points so close that
/// their squared distance underflows (differences below 1e-162); they count as equally near and the index decides.
final class SquaredScale {
    /// Below this the square of the diameter, or of a 2^-20 part of it, is not a normal number.
    private static final double SMALLEST = 0x1p-970;

    private SquaredScale() {}

    /// The cloud itself, or a refusal with the way out.
    static PointCloud checked(PointCloud cloud) {
        double squared = squaredDiagonal(cloud);
        if (squared == Double.POSITIVE_INFINITY)
            throw new InvalidInput("the squared diameter of the points overflows: divide the coordinates by 1e160");
        if (squared < SMALLEST && cloud.size() > 1)
            throw new InvalidInput("the squared diameter of the points, " + squared
                    + ", is lost to underflow: multiply the coordinates by 1e160");
        return cloud;
    }

    /// Of the bounding box.
    private static double squaredDiagonal(PointCloud cloud) {
        double sum = 0;
        for (int t = 0; t < cloud.dimension(); t++) {
            double low = cloud.at(0, t);
            double high = low;
            for (int i = 1; i < cloud.size(); i++) {
                low = Math.min(low, cloud.at(i, t));
                high = Math.max(high, cloud.at(i, t));
            }
            sum += (high - low) * (high - low);
        }
        return sum;
    }
}
