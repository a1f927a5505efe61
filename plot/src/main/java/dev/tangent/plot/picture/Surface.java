package dev.tangent.plot.picture;

import dev.tangent.Check;
import dev.tangent.plot.triangulation.AlphaShape;
import dev.tangent.plot.triangulation.Triangulation;
import java.util.BitSet;

/// A function of the plane, known at scattered points and linear on each triangle of their Delaunay triangulation. It
/// takes the given values at the points themselves: nothing is smoothed. `gaps` are triangles that only bridge a bay of
/// the rim; they carry values but are not drawn.
public record Surface(Triangulation triangulation, double[] values, BitSet gaps) {
    public Surface {
        int points = triangulation.points();
        Check.that(values.length == points, "values must be one for each of " + points + " but are " + values.length);
        for (int i = 0; i < points; i++) Check.finite(values[i], "value[" + i + "]");
        values = values.clone();
        gaps = (BitSet) gaps.clone();
    }

    public static Surface of(Triangulation triangulation, double[] values) {
        return new Surface(triangulation, values, AlphaShape.gaps(triangulation));
    }

    public double value(int point) {
        return values[point];
    }

    /// The function at a place within the hull.
    public double at(double px, double py) {
        return at(px, py, triangulation.locate(px, py, 0));
    }

    double at(double px, double py, int triangle) {
        int a = triangulation.corner(triangle, 0);
        double dx = px - triangulation.x(a);
        double dy = py - triangulation.y(a);
        double[] slope = slope(triangle);
        return values[a] + slope[0] * dx + slope[1] * dy;
    }

    /// The derivatives by x and by y on a triangle.
    double[] slope(int triangle) {
        int a = triangulation.corner(triangle, 0);
        int b = triangulation.corner(triangle, 1);
        int c = triangulation.corner(triangle, 2);
        double bx = triangulation.x(b) - triangulation.x(a), by = triangulation.y(b) - triangulation.y(a);
        double cx = triangulation.x(c) - triangulation.x(a), cy = triangulation.y(c) - triangulation.y(a);
        double bz = values[b] - values[a], cz = values[c] - values[a];
        double cross = bx * cy - by * cx;
        return new double[] {(bz * cy - cz * by) / cross, (cz * bx - bz * cx) / cross};
    }
}
