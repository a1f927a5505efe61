package dev.tangent.plot.picture;

import dev.tangent.Check;

/// The part of space a plot shows, and where it lies in the drawing: the square of half-width `half` about `centre`,
/// values from `low` to `high`, `rise` times as high as `half`. One `half` is `scale` pixels long, and the middle of
/// the floor lies at `middle`.
public record Box(
        Point centre, double half, double low, double high, double rise, Camera camera, double scale, Point middle) {
    public Box {
        Check.positive(half, "half-width of the box");
        Check.positive(rise, "rise of the box");
        Check.positive(scale, "scale");
        Check.that(low < high, "box must have low < high but has " + low + " and " + high);
    }

    /// The box of the square [-1, 1]^2.
    public static Box unitSquare(double low, double high, double rise, Camera camera, double scale, Point middle) {
        return new Box(new Point(0, 0), 1, low, high, rise, camera, scale, middle);
    }

    /// The same values over a smaller square elsewhere in the drawing.
    public Box zoomed(double x, double y, double smaller, double newScale, Point newMiddle) {
        return new Box(new Point(x, y), smaller, low, high, rise, camera, newScale, newMiddle);
    }

    public Point project(double x, double y, double value) {
        double u = (x - centre.x()) / half;
        double v = (y - centre.y()) / half;
        return new Point(
                middle.x() + scale * camera.right(u, v), middle.y() - scale * camera.up(u, v, share(value) * rise));
    }

    /// 0 on the floor, 1 at the top.
    double share(double value) {
        return (value - low) / (high - low);
    }

    /// How fast the drawn height grows where the value grows by `slope` a unit of x or y.
    double steepness(double slope) {
        return slope * half * rise / (high - low);
    }

    /// How much the value on a line of sight grows while it runs `distance` over the ground towards the viewer.
    double sightRise(double distance) {
        return distance / half * camera.slope() * (high - low) / rise;
    }

    boolean holds(double x, double y) {
        return x >= left() && x <= right() && y >= front() && y <= back();
    }

    double left() {
        return centre.x() - half;
    }

    double right() {
        return centre.x() + half;
    }

    double front() {
        return centre.y() - half;
    }

    double back() {
        return centre.y() + half;
    }
}
