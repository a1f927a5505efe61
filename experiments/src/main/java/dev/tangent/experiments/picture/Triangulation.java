package dev.tangent.experiments.picture;

import dev.tangent.linalg.Check;
import dev.tangent.linalg.InvalidInput;
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

    /// A triangle that holds the place (px, py), found by walking from triangle `start`.
    public int locate(double px, double py, int start) {
        int t = 3 * start;
        for (int e = t; e < t + 3; e++) {
            int a = corner[e];
            int b = corner[Delaunay.next(e)];
            if (Predicates.orientation(x[a], y[a], x[b], y[b], px, py) >= 0) continue;
            if (twin[e] == OUTSIDE)
                throw new InvalidInput("place must lie within the hull of the points but is (" + px + ", " + py + ")");
            t = twin[e] / 3 * 3;
            e = t - 1;
        }
        return t / 3;
    }

    /// The centre of a triangle's circumcircle.
    double[] circumcentre(int triangle) {
        int a = corner(triangle, 0), b = corner(triangle, 1), c = corner(triangle, 2);
        double bx = x[b] - x[a], by = y[b] - y[a];
        double cx = x[c] - x[a], cy = y[c] - y[a];
        double bb = bx * bx + by * by, cc = cx * cx + cy * cy;
        double twiceCross = 2 * (bx * cy - by * cx);
        return new double[] {x[a] + (cy * bb - by * cc) / twiceCross, y[a] + (bx * cc - cx * bb) / twiceCross};
    }
}
