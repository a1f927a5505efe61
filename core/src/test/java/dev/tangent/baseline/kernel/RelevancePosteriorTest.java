package dev.tangent.baseline.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.function.RadialShape;
import dev.tangent.linalg.Matrix;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RelevancePosteriorTest {
    private static final double[] X = {-0.4, -2, 0.3, -0.7, 0.2};

    private static final Matrix ROWS = new StandardisedCoordinates(Dense.CLOUD, StandardisedCoordinates.Scale.EACH)
            .rows(Dense.weighted().points());

    private static RelevancePosterior posterior(RadialShape shape) {
        DistinctLabels labels = Dense.weighted();
        List<TrainingSet> sets = TrainingSet.of(labels, labels.everything());
        return new RelevancePosterior(ROWS, sets, shape, 0.5);
    }

    private static double value(RadialShape shape, double[] x) {
        return posterior(shape).at(x, new double[x.length]);
    }

    @ParameterizedTest
    @EnumSource(RadialShape.class)
    void theGradientIsThatOfFiniteDifferences(RadialShape shape) {
        double[] gradient = new double[X.length];
        posterior(shape).at(X, gradient);
        double h = 1e-5;
        for (int i = 0; i < X.length; i++) {
            double[] up = X.clone();
            double[] down = X.clone();
            up[i] += h;
            down[i] -= h;
            double difference = (value(shape, up) - value(shape, down)) / (2 * h);
            Dense.assertClose(gradient[i], difference, 1e-6 * (1 + Math.abs(difference)));
        }
    }

    /// The likelihood of the fit that serves all noises, which has a dense twin of its own, on coordinates divided
    /// by the lengths by hand; up to a constant.
    @Test
    void theValueIsTheLikelihoodOfScaledCoordinatesAndThePrior() {
        double[] other = {0.5, -4, -0.6, 0.1, 0.9};
        Dense.assertClose(
                value(RadialShape.MATERN_5_2, X) - value(RadialShape.MATERN_5_2, other), twin(X) - twin(other), 1e-7);
    }

    /// In scalar code, by another factor.
    @ParameterizedTest
    @EnumSource(RadialShape.class)
    void theValueAloneIsThatBesideTheGradient(RadialShape shape) {
        double value = value(shape, X);
        Dense.assertClose(posterior(shape).at(X), value, 1e-11 * Math.abs(value));
    }

    private static double twin(double[] x) {
        int size = ROWS.rows();
        Matrix kernel = Matrix.zeros(size, size);
        double prior = 0;
        for (int d = 0; d < 3; d++) prior += x[2 + d] * x[2 + d] / (2 * 0.25);
        for (int i = 0; i < size; i++)
            for (int j = 0; j < size; j++) {
                double squares = 0;
                for (int d = 0; d < 3; d++)
                    squares += Math.pow((ROWS.at(i, d) - ROWS.at(j, d)) / Math.exp(x[0] + x[2 + d]), 2);
                double r = Math.sqrt(5 * squares);
                kernel.set(i, j, (1 + r + r * r / 3) * Math.exp(-r));
            }
        return prior - KernelRegression.ofAll(kernel, Dense.weighted()).logLikelihood(Math.exp(x[1]));
    }

    @Test
    void aConstantOutputSaysNothing() {
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < Dense.LABELS; i++) builder.add(Dense.labelled(i), 0, 4.5, 1);
        DistinctLabels labels = builder.distinct();
        List<TrainingSet> sets = TrainingSet.of(labels, labels.everything());
        double[] gradient = new double[5];
        double value = new RelevancePosterior(ROWS, sets, RadialShape.GAUSSIAN, 0.5).at(new double[5], gradient);
        assertThat(value).isZero();
        assertThat(new RelevancePosterior(ROWS, sets, RadialShape.GAUSSIAN, 0.5).at(new double[5]))
                .isZero();
        assertThat(gradient).containsOnly(0);
    }
}
