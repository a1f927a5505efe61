package dev.tangent.plot.triangulation;

import java.math.BigDecimal;

/// The two questions a Delaunay triangulation asks, answered without error: doubles first, and exact decimals where
/// the doubles cannot be sure of the sign, as on a grid, whose points lie on common lines and circles.
///
/// The bounds are Shewchuk's ("Adaptive precision floating-point arithmetic and fast robust geometric predicates",
/// 1997).
final class Predicates {
    private static final double EPSILON = 0x1p-53;
    private static final double ORIENTATION_BOUND = (3 + 16 * EPSILON) * EPSILON;
    private static final double CIRCLE_BOUND = (10 + 96 * EPSILON) * EPSILON;

    private final double[] x;
    private final double[] y;

    Predicates(double[] x, double[] y) {
        this.x = x;
        this.y = y;
    }

    /// Above zero when a, b, c turn left, below when right, zero when they lie on one line.
    int orientation(int a, int b, int c) {
        return orientation(x[a], y[a], x[b], y[b], x[c], y[c]);
    }

    static int orientation(double ax, double ay, double bx, double by, double cx, double cy) {
        double left = (ax - cx) * (by - cy);
        double right = (ay - cy) * (bx - cx);
        double bound = ORIENTATION_BOUND * (Math.abs(left) + Math.abs(right));
        if (Math.abs(left - right) > bound) return left > right ? 1 : -1;
        return minus(ax, cx)
                .multiply(minus(by, cy))
                .subtract(minus(ay, cy).multiply(minus(bx, cx)))
                .signum();
    }

    /// Above zero when d lies inside the circle through a, b, c, which turn left; zero when on it.
    int inCircle(int a, int b, int c, int d) {
        double ax = x[a] - x[d], ay = y[a] - y[d];
        double bx = x[b] - x[d], by = y[b] - y[d];
        double cx = x[c] - x[d], cy = y[c] - y[d];
        double aa = ax * ax + ay * ay, bb = bx * bx + by * by, cc = cx * cx + cy * cy;
        double det = aa * (bx * cy - cx * by) + bb * (cx * ay - ax * cy) + cc * (ax * by - bx * ay);
        double size = aa * (Math.abs(bx * cy) + Math.abs(cx * by))
                + bb * (Math.abs(cx * ay) + Math.abs(ax * cy))
                + cc * (Math.abs(ax * by) + Math.abs(bx * ay));
        if (Math.abs(det) > CIRCLE_BOUND * size) return det > 0 ? 1 : -1;
        return lifted(a, b, c, d)
                .add(lifted(b, c, a, d))
                .add(lifted(c, a, b, d))
                .signum();
    }

    /// |a - d|^2 ((b - d) x (c - d)), exactly.
    private BigDecimal lifted(int a, int b, int c, int d) {
        BigDecimal ax = minus(x[a], x[d]), ay = minus(y[a], y[d]);
        BigDecimal cross = minus(x[b], x[d])
                .multiply(minus(y[c], y[d]))
                .subtract(minus(x[c], x[d]).multiply(minus(y[b], y[d])));
        return ax.multiply(ax).add(ay.multiply(ay)).multiply(cross);
    }

    private static BigDecimal minus(double a, double b) {
        return new BigDecimal(a).subtract(new BigDecimal(b));
    }
}
