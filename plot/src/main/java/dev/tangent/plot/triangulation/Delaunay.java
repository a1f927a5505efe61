package dev.tangent.plot.triangulation;

import dev.tangent.InvalidInput;
import java.util.ArrayDeque;
import java.util.Arrays;

/// Builds a Delaunay triangulation by inserting one point after the other and flipping edges (Lawson 1977; Guibas and
/// Stolfi 1985).
///
/// Half-edge e runs from `corner[e]` to `corner[next(e)]`; three in a row are a triangle and turn left; `twin[e]` is
/// the same edge seen from the other side. Beyond every hull edge lies a triangle whose third corner is the *ghost*, a
/// point at infinity: so a new point always falls into a triangle, and the hull needs no case of its own.
///
/// Cost: about n^1.5 for points in random order, since a search walks there from the last point.
final class Delaunay {
    private final double[] x;
    private final double[] y;
    private final Predicates exact;
    private final int ghost;
    private final int[] corner;
    private final int[] twin;
    private final ArrayDeque<Integer> suspects = new ArrayDeque<>();
    private int edges = 12;
    private int last;

    private Delaunay(double[] x, double[] y) {
        this.x = x;
        this.y = y;
        exact = new Predicates(x, y);
        ghost = x.length;
        corner = new int[Math.max(edges, 6 * x.length - 6)];
        twin = new int[corner.length];
    }

    static Triangulation of(double[] x, double[] y) {
        Delaunay building = new Delaunay(x, y);
        int[] first = building.firstTriangle();
        building.begin(first[0], first[1], first[2]);
        for (int p = 0; p < x.length; p++) if (p != first[0] && p != first[1] && p != first[2]) building.insert(p);
        return building.withoutGhosts();
    }

    static int next(int edge) {
        return edge % 3 == 2 ? edge - 2 : edge + 1;
    }

    static int previous(int edge) {
        return edge % 3 == 0 ? edge + 2 : edge - 1;
    }

    private int[] firstTriangle() {
        int b = 1;
        while (b < x.length && x[b] == x[0] && y[b] == y[0]) b++;
        for (int c = b + 1; c < x.length; c++) {
            int turn = exact.orientation(0, b, c);
            if (turn != 0) return turn > 0 ? new int[] {0, b, c} : new int[] {b, 0, c};
        }
        throw new InvalidInput("a surface needs three points that are not on one line, but has none such among "
                + x.length + " points");
    }

    private void begin(int a, int b, int c) {
        int[] corners = {a, b, c, b, a, ghost, c, b, ghost, a, c, ghost};
        System.arraycopy(corners, 0, corner, 0, 12);
        int[] pairs = {0, 3, 1, 6, 2, 9, 4, 11, 5, 7, 8, 10};
        for (int i = 0; i < 12; i += 2) join(pairs[i], pairs[i + 1]);
    }

    private void insert(int p) {
        int t = locate(p);
        for (int e = t; e < t + 3; e++)
            if (corner[e] != ghost && x[corner[e]] == x[p] && y[corner[e]] == y[p]) return; // a duplicate
        split(t, p);
        while (!suspects.isEmpty()) {
            int e = suspects.pop();
            if (conflicts(twin[e] / 3 * 3, p)) flip(e);
        }
        last = t;
    }

    /// The triangle p lies in, or a ghost triangle whose hull edge p lies beyond. The walk cannot go round in
    /// circles on a Delaunay triangulation.
    private int locate(int p) {
        int t = last;
        for (int e = t; e < t + 3; e++) if (corner[e] == ghost) t = twin[next(e)] / 3 * 3;
        for (int e = t; e < t + 3; e++) {
            if (exact.orientation(corner[e], corner[next(e)], p) >= 0) continue;
            t = twin[e] / 3 * 3;
            if (isGhost(t)) return t;
            e = t - 1;
        }
        return t;
    }

    private boolean isGhost(int t) {
        return corner[t] == ghost || corner[t + 1] == ghost || corner[t + 2] == ghost;
    }

    /// Triangle t becomes three, each with p as its third corner.
    private void split(int t, int p) {
        int[] old = {corner[t], corner[t + 1], corner[t + 2]};
        int[] outside = {twin[t], twin[t + 1], twin[t + 2]};
        int[] parts = {t, edges, edges + 3};
        edges += 6;
        for (int i = 0; i < 3; i++) {
            write(parts[i], old[i], old[(i + 1) % 3], p);
            join(parts[i], outside[i]);
            suspects.push(parts[i]);
        }
        for (int i = 0; i < 3; i++) join(parts[i] + 1, parts[(i + 1) % 3] + 2);
    }

    /// Whether p lies within the circumcircle of t; a ghost's is the half plane beyond its edge, and the edge
    /// itself.
    private boolean conflicts(int t, int p) {
        for (int e = t; e < t + 3; e++) {
            if (corner[e] != ghost) continue;
            int u = corner[next(e)];
            int v = corner[previous(e)];
            int turn = exact.orientation(u, v, p);
            return turn > 0 || (turn == 0 && between(u, v, p));
        }
        return exact.inCircle(corner[t], corner[t + 1], corner[t + 2], p) > 0;
    }

    private boolean between(int u, int v, int p) {
        boolean alongX = x[u] != x[v];
        double from = alongX ? x[u] : y[u];
        double to = alongX ? x[v] : y[v];
        double at = alongX ? x[p] : y[p];
        return Math.min(from, to) < at && at < Math.max(from, to);
    }

    /// (u, v, p) and (v, u, w) become (u, w, p) and (w, v, p).
    private void flip(int e) {
        int f = twin[e];
        int t = f / 3 * 3;
        int u = corner[e], v = corner[e + 1], p = corner[e + 2], w = corner[previous(f)];
        int beyondUw = twin[next(f)], beyondWv = twin[previous(f)], beyondVp = twin[e + 1];
        write(e, u, w, p);
        write(t, w, v, p);
        join(e, beyondUw);
        join(t, beyondWv);
        join(t + 1, beyondVp);
        join(e + 1, t + 2);
        suspects.push(e);
        suspects.push(t);
    }

    private void write(int t, int a, int b, int c) {
        corner[t] = a;
        corner[t + 1] = b;
        corner[t + 2] = c;
    }

    private void join(int e, int f) {
        twin[e] = f;
        twin[f] = e;
    }

    private Triangulation withoutGhosts() {
        int[] place = new int[edges];
        Arrays.fill(place, Triangulation.OUTSIDE);
        int kept = 0;
        for (int t = 0; t < edges; t += 3) if (!isGhost(t)) for (int i = 0; i < 3; i++) place[t + i] = kept++;
        int[] corners = new int[kept];
        int[] twins = new int[kept];
        for (int e = 0; e < edges; e++) {
            if (place[e] == Triangulation.OUTSIDE) continue;
            corners[place[e]] = corner[e];
            twins[place[e]] = place[twin[e]];
        }
        return new Triangulation(x, y, corners, twins);
    }
}
