package dev.tangent.geometry.neighbours;

import dev.tangent.InvalidInput;
import dev.tangent.geometry.PointCloud;
import java.util.Arrays;

/// Whether squared distances of a cloud can be told apart in double precision.
///
/// Refused: a cloud whose squared diameter may overflow (coordinates around 1e154 apart), or is so small that squares
/// lose digits to underflow (all coordinates within 1e-146). Kept: a cloud of ordinary size with points so close that
/// their squared distance underflows (differences below 1e-162); they count as equally near and the index decides.
public final class SquaredScale {
    /// Below this the square of the diameter, or of a 2^-20 part of it, is not a normal number.
    private static final double SMALLEST = 0x1p-970;

    private SquaredScale() {}

    /// The cloud itself, or a refusal with the way out.
    public static PointCloud checked(PointCloud cloud) {
        double squared = squaredDiagonal(cloud);
        if (squared == Double.POSITIVE_INFINITY)
            throw new InvalidInput("the squared diameter of the points overflows: divide the coordinates by 1e160");
        if (squared < SMALLEST && cloud.size() > 1)
            throw new InvalidInput("the squared diameter of the points, " + squared
                    + ", is lost to underflow: multiply the coordinates by 1e160");
        return cloud;
    }

    /// Of the bounding box, row by row, as the coordinates lie.
    private static double squaredDiagonal(PointCloud cloud) {
        int n = cloud.dimension();
        double[] points = cloud.coordinates();
        double[] low = Arrays.copyOf(points, n);
        double[] high = low.clone();
        for (int at = n; at < cloud.size() * n; at += n)
            for (int t = 0; t < n; t++) {
                low[t] = Math.min(low[t], points[at + t]);
                high[t] = Math.max(high[t], points[at + t]);
            }
        double sum = 0;
        for (int t = 0; t < n; t++) sum += (high[t] - low[t]) * (high[t] - low[t]);
        return sum;
    }
}
