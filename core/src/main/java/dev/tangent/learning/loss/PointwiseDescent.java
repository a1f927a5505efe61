package dev.tangent.learning.loss;

import dev.tangent.learning.prediction.Convergence;
import java.util.Arrays;

/// Minimises sum_i w_i rho(y_i, centre + f_i) + sum_j t_j z_j^2, f = U z, for one output, again and again for
/// other t; each time from where the last ended.
///
/// A smooth loss is [Newton]'s. A loss with kinks goes by the method of multipliers (Rockafellar 1976): it is
/// smoothed over some width about a point that the multipliers m_i, slopes of rho, displace; each smoothed
/// problem is Newton's and yields new multipliers. That converges for any width to the exact minimiser, in
/// finitely many rounds for losses made of straight lines; a smaller width needs fewer rounds, each of more
/// steps.
final class PointwiseDescent {
    private static final int ROUNDS = 100;
    /// The width shrinks by this factor after a round that did not shrink the gap by as much.
    private static final double FACTOR = 8;

    private final PointwiseLoss loss;
    private final EigenCoordinates eigen;
    private final double[] y;
    private final double[] weights;
    private final double centre;
    private final double scale;
    private final double[] multipliers;
    private double width;
    private double[] z;

    PointwiseDescent(PointwiseLoss loss, EigenCoordinates eigen, double[] y, double[] weights, double centre) {
        this.loss = loss;
        this.eigen = eigen;
        this.y = y;
        this.weights = weights;
        this.centre = centre;
        z = new double[eigen.energies().length];
        multipliers = new double[y.length];
        scale = misfit(new double[y.length]);
        double total = Arrays.stream(weights).sum();
        width = scale > 0 ? scale / total : 1;
    }

    private double misfit(double[] f) {
        double sum = 0;
        for (int i = 0; i < f.length; i++) sum += weights[i] * loss.value(y[i], centre + f[i]);
        return sum;
    }

    /// The minimiser f and how it was reached.
    record PointwiseMinimum(double[] values, Convergence convergence) {}

    /// Minimises with these t.
    ///
    /// @throws dev.tangent.linalg.NotConverged if rounding kept the gap above what is promised
    PointwiseMinimum minimise(double[] costs) {
        PointwiseMinimum result = switch (loss) {
            case SmoothLoss smooth -> smooth(smooth, costs);
            case PiecewiseLinearLoss kinked -> kinked(kinked, costs);
        };
        result.convergence().orThrow();
        return result;
    }

    private PointwiseMinimum smooth(SmoothLoss smooth, double[] costs) {
        Newton newton = new Newton(eigen, weights, costs, shifted(smooth), z);
        double gap = newton.descend(scale);
        z = newton.coordinates();
        return new PointwiseMinimum(newton.values(), new Convergence(newton.objective(), gap, scale, newton.steps()));
    }

    private Newton.Terms shifted(SmoothLoss smooth) {
        return new Newton.Terms() {
            @Override
            public double value(int i, double f) {
                return smooth.value(y[i], centre + f);
            }

            @Override
            public double slope(int i, double f) {
                return smooth.slope(y[i], centre + f);
            }

            @Override
            public double curvature(int i, double f) {
                return smooth.curvature(y[i], centre + f);
            }
        };
    }

    private PointwiseMinimum kinked(PiecewiseLinearLoss kinked, double[] costs) {
        double last = Double.POSITIVE_INFINITY;
        int steps = 0;
        for (int round = 0; ; round++) {
            Newton newton = new Newton(eigen, weights, costs, smoothed(kinked), z);
            newton.descend(scale);
            z = newton.coordinates();
            double[] f = newton.values();
            steps += newton.steps();
            for (int i = 0; i < f.length; i++) multipliers[i] = kinked.smoothedSlope(width, displaced(i, f[i]));
            double atLabels = gapAtLabels(kinked, f);
            double rotated = gapInModes(costs);
            Convergence reached = new Convergence(objective(f, costs), atLabels + rotated, scale, steps);
            boolean idle = reached.reached() && reached.gap() > last / 2;
            if (reached.exact() || idle || round == ROUNDS) return new PointwiseMinimum(f, reached);
            // Multipliers are rounded to ulp(f) / width: too small a width shows as a gap in the eigen-coordinates.
            if (rotated > atLabels) width *= FACTOR;
            else if (reached.gap() > last / FACTOR) width /= FACTOR;
            last = reached.gap();
        }
    }

    private double objective(double[] f, double[] costs) {
        double sum = misfit(f);
        for (int j = 0; j < z.length; j++) sum += costs[j] * z[j] * z[j];
        return sum;
    }

    private double displaced(int i, double f) {
        return centre + f - y[i] + width * multipliers[i];
    }

    private Newton.Terms smoothed(PiecewiseLinearLoss kinked) {
        return new Newton.Terms() {
            @Override
            public double value(int i, double f) {
                return kinked.smoothedValue(width, displaced(i, f));
            }

            @Override
            public double slope(int i, double f) {
                return kinked.smoothedSlope(width, displaced(i, f));
            }

            @Override
            public double curvature(int i, double f) {
                return kinked.smoothedCurvature(width, displaced(i, f));
            }
        };
    }

    /// Primal minus dual objective is a sum of terms none of which is negative (Fenchel, Young): here those of
    /// the labels.
    private double gapAtLabels(PiecewiseLinearLoss kinked, double[] f) {
        double gap = 0;
        for (int i = 0; i < f.length; i++) {
            double m = multipliers[i];
            double term = kinked.value(y[i], centre + f[i]) - m * (centre + f[i] - y[i]) + kinked.conjugate(m);
            gap += weights[i] * Math.max(0, term); // below zero only by rounding
        }
        return gap;
    }

    /// The rest of the gap: where multipliers and z do not balance.
    private double gapInModes(double[] costs) {
        double[] forces = new double[y.length];
        for (int i = 0; i < forces.length; i++) forces[i] = weights[i] * multipliers[i];
        double[] left = eigen.project(forces);
        double gap = 0;
        for (int j = 0; j < left.length; j++) {
            double rest = left[j] + 2 * costs[j] * z[j];
            gap += rest * rest / (4 * costs[j]);
        }
        return gap;
    }
}
