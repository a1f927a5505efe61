package dev.tangent.plot.picture;

import dev.tangent.Check;

/// Where a box is seen from: a parallel projection, turned `azimuth` degrees about the vertical and looking down by
/// `elevation` degrees. The azimuth lies between 0 and 90, so that the corner (low x, low y) is the leftmost and
/// (high x, low y) the nearest.
public record Camera(double azimuth, double elevation) {
    public Camera {
        Check.that(azimuth > 0 && azimuth < 90, "azimuth must lie between 0 and 90 but is " + azimuth);
        Check.that(elevation > 0 && elevation < 90, "elevation must lie between 0 and 90 but is " + elevation);
    }

    /// Where a place of the ground lies from left to right.
    public double right(double u, double v) {
        return u * cos(azimuth) + v * sin(azimuth);
    }

    /// How far away a place of the ground is; greater is further.
    public double depth(double u, double v) {
        return v * cos(azimuth) - u * sin(azimuth);
    }

    /// Where a place `w` above the ground lies from the foot of the picture to its top.
    public double up(double u, double v, double w) {
        return depth(u, v) * sin(elevation) + w * cos(elevation);
    }

    /// The direction `right`, `near` the viewer on the ground, and `up`, in box coordinates and of length 1.
    double[] direction(double right, double near, double up) {
        double length = Math.sqrt(right * right + near * near + up * up);
        return new double[] {
            (right * cos(azimuth) + near * sin(azimuth)) / length,
            (right * sin(azimuth) - near * cos(azimuth)) / length,
            up / length
        };
    }

    /// How fast a line of sight rises over the ground.
    double slope() {
        return Math.tan(Math.toRadians(elevation));
    }

    double[] towardsViewer() {
        return direction(0, cos(elevation), sin(elevation));
    }

    private static double cos(double degrees) {
        return Math.cos(Math.toRadians(degrees));
    }

    private static double sin(double degrees) {
        return Math.sin(Math.toRadians(degrees));
    }
}
