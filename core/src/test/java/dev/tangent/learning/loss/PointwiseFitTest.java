package dev.tangent.learning.loss;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.fitting.ModelFit;
import dev.tangent.learning.fitting.SquaredFit;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class PointwiseFitTest {
    static final List<PointwiseLoss> LOSSES = List.of(
            new Squared(),
            new Huber(0.5),
            new Quantile(0.5),
            new Quantile(0.1),
            new EpsilonInsensitive(0.3),
            new Logistic(),
            new SquaredHinge());
    private static final double[] LAMBDAS = {1e6, 1e4, 1e2, 1, 1e-2, 1e-4, 1e-6, 1e-8, 1e-10};

    private static Reduced problem(PointwiseLoss loss, int labels, int rank, long seed) {
        return isMargin(loss) ? Reduced.twoClasses(labels, rank, seed) : Reduced.regression(labels, rank, seed);
    }

    private static boolean isMargin(PointwiseLoss loss) {
        return loss instanceof Logistic || loss instanceof SquaredHinge;
    }

    /// The fit by iteration even for the squared loss, whose own fit is in closed form.
    private static PointwiseFit iterated(PointwiseLoss loss, Reduced problem) {
        return new PointwiseFit(loss, problem.s(), problem.labels(), problem.inUse());
    }

    @Tag("full")
    @ParameterizedTest
    @FieldSource("LOSSES")
    void theForcesBalanceAtEveryLabel(PointwiseLoss loss) {
        for (long seed = 1; seed <= 4; seed++) {
            for (int rank : new int[] {29, 20, 3, 0}) {
                Reduced problem = problem(loss, 30, rank, seed);
                PointwiseFit fit = iterated(loss, problem);
                for (double lambda : LAMBDAS) {
                    String as = loss + " seed " + seed + " rank " + rank + " lambda " + lambda;
                    ModelFit.FittedDeviations fitted = fit.at(lambda);
                    Matrix deviations = fitted.deviations();
                    assertThat(fitted.convergence().orElseThrow().reached())
                            .as(as)
                            .isTrue();
                    assertBalance(loss, problem, lambda, deviations, fit.predicted(deviations), as);
                }
            }
        }
    }

    /// 0 in w rho'(y, f) + force, with the whole range of slopes allowed on a kink.
    private static void assertBalance(
            PointwiseLoss loss, Reduced problem, double lambda, Matrix deviations, Matrix values, String as) {
        double[] force = problem.force(lambda, loss.ridge(), deviations.column(0));
        for (int i = 0; i < force.length; i++) {
            double y = problem.labels().value(i, 0);
            double w = problem.labels().weight(i, 0);
            double f = values.at(i, 0);
            // What rounding of f alone may do to the force of a large lambda.
            double tolerance = 1e-6 + 1e-13 * lambda * (1 + Math.abs(f));
            double lowest = slope(loss, y, f, -1e-6);
            double highest = slope(loss, y, f, 1e-6);
            assertThat(-force[i] / w).as(as + " label " + i).isBetween(lowest - tolerance, highest + tolerance);
        }
    }

    /// The slope a little to one side.
    private static double slope(PointwiseLoss loss, double y, double f, double aside) {
        return switch (loss) {
            case SmoothLoss smooth -> smooth.slope(y, f);
            case PiecewiseLinearLoss kinked -> {
                double e = f + aside - y;
                yield e > kinked.tube() ? kinked.highest() : e < -kinked.tube() ? kinked.lowest() : 0;
            }
        };
    }

    @ParameterizedTest
    @FieldSource("LOSSES")
    void noGridPointIsLowerForUpToThreeLabels(PointwiseLoss loss) {
        for (int labels = 1; labels <= 3; labels++) {
            Reduced problem = problem(loss, labels, labels - 1, 7);
            PointwiseFit fit = iterated(loss, problem);
            for (double lambda : new double[] {10, 0.3, 1e-3}) {
                Matrix deviations = fit.at(lambda).deviations();
                double[] f = fit.predicted(deviations).column(0);
                double centre = f[0] - deviations.at(0, 0);
                double reached = objective(loss, problem, lambda, f, centre);
                double lowest = Double.POSITIVE_INFINITY;
                for (double scale : new double[] {3, 0.3, 0.01, 1e-4})
                    for (int code = 0; code < Math.pow(21, labels); code++) {
                        double[] near = f.clone();
                        for (int i = 0, rest = code; i < labels; i++, rest /= 21)
                            near[i] += scale * (rest % 21 - 10) / 10;
                        lowest = Math.min(lowest, objective(loss, problem, lambda, near, centre));
                    }
                assertThat(reached).as(loss + " " + labels).isLessThanOrEqualTo(lowest * (1 + 1e-12));
            }
        }
    }

    private static double objective(PointwiseLoss loss, Reduced problem, double lambda, double[] f, double centre) {
        double[] deviations = Arrays.stream(f).map(value -> value - centre).toArray();
        double[] force = problem.force(lambda, loss.ridge(), deviations);
        double sum = 0;
        for (int i = 0; i < f.length; i++) sum += force[i] * deviations[i] / 2;
        for (int i = 0; i < f.length; i++)
            sum += problem.labels().weight(i, 0) * loss.value(problem.labels().value(i, 0), f[i]);
        return sum;
    }

    @Test
    void theSquaredLossIsTheClosedForm() {
        for (long seed = 1; seed <= 3; seed++) {
            Reduced problem = Reduced.regression(40, 25, seed);
            PointwiseFit iterated = iterated(new Squared(), problem);
            ModelFit closed = new Squared().fit(problem.s(), problem.labels(), problem.inUse());
            assertThat(closed).isInstanceOf(SquaredFit.class);
            for (double lambda : LAMBDAS) {
                Matrix a = iterated.predicted(iterated.at(lambda).deviations());
                Matrix b = closed.predicted(closed.at(lambda).deviations());
                assertThat(a.minus(b).norm())
                        .as("seed %d lambda %s", seed, lambda)
                        .isLessThan(1e-8 * b.norm());
            }
        }
    }

    @ParameterizedTest
    @FieldSource("LOSSES")
    void aHeldOutLabelIsUsedForNothing(PointwiseLoss loss) {
        Reduced problem = problem(loss, 20, 15, 11);
        boolean[] inUse = problem.inUse().clone();
        inUse[4] = false;
        LabelsBuilder other = new LabelsBuilder(1);
        for (int i = 0; i < 20; i++)
            other.add(
                    i,
                    0,
                    i == 4 ? -problem.labels().value(i, 0) : problem.labels().value(i, 0),
                    problem.weights()[i]);
        Matrix one = loss.fit(problem.s(), problem.labels(), inUse).at(1e-2).deviations();
        Matrix two = loss.fit(problem.s(), other.distinct(), inUse).at(1e-2).deviations();
        assertThat(one.values()).isEqualTo(two.values());
    }

    @ParameterizedTest
    @FieldSource("LOSSES")
    void aWarmStartEndsWhereAColdOneDoes(PointwiseLoss loss) {
        Reduced problem = problem(loss, 25, 24, 3);
        PointwiseFit warm = iterated(loss, problem);
        for (double lambda : LAMBDAS) {
            Matrix a = warm.at(lambda).deviations();
            Matrix b = iterated(loss, problem).at(lambda).deviations();
            assertThat(a.minus(b).norm()).as(loss + " lambda " + lambda).isLessThan(1e-5 * (1 + b.norm()));
        }
    }

    @ParameterizedTest
    @FieldSource("LOSSES")
    void equalLabelsAreFittedByThemselves(PointwiseLoss loss) {
        if (isMargin(loss)) return; // one class alone has no finite fit
        DistinctLabels labels = DistinctLabels.of(Map.of(0, 7.0, 1, 7.0, 2, 7.0));
        Reduced problem = new Reduced(Reduced.regression(3, 2, 5).s(), labels, new boolean[] {true, true, true});
        PointwiseFit fit = iterated(loss, problem);
        for (double lambda : LAMBDAS)
            for (double value : fit.predicted(fit.at(lambda).deviations()).values())
                assertThat(value).as(loss + " lambda " + lambda).isCloseTo(7, within(1e-9));
    }

    @Test
    void quantilesAreOrderedAndSplitTheLabels() {
        Reduced problem = Reduced.regression(60, 59, 13);
        double[] last = null;
        for (double tau : new double[] {0.1, 0.5, 0.9}) {
            ModelFit fit = new Quantile(tau).fit(problem.s(), problem.labels(), problem.inUse());
            double[] f = fit.predicted(fit.at(1e7).deviations()).column(0);
            double below = 0;
            double at = 0;
            for (int i = 0; i < 60; i++) {
                double e = problem.labels().value(i, 0) - f[i];
                if (Math.abs(e) < 1e-7) at += problem.weights()[i];
                else if (e < 0) below += problem.weights()[i];
            }
            // Constants have no energy, so the share of labels below the fit is tau up to those on it.
            double share = tau * Arrays.stream(problem.weights()).sum();
            assertThat(share).as("tau " + tau).isBetween(below, below + at);
            assertThat(at).as("tau " + tau).isLessThan(share);
            if (last != null) for (int i = 0; i < 60; i++) assertThat(f[i]).isGreaterThan(last[i]);
            last = f;
        }
    }

    @ParameterizedTest
    @FieldSource("LOSSES")
    void slopeAndCurvatureAreTheDerivatives(PointwiseLoss loss) {
        if (!(loss instanceof SmoothLoss smooth)) return;
        double h = 1e-5;
        for (double y : isMargin(loss) ? new double[] {-1, 1, 0.2} : new double[] {-1, 3})
            for (double f = -4.03; f < 5; f += 0.31) {
                double slope = (smooth.value(y, f + h) - smooth.value(y, f - h)) / (2 * h);
                double curvature = (smooth.slope(y, f + h) - smooth.slope(y, f - h)) / (2 * h);
                assertThat(smooth.slope(y, f)).as(loss + " " + y + " " + f).isCloseTo(slope, within(1e-7));
                assertThat(smooth.curvature(y, f)).as(loss + " " + y + " " + f).isCloseTo(curvature, within(1e-7));
            }
    }
}
