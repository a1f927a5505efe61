package dev.tangent.learning.loss;

import dev.tangent.learning.prediction.Convergence;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;

/// Minimises F(z) = sum_i w_i h_i(f_i) + sum_j t_j z_j^2 with f = U z, h convex with a continuous slope, t > 0.
///
/// Newton's method where h is twice differentiable, the semismooth one where its curvature jumps (Qi, Sun 1993).
/// F is strongly convex and the line search goes to the lowest point of each line, so that it converges from any
/// start, quadratically near the end and, for piecewise quadratic h, in finitely many steps.
///
/// F's Hessian is at least 2 t, which turns a gradient g into the bound F - min F <= sum_j g_j^2 / (4 t_j).
final class Newton {
    private static final int LIMIT = 300;
    /// Steps without halving the best bound after which rounding is held to have taken over, once the bound is
    /// good.
    private static final int PATIENCE = 3;
    /// The same while the bound is not good yet: a semismooth step may well raise it before the pieces are
    /// sorted out.
    private static final int LONG_PATIENCE = 30;

    /// Added to a matrix of unit diagonal so that rounding cannot make it indefinite; the next step corrects for
    /// it.
    private static final double SAFETY = 1e-14;

    /// h_i and its derivatives at f.
    interface Terms {
        double value(int i, double f);

        double slope(int i, double f);

        double curvature(int i, double f);
    }

    private final EigenCoordinates eigen;
    private final double[] weights;
    private final double[] costs;
    private final Terms terms;

    private double[] z;
    private double[] f;
    private int steps;

    Newton(EigenCoordinates eigen, double[] weights, double[] costs, Terms terms, double[] start) {
        this.eigen = eigen;
        this.weights = weights;
        this.costs = costs;
        this.terms = terms;
        z = start.clone();
        f = eigen.values(z);
    }

    /// Descends until the bound is hardly anything, or good and no longer falling; returns the bound.
    ///
    /// @param scale against which small is small, beside the objective
    double descend(double scale) {
        double best = Double.POSITIVE_INFINITY;
        int idle = 0;
        while (true) {
            double[] gradient = gradient();
            double bound = bound(gradient);
            idle = bound < best / 2 ? 0 : idle + 1;
            best = Math.min(best, bound);
            double objective = objective();
            boolean good = new Convergence(objective, bound, scale, steps).exact();
            boolean done = bound <= Convergence.AIM * objective || idle > (good ? PATIENCE : LONG_PATIENCE);
            if (done || steps >= LIMIT) return bound;
            double[] direction = direction(gradient);
            double[] change = eigen.values(direction);
            double step = LineSearch.step(a -> along(a, direction, change), a -> slopeAlong(a, direction, change));
            if (step == 0) return bound;
            for (int j = 0; j < z.length; j++) z[j] += step * direction[j];
            f = eigen.values(z);
            steps++;
        }
    }

    double[] coordinates() {
        return z;
    }

    double[] values() {
        return f;
    }

    int steps() {
        return steps;
    }

    double objective() {
        return along(0, z, f);
    }

    private double along(double a, double[] direction, double[] change) {
        double sum = 0;
        for (int i = 0; i < f.length; i++) sum += weights[i] * terms.value(i, f[i] + a * change[i]);
        for (int j = 0; j < z.length; j++) {
            double moved = z[j] + a * direction[j];
            sum += costs[j] * moved * moved;
        }
        return sum;
    }

    private double slopeAlong(double a, double[] direction, double[] change) {
        double sum = 0;
        for (int i = 0; i < f.length; i++) sum += weights[i] * terms.slope(i, f[i] + a * change[i]) * change[i];
        for (int j = 0; j < z.length; j++) sum += 2 * costs[j] * (z[j] + a * direction[j]) * direction[j];
        return sum;
    }

    private double[] gradient() {
        double[] slopes = new double[f.length];
        for (int i = 0; i < f.length; i++) slopes[i] = weights[i] * terms.slope(i, f[i]);
        double[] gradient = eigen.project(slopes);
        for (int j = 0; j < z.length; j++) gradient[j] += 2 * costs[j] * z[j];
        return gradient;
    }

    private double bound(double[] gradient) {
        double sum = 0;
        for (int j = 0; j < gradient.length; j++) sum += gradient[j] * gradient[j] / (4 * costs[j]);
        return sum;
    }

    /// -(U'DU + 2T)^-1 g, D the weighted curvatures, with the diagonal scaled to one.
    private double[] direction(double[] gradient) {
        int size = z.length;
        double[] hessian = hessian();
        double[] scale = new double[size];
        Arrays.setAll(scale, a -> 1 / Math.sqrt(hessian[a * size + a]));
        double[] rhs = new double[size];
        for (int a = 0; a < size; a++) {
            rhs[a] = -scale[a] * gradient[a];
            for (int b = 0; b < a; b++) {
                hessian[a * size + b] *= scale[a] * scale[b];
                hessian[b * size + a] = hessian[a * size + b];
            }
            hessian[a * size + a] = 1 + SAFETY * size;
        }
        double[] solved = DenseSolve.positiveDefinite(Matrix.wrap(size, size, hessian), Matrix.wrap(size, 1, rhs))
                .values();
        for (int a = 0; a < size; a++) solved[a] *= scale[a];
        return solved;
    }

    /// The lower triangle of U'DU + 2T.
    private double[] hessian() {
        int size = z.length;
        double[] hessian = new double[size * size];
        double[] u = eigen.axes().values();
        for (int i = 0; i < f.length; i++) {
            double curvature = weights[i] * terms.curvature(i, f[i]);
            if (curvature == 0) continue;
            for (int a = 0; a < size; a++) {
                double part = curvature * u[i * size + a];
                for (int b = 0; b <= a; b++) hessian[a * size + b] += part * u[i * size + b];
            }
        }
        for (int a = 0; a < size; a++) hessian[a * size + a] += 2 * costs[a];
        return hessian;
    }
}
