package dev.tangent.plot.triangulation;

import dev.tangent.Check;
import java.util.BitSet;

/// The Delaunay triangulation of points of the plane: the triangles fill the convex hull without overlap, and no point
/// lies inside any triangle's circumcircle. Triangles turn left. Of exact duplicates only the first is a corner.
public final class Triangulation {
    static final int OUTSIDE = -1;

    private final double[] x;
    private final double[] y;
    private final int[] corner;
    private final int[] twin;

    Triangulation(double[] x, double[] y, int[] corner, int[] twin) {
        this.x = x;
        this.y = y;
        this.corner = corner;
        this.twin = twin;
    }

    public static Triangulation of(double[] x, double[] y) {
        Check.that(x.length == y.length, "x and y must have one length but have " + x.length + " and " + y.length);
        for (int i = 0; i < x.length; i++) {
            Check.finite(x[i], "x[" + i + "]");
            Check.finite(y[i], "y[" + i + "]");
        }
        return Delaunay.of(x.clone(), y.clone());
    }

    public int points() {
        return x.length;
    }

    public int triangles() {
        return corner.length / 3;
    }

    /// The point at corner `which` (0, 1, 2) of a triangle.
    public int corner(int triangle, int which) {
        return corner[3 * triangle + which];
    }

    public double x(int point) {
        return x[point];
    }

    public double y(int point) {
        return y[point];
    }

    /// The points on the hull, those in the middle of its edges included.
    public BitSet hull() {
        BitSet hull = new BitSet(x.length);
        for (int e = 0; e < twin.length; e++) {
            if (twin[e] != OUTSIDE) continue;
            hull.set(corner[e]);
            hull.set(corner[Delaunay.next(e)]);
        }
        return hull;
    }

    /// Whether the place lies within the hull.
    public boolean covers(double px, double py) {
        return walk(px, py, 0) != OUTSIDE;
    }

    /// A triangle that holds the place (px, py), found by walking from triangle `start`.
    public int locate(double px, double py, int start) {
        int triangle = walk(px, py, start);
        Check.that(triangle != OUTSIDE, "place must lie within the hull of the points but is (" + px + ", " + py + ")");
        return triangle;
    }

    private int walk(double px, double py, int start) {
        int t = 3 * start;
        for (int e = t; e < t + 3; e++) {
            int a = corner[e];
            int b = corner[Delaunay.next(e)];
            if (Predicates.orientation(x[a], y[a], x[b], y[b], px, py) >= 0) continue;
            if (twin[e] == OUTSIDE) return OUTSIDE;
            t = twin[e] / 3 * 3;
            e = t - 1;
        }
        return t / 3;
    }

    /// The triangle beyond the edge that begins at corner `which`, or [#OUTSIDE].
    int neighbour(int triangle, int which) {
        int beyond = twin[3 * triangle + which];
        return beyond == OUTSIDE ? OUTSIDE : beyond / 3;
    }

    double area() {
        double twice = 0;
        for (int t = 0; t < triangles(); t++) twice += cross(t);
        return twice / 2;
    }

    private double cross(int triangle) {
        int a = corner(triangle, 0), b = corner(triangle, 1), c = corner(triangle, 2);
        return (x[b] - x[a]) * (y[c] - y[a]) - (y[b] - y[a]) * (x[c] - x[a]);
    }

    double circumradius(int triangle) {
        double[] centre = circumcentre(triangle);
        int a = corner(triangle, 0);
        return Math.hypot(centre[0] - x[a], centre[1] - y[a]);
    }

    /// The centre of a triangle's circumcircle.
    public double[] circumcentre(int triangle) {
        int a = corner(triangle, 0), b = corner(triangle, 1), c = corner(triangle, 2);
        double bx = x[b] - x[a], by = y[b] - y[a];
        double cx = x[c] - x[a], cy = y[c] - y[a];
        double bb = bx * bx + by * by, cc = cx * cx + cy * cy;
        double twiceCross = 2 * cross(triangle);
        return new double[] {x[a] + (cy * bb - by * cc) / twiceCross, y[a] + (bx * cc - cx * bb) / twiceCross};
    }
}
