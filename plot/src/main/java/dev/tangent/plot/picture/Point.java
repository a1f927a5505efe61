package dev.tangent.plot.picture;

/// A place in a drawing: x to the right, y down.
public record Point(double x, double y) {
    public Point moved(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }
}
