package dev.tangent.plot.picture;

import dev.tangent.plot.triangulation.Triangulation;
import java.util.ArrayList;
import java.util.List;

/// A flat convex piece of a surface: its corners (x, y, value), in order. Cutting one leaves facets.
record Facet(List<double[]> corners) {
    static final int X = 0;
    static final int Y = 1;
    static final int VALUE = 2;

    static Facet of(Surface surface, int triangle) {
        Triangulation points = surface.triangulation();
        List<double[]> corners = new ArrayList<>(3);
        for (int which = 0; which < 3; which++) {
            int p = points.corner(triangle, which);
            corners.add(new double[] {points.x(p), points.y(p), surface.value(p)});
        }
        return new Facet(corners);
    }

    boolean isEmpty() {
        return corners.size() < 3;
    }

    double least(int axis) {
        return corners.stream().mapToDouble(c -> c[axis]).min().orElseThrow();
    }

    double most(int axis) {
        return corners.stream().mapToDouble(c -> c[axis]).max().orElseThrow();
    }

    double mean(int axis) {
        return corners.stream().mapToDouble(c -> c[axis]).average().orElseThrow();
    }

    Facet below(int axis, double bound) {
        return cut(axis, bound, 1);
    }

    Facet above(int axis, double bound) {
        return cut(axis, bound, -1);
    }

    /// The part where side * (coordinate - bound) <= 0 (Sutherland and Hodgman 1974).
    private Facet cut(int axis, double bound, double side) {
        List<double[]> kept = new ArrayList<>(corners.size() + 1);
        for (int i = 0; i < corners.size(); i++) {
            double[] from = corners.get(i);
            double[] to = corners.get((i + 1) % corners.size());
            double before = side * (from[axis] - bound);
            double after = side * (to[axis] - bound);
            if (before <= 0) kept.add(from);
            if ((before < 0 && after > 0) || (before > 0 && after < 0)) kept.add(crossing(from, to, axis, bound));
        }
        return new Facet(kept);
    }

    /// The ends of the line in which the facet meets the plane coordinate = bound; empty where it does not cross
    /// it.
    List<double[]> line(int axis, double bound) {
        List<double[]> ends = new ArrayList<>(2);
        for (int i = 0; i < corners.size(); i++) {
            double[] from = corners.get(i);
            double[] to = corners.get((i + 1) % corners.size());
            if (from[axis] <= bound != to[axis] <= bound) ends.add(crossing(from, to, axis, bound));
        }
        return ends;
    }

    private static double[] crossing(double[] from, double[] to, int axis, double bound) {
        double t = (bound - from[axis]) / (to[axis] - from[axis]);
        double[] point = new double[3];
        for (int i = 0; i < 3; i++) point[i] = from[i] + t * (to[i] - from[i]);
        point[axis] = bound;
        return point;
    }
}
