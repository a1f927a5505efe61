package dev.tangent.baseline.kernel;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/// Minimises a smooth function of a few hundred variables within bounds: L-BFGS (Nocedal and Wright 2006, Alg. 7.4) on
/// the variables that no bound holds, each step projected to the bounds (Bertsekas 1982) and shortened until it goes
/// down enough.
///
/// The value never rises from step to step. It stops when no free slope or no step is worth more, or after as many
/// steps as the caller allows: whoever calls wants a good place, not a proof.
final class BoundedBfgs {
    /// A function and its gradient.
    @FunctionalInterface
    interface CostFunction {
        /// The value, infinite where there is none; writes the gradient where there is.
        double at(double[] x, double[] gradient);
    }

    /// Where the value was least.
    record Minimizer(double[] at, double value) {}

    private static final int MEMORY = 10;
    private static final int SHORTENED = 12;
    /// No variable moves further in one step: beyond, the curvature seen so far says nothing.
    private static final double LONGEST = 2;

    private static final double FLAT = 1e-4;
    private static final double ENOUGH = 1e-4;
    private static final double WORTH = 1e-5;

    /// A step and what it changed of the gradient.
    private record Pair(double[] step, double[] change) {}

    private final CostFunction cost;
    private final double[] lower;
    private final double[] upper;
    private final Deque<Pair> pairs = new ArrayDeque<>(); // the newest first
    private double[] x;
    private double[] gradient;
    private double value;

    private BoundedBfgs(CostFunction cost, double[] start, double[] lower, double[] upper) {
        this.cost = cost;
        this.lower = lower;
        this.upper = upper;
        x = projected(start, new double[start.length], 0);
        gradient = new double[start.length];
        value = cost.at(x, gradient);
    }

    static Minimizer of(CostFunction cost, double[] start, double[] lower, double[] upper, int steps) {
        BoundedBfgs descent = new BoundedBfgs(cost, start, lower, upper);
        for (int t = 0; t < steps && Double.isFinite(descent.value); t++) if (!descent.advance()) break;
        return new Minimizer(descent.x, descent.value);
    }

    /// One step; false if it is not worth going on.
    private boolean advance() {
        boolean[] free = new boolean[x.length];
        double steepest = 0;
        for (int i = 0; i < x.length; i++) {
            free[i] = gradient[i] > 0 ? x[i] > lower[i] : x[i] < upper[i];
            if (free[i]) steepest = Math.max(steepest, Math.abs(gradient[i]));
        }
        if (steepest <= FLAT) return false;
        double before = value;
        if (!search(direction(free))) {
            if (pairs.isEmpty()) return false;
            pairs.clear(); // the curvature misled: once more down the gradient
            return search(direction(free));
        }
        return before - value > WORTH;
    }

    /// -H g on the free variables by the two loops, H from the pairs as the free variables see them.
    private double[] direction(boolean[] free) {
        double[] d = new double[x.length];
        for (int i = 0; i < d.length; i++) if (free[i]) d[i] = -gradient[i];
        double[] shares = new double[pairs.size()];
        double scale = 1 / Math.max(1, Math.sqrt(dot(d, d, free)));
        int t = 0;
        for (Pair pair : pairs) {
            double curvature = dot(pair.step, pair.change, free);
            if (curvature > 0) {
                if (t == 0) scale = curvature / dot(pair.change, pair.change, free);
                shares[t] = dot(pair.step, d, free) / curvature;
                add(-shares[t], pair.change, d, free);
            }
            t++;
        }
        for (int i = 0; i < d.length; i++) d[i] *= scale;
        for (Iterator<Pair> oldestFirst = pairs.descendingIterator(); oldestFirst.hasNext(); ) {
            Pair pair = oldestFirst.next();
            t--;
            double curvature = dot(pair.step, pair.change, free);
            if (curvature > 0) add(shares[t] - dot(pair.change, d, free) / curvature, pair.step, d, free);
        }
        return d;
    }

    /// Goes along the projected direction as far as the value falls enough (Armijo); false if nowhere.
    private boolean search(double[] d) {
        double largest = 0;
        for (double each : d) largest = Math.max(largest, Math.abs(each));
        double length = Math.min(1, LONGEST / largest);
        double[] there = new double[x.length];
        for (int t = 0; t < SHORTENED; t++) {
            double[] next = projected(x, d, length);
            double expected = 0;
            for (int i = 0; i < x.length; i++) expected += gradient[i] * (next[i] - x[i]);
            if (!(expected < 0)) return false;
            double reached = cost.at(next, there);
            if (reached <= value + ENOUGH * expected) {
                move(next, reached, there);
                return true;
            }
            // The lowest point of the parabola through both values and the first slope, kept within reason.
            double parabola = -expected / (2 * (reached - value - expected));
            length *= Double.isFinite(parabola) ? Math.clamp(parabola, 0.1, 0.5) : 0.1;
        }
        return false;
    }

    private void move(double[] next, double reached, double[] there) {
        double[] step = new double[x.length];
        double[] change = new double[x.length];
        double curvature = 0;
        for (int i = 0; i < x.length; i++) {
            step[i] = next[i] - x[i];
            change[i] = there[i] - gradient[i];
            curvature += step[i] * change[i];
        }
        if (curvature > 0) pairs.addFirst(new Pair(step, change));
        if (pairs.size() > MEMORY) pairs.removeLast();
        x = next;
        gradient = there;
        value = reached;
    }

    private double[] projected(double[] from, double[] d, double length) {
        double[] out = new double[from.length];
        for (int i = 0; i < out.length; i++) out[i] = Math.clamp(from[i] + length * d[i], lower[i], upper[i]);
        return out;
    }

    private static double dot(double[] a, double[] b, boolean[] free) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) if (free[i]) sum += a[i] * b[i];
        return sum;
    }

    private static void add(double factor, double[] from, double[] to, boolean[] free) {
        for (int i = 0; i < to.length; i++) if (free[i]) to[i] += factor * from[i];
    }
}
