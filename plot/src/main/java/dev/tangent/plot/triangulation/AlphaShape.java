package dev.tangent.plot.triangulation;

import java.util.ArrayDeque;
import java.util.BitSet;

/// Finds the triangles that join far points along the rim of a cloud: two corners of a square whose other points all
/// lie inside are joined by the hull, and a surface over that long triangle would show a wall that is not in the data.
///
/// From outside inwards, triangles go whose circumcircle is wider than a few times the usual distance of points (an
/// alpha shape without holes; Edelsbrunner, Kirkpatrick and Seidel 1983). Every point keeps at least one triangle.
public final class AlphaShape {
    private static final double WIDE = 4;

    private final Triangulation points;
    private final int[] trianglesAt;
    private final BitSet gaps = new BitSet();

    private AlphaShape(Triangulation points) {
        this.points = points;
        trianglesAt = new int[points.points()];
        for (int t = 0; t < points.triangles(); t++)
            for (int which = 0; which < 3; which++) trianglesAt[points.corner(t, which)]++;
    }

    public static BitSet gaps(Triangulation points) {
        AlphaShape rim = new AlphaShape(points);
        rim.peel(WIDE * Math.sqrt(points.area() / points.points()));
        return rim.gaps;
    }

    private void peel(double widest) {
        ArrayDeque<Integer> open = new ArrayDeque<>();
        for (int t = 0; t < points.triangles(); t++)
            for (int which = 0; which < 3; which++)
                if (points.neighbour(t, which) == Triangulation.OUTSIDE) open.add(t);
        while (!open.isEmpty()) {
            int t = open.remove();
            if (gaps.get(t) || points.circumradius(t) <= widest || isLastOfAPoint(t)) continue;
            gaps.set(t);
            for (int which = 0; which < 3; which++) {
                trianglesAt[points.corner(t, which)]--;
                int next = points.neighbour(t, which);
                if (next != Triangulation.OUTSIDE) open.add(next);
            }
        }
    }

    private boolean isLastOfAPoint(int t) {
        for (int which = 0; which < 3; which++) if (trianglesAt[points.corner(t, which)] == 1) return true;
        return false;
    }
}
