package dev.tangent.plot.picture;

import dev.tangent.Check;
import dev.tangent.plot.triangulation.Triangulation;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;

/// Chooses the points of a surface that a smaller picture needs: those it must keep, the hull, one in each cell of an
/// even grid, and then, in rounds, those where the thinned surface is furthest from the whole one (after Garland and
/// Heckbert, "Fast polygonal approximation of terrains and height fields", 1995). A spike is therefore never lost.
final class SurfaceSimplification {
    private static final int ROUNDS = 8;

    private final Surface whole;
    private final BitSet chosen;

    private SurfaceSimplification(Surface whole, int[] keep) {
        this.whole = whole;
        chosen = whole.triangulation().hull();
        whole.gaps().stream().forEach(this::keepCorners);
        for (int point : keep)
            chosen.set(Check.index(point, whole.triangulation().points(), "point to keep"));
    }

    private void keepCorners(int triangle) {
        for (int which = 0; which < 3; which++) chosen.set(whole.triangulation().corner(triangle, which));
    }

    /// The indices of at most `most` points, or of those that must be kept if they are more. Sorted.
    static int[] choose(Surface whole, int[] keep, int most) {
        if (whole.triangulation().points() <= most)
            return IntStream.range(0, whole.triangulation().points()).toArray();
        SurfaceSimplification thinning = new SurfaceSimplification(whole, keep);
        thinning.spreadEvenly((most - thinning.chosen.cardinality()) / 2);
        for (int round = 0; round < ROUNDS; round++)
            thinning.addWorst((most - thinning.chosen.cardinality()) / (ROUNDS - round));
        return thinning.chosen.stream().toArray();
    }

    private void spreadEvenly(int count) {
        Triangulation all = whole.triangulation();
        double[] x = IntStream.range(0, all.points()).mapToDouble(all::x).toArray();
        double[] y = IntStream.range(0, all.points()).mapToDouble(all::y).toArray();
        double left = min(x), bottom = min(y);
        double cell = Math.sqrt((-min(negated(x)) - left) * (-min(negated(y)) - bottom) / Math.max(1, count));
        Set<Long> taken = new HashSet<>();
        for (int i = 0; i < x.length && count > 0; i++) {
            long column = (long) ((x[i] - left) / cell);
            if (taken.add(column << 32 | (long) ((y[i] - bottom) / cell))) chosen.set(i);
        }
    }

    private void addWorst(int count) {
        if (count <= 0) return;
        int[] sorted = chosen.stream().toArray();
        Surface thin = thinned(whole, sorted);
        Triangulation all = whole.triangulation();
        double[] error = new double[all.points()];
        int near = 0;
        for (int i = 0; i < error.length; i++) {
            if (chosen.get(i)) continue;
            near = thin.triangulation().locate(all.x(i), all.y(i), near);
            error[i] = Math.abs(whole.value(i) - thin.at(all.x(i), all.y(i), near));
        }
        IntStream.range(0, error.length)
                .filter(i -> !chosen.get(i))
                .boxed()
                .sorted((i, j) -> Double.compare(error[j], error[i]))
                .limit(count)
                .forEach(chosen::set);
    }

    static Surface thinned(Surface whole, int[] points) {
        Triangulation all = whole.triangulation();
        double[] x = IntStream.of(points).mapToDouble(all::x).toArray();
        double[] y = IntStream.of(points).mapToDouble(all::y).toArray();
        double[] values = IntStream.of(points).mapToDouble(whole::value).toArray();
        Triangulation thin = Triangulation.of(x, y);
        return new Surface(thin, values, gaps(whole, thin));
    }

    /// A triangle is a gap if its middle lies in one of the whole surface.
    private static BitSet gaps(Surface whole, Triangulation thin) {
        BitSet gaps = new BitSet();
        int near = 0;
        for (int t = 0; t < thin.triangles(); t++) {
            int a = thin.corner(t, 0), b = thin.corner(t, 1), c = thin.corner(t, 2);
            double x = (thin.x(a) + thin.x(b) + thin.x(c)) / 3;
            double y = (thin.y(a) + thin.y(b) + thin.y(c)) / 3;
            near = whole.triangulation().locate(x, y, near);
            if (whole.gaps().get(near)) gaps.set(t);
        }
        return gaps;
    }

    private static double min(double[] values) {
        double least = values[0];
        for (double value : values) least = Math.min(least, value);
        return least;
    }

    private static double[] negated(double[] values) {
        double[] other = new double[values.length];
        for (int i = 0; i < other.length; i++) other[i] = -values[i];
        return other;
    }
}
