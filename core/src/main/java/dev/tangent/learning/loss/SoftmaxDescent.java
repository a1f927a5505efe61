package dev.tangent.learning.loss;

import dev.tangent.learning.prediction.Convergence;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;

/// Minimises F = sum_i w_i rho(y_i, centre + f_i) + 1/2 sum_c f_c' K^-1 f_c, rho the softmax loss, by Newton's
/// method with a line search; again and again for other K, each time from where the last ended.
///
/// K^-1 = 2 U T U' with T the costs of the eigen-coordinates, which the ridge keeps away from zero. The Hessian K^-1 +
/// W couples all classes, but with E_c = (K + (w p_c)^-1)^-1 a step takes one factorization of l x l for each class and
/// one for their sum (Rasmussen, Williams 2006, algorithm 3.3): O(classes l^3). Unknowns are a = K^-1 f, so K^-1 is
/// never applied to a step.
///
/// F's Hessian is at least K^-1, which turns a gradient g into the bound F - min F <= 1/2 sum_c g_c' K g_c.
final class SoftmaxDescent {
    private static final int LIMIT = 200;
    private static final int PATIENCE = 8;

    private final EigenCoordinates eigen;
    private final Matrix shares;
    private final double[] weights;
    private final double[] centres;
    private final double scale;
    private Matrix f;

    record SoftmaxMinimum(Matrix values, Convergence convergence) {}

    SoftmaxDescent(EigenCoordinates eigen, Matrix shares, double[] weights, double[] centres) {
        this.eigen = eigen;
        this.shares = shares;
        this.weights = weights;
        this.centres = centres;
        f = Matrix.zeros(shares.rows(), shares.columns());
        scale = misfit(f);
    }

    /// sum w rho.
    double misfit(Matrix deviations) {
        double[] values = deviations.plusRow(centres).values();
        double sum = 0;
        for (int i = 0; i < weights.length; i++)
            sum += weights[i] * Softmax.value(shares.values(), values, i * centres.length, centres.length);
        return sum;
    }

    /// w (p - y), l x classes.
    Matrix slopes(Matrix deviations) {
        Matrix slopes = probabilities(deviations);
        for (int i = 0; i < weights.length; i++)
            for (int c = 0; c < centres.length; c++) slopes.set(i, c, weights[i] * (slopes.at(i, c) - shares.at(i, c)));
        return slopes;
    }

    private Matrix probabilities(Matrix deviations) {
        Matrix p = deviations.plusRow(centres);
        for (int i = 0; i < weights.length; i++) Softmax.probabilities(p.values(), i * centres.length, centres.length);
        return p;
    }

    /// Minimises with these T.
    ///
    /// @throws dev.tangent.linalg.NotConverged if rounding kept the gap above what is promised
    SoftmaxMinimum minimise(double[] costs) {
        Matrix k = scaled(costs, -1, Matrix.identity(weights.length)).symmetrized();
        Matrix a = scaled(costs, 1, f);
        f = scaled(costs, -1, a);
        double best = Double.POSITIVE_INFINITY;
        int idle = 0;
        for (int steps = 0; ; steps++) {
            Matrix gradient = slopes(f).plus(a);
            double bound = dot(gradient, scaled(costs, -1, gradient)) / 2;
            double objective = misfit(f) + dot(a, f) / 2;
            idle = bound < best / 2 ? 0 : idle + 1;
            best = Math.min(best, bound);
            double step = 0;
            if (bound > Convergence.AIM * objective && idle <= PATIENCE && steps < LIMIT) {
                Matrix da = step(k, gradient);
                Matrix df = scaled(costs, -1, da);
                step = lineSearch(a, da, df);
                a = moved(a, step, da);
                f = moved(f, step, df);
            }
            if (step == 0) return new SoftmaxMinimum(f, new Convergence(objective, bound, scale, steps).orThrow());
        }
    }

    /// U (2T)^power U' x, for power 1 or -1: mode by mode, because K's entries are dominated by
    /// the eigenvectors of least energy and lose those of most.
    private Matrix scaled(double[] costs, int power, Matrix x) {
        Matrix rotated = eigen.axes().transpose().times(x);
        for (int j = 0; j < costs.length; j++) {
            double factor = power > 0 ? 2 * costs[j] : 1 / (2 * costs[j]);
            for (int c = 0; c < x.columns(); c++) rotated.set(j, c, rotated.at(j, c) * factor);
        }
        return eigen.axes().times(rotated);
    }

    private double lineSearch(Matrix a, Matrix da, Matrix df) {
        return LineSearch.step(
                t -> misfit(moved(f, t, df)) + dot(moved(a, t, da), moved(f, t, df)) / 2,
                t -> dot(slopes(moved(f, t, df)), df) + dot(moved(a, t, da), df));
    }

    private static Matrix moved(Matrix from, double step, Matrix by) {
        Matrix moved = from.copy();
        for (int k = 0; k < moved.values().length; k++) moved.values()[k] += step * by.values()[k];
        return moved;
    }

    private static double dot(Matrix x, Matrix y) {
        double sum = 0;
        for (int k = 0; k < x.values().length; k++) sum += x.values()[k] * y.values()[k];
        return sum;
    }

    /// -K^-1 (K^-1 + W)^-1 g.
    private Matrix step(Matrix k, Matrix gradient) {
        int size = weights.length;
        Matrix p = probabilities(f);
        Matrix e = Matrix.zeros(size, centres.length); // E K b, by classes
        Matrix sum = Matrix.zeros(size, size); // sum of E_c
        Matrix total = Matrix.zeros(size, 1); // R' E K b
        Matrix kb = k.times(gradient);
        Matrix[] inner = new Matrix[centres.length];
        for (int c = 0; c < centres.length; c++) {
            inner[c] = inner(k, p.column(c));
            sum = sum.plus(inner[c]);
            Matrix ekb = inner[c].times(Matrix.column(kb.column(c)));
            e.setColumns(c, ekb);
            total = total.plus(ekb);
        }
        Matrix shared = DenseSolve.positiveDefinite(sum.symmetrized(), total);
        Matrix step = Matrix.zeros(size, centres.length);
        for (int c = 0; c < centres.length; c++) {
            Matrix back = inner[c].times(shared);
            for (int i = 0; i < size; i++) step.set(i, c, e.at(i, c) - back.at(i, 0) - gradient.at(i, c));
        }
        return step;
    }

    /// E_c = D^1/2 (I + D^1/2 K D^1/2)^-1 D^1/2 with D = w p_c.
    private Matrix inner(Matrix k, double[] p) {
        int size = p.length;
        double[] root = new double[size];
        for (int i = 0; i < size; i++) root[i] = Math.sqrt(weights[i] * p[i]);
        Matrix b = Matrix.identity(size);
        for (int i = 0; i < size; i++)
            for (int j = 0; j < size; j++) b.set(i, j, b.at(i, j) + root[i] * k.at(i, j) * root[j]);
        Matrix inverse = DenseSolve.inverse(b);
        for (int i = 0; i < size; i++)
            for (int j = 0; j < size; j++) inverse.set(i, j, root[i] * inverse.at(i, j) * root[j]);
        return inverse;
    }
}
