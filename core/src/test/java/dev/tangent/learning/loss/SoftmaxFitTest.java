package dev.tangent.learning.loss;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fitting.ModelFit;
import dev.tangent.linalg.Matrix;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SoftmaxFitTest {
    private static final double[] LAMBDAS = {1e6, 1e3, 1, 1e-3, 1e-6, 1e-10};

    private static SoftmaxFit fit(Reduced problem) {
        return new SoftmaxFit(new Softmax(), problem.s(), problem.labels(), problem.inUse());
    }

    @Test
    void theSlopesAreTheDifferences() {
        int classes = 4;
        Reduced problem = Reduced.classes(6, classes, 5, 17);
        SoftmaxDescent descent = new SoftmaxDescent(
                EigenCoordinates.of(problem.s()), problem.labels().values(), problem.weights(), new double[] {
                    0.1, -0.3, 0, 0.2
                });
        SplittableRandom random = new SplittableRandom(18);
        Matrix f = Matrix.zeros(6, classes);
        for (int k = 0; k < f.values().length; k++) f.values()[k] = 2 * random.nextGaussian();
        Matrix slopes = descent.slopes(f);
        double h = 1e-5;
        for (int k = 0; k < f.values().length; k++) {
            Matrix up = f.copy();
            Matrix down = f.copy();
            up.values()[k] += h;
            down.values()[k] -= h;
            double difference = (descent.misfit(up) - descent.misfit(down)) / (2 * h);
            assertThat(slopes.values()[k]).as("value " + k).isCloseTo(difference, within(1e-8));
        }
    }

    @Test
    void theForcesBalanceAtEveryLabelAndClass() {
        for (long seed = 1; seed <= 3; seed++)
            for (int rank : new int[] {24, 10, 0}) {
                Reduced problem = Reduced.classes(25, 3, rank, seed);
                SoftmaxFit fit = fit(problem);
                for (double lambda : LAMBDAS) {
                    ModelFit.FittedDeviations fitted = fit.at(lambda);
                    Matrix deviations = fitted.deviations();
                    assertThat(fitted.convergence().orElseThrow().reached()).isTrue();
                    Matrix p = fit.predicted(deviations);
                    for (int i = 0; i < 25; i++) Softmax.probabilities(p.values(), 3 * i, 3);
                    for (int c = 0; c < 3; c++) {
                        double[] force = problem.force(lambda, new Softmax().ridge(), deviations.column(c));
                        for (int i = 0; i < 25; i++) {
                            double slope = problem.weights()[i]
                                    * (p.at(i, c) - problem.labels().value(i, c));
                            assertThat(slope + force[i])
                                    .as("seed %d rank %d lambda %s label %d class %d", seed, rank, lambda, i, c)
                                    .isCloseTo(0, within(1e-7 + 1e-12 * lambda));
                        }
                    }
                }
            }
    }

    @Test
    void twoClassesAreTheLogisticLossAtHalfTheCosts() {
        // f_1 = -f_2 = g / 2: the softmax of g / 2 and -g / 2 is the logistic of g, and the price is half of g's.
        Reduced problem = Reduced.twoClasses(30, 29, 23);
        Matrix shares = Matrix.zeros(30, 2);
        for (int i = 0; i < 30; i++)
            for (int c = 0; c < 2; c++)
                shares.set(i, c, (1 + (1 - 2 * c) * problem.labels().value(i, 0)) / 2);
        EigenCoordinates modes = EigenCoordinates.of(problem.s());
        PointwiseDescent logistic =
                new PointwiseDescent(new Logistic(), modes, problem.column(0), problem.weights(), 0.4);
        SoftmaxDescent softmax = new SoftmaxDescent(modes, shares, problem.weights(), new double[] {0.2, -0.2});
        for (double lambda : new double[] {1e3, 1, 1e-2, 1e-6}) {
            double[] g = logistic.minimise(modes.costs(lambda, 1e-6)).values();
            Matrix f = softmax.minimise(modes.costs(2 * lambda, 2e-6)).values();
            for (int i = 0; i < 30; i++)
                assertThat(f.at(i, 0) - f.at(i, 1)).as("lambda " + lambda).isCloseTo(g[i], within(1e-6));
        }
    }

    @Test
    void sharesThatDoNotSumToOneAreRefused() {
        DistinctLabels labels = DistinctLabels.of(new int[] {0, 1}, new double[][] {{1, 0}, {0.5, 0.2}});
        assertThatThrownBy(() -> new Softmax().fit(Matrix.identity(2), labels, new boolean[] {true, true}))
                .hasMessage("the shares of the classes must sum to 1 but sum to 0.7");
    }
}
