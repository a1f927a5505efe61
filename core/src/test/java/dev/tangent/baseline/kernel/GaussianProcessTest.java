package dev.tangent.baseline.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.ParameterValue;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.learning.function.RadialShape;
import dev.tangent.learning.trial.Trial;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GaussianProcessTest {
    private static double kernel(RadialShape shape, double r) {
        return switch (shape) {
            case GAUSSIAN -> Math.exp(-0.5 * r * r);
            case MATERN_3_2 -> (1 + Math.sqrt(3) * r) * Math.exp(-Math.sqrt(3) * r);
            case MATERN_5_2 -> (1 + Math.sqrt(5) * r + 5 * r * r / 3) * Math.exp(-Math.sqrt(5) * r);
        };
    }

    private static double between(RadialShape shape, double length, int i, int j) {
        return kernel(shape, Math.sqrt(Dense.CLOUD.squaredDistance(i, j)) / length);
    }

    /// (K + noise W^-1), y and ones of one output's labels.
    private record Problem(int[] points, Matrix covariance, Matrix y, Matrix ones) {
        static Problem of(DistinctLabels labels, int output, RadialShape shape, double length, double noise) {
            int[] places = Dense.places(labels, output);
            int size = places.length;
            Problem problem =
                    new Problem(new int[size], Matrix.zeros(size, size), Matrix.zeros(size, 1), Matrix.zeros(size, 1));
            for (int a = 0; a < size; a++) {
                problem.points[a] = labels.point(places[a]);
                problem.y.set(a, 0, labels.value(places[a], output));
                problem.ones.set(a, 0, 1);
                for (int b = 0; b < size; b++)
                    problem.covariance.set(
                            a,
                            b,
                            between(shape, length, labels.point(places[a]), labels.point(places[b]))
                                    + (a == b ? noise / labels.weight(places[a], output) : 0));
            }
            return problem;
        }

        /// Residuals from the level of generalised least squares.
        Matrix residual() {
            Matrix weighed = DenseSolve.positiveDefinite(covariance, ones).transpose();
            double level = weighed.times(y).at(0, 0) / weighed.times(ones).at(0, 0);
            return y.minus(Dense.times(level, ones));
        }

        double level() {
            return y.at(0, 0) - residual().at(0, 0);
        }
    }

    @ParameterizedTest
    @EnumSource(RadialShape.class)
    void thePredictionIsTheDenseFormula(RadialShape shape) {
        DistinctLabels labels = Dense.weighted();
        double length = 0.8 * CloudKernels.medianDistance(Dense.CLOUD);
        GaussianProcess process = new GaussianProcess(
                "gp", List.of(shape), new double[] {0.8}, new double[] {0.01}, KernelCriterion.CROSS_VALIDATION);
        Matrix predicted =
                Dense.trials(process, labels).getFirst().predict().get().values();
        for (int c = 0; c < 2; c++) {
            Problem problem = Problem.of(labels, c, shape, length, 0.01);
            Matrix coefficients = DenseSolve.positiveDefinite(problem.covariance, problem.residual());
            for (int i = 0; i < 120; i++) {
                double expected = problem.level();
                for (int a = 0; a < problem.points.length; a++)
                    expected += between(shape, length, i, problem.points[a]) * coefficients.at(a, 0);
                Dense.assertClose(predicted.at(i, c), expected, 1e-9);
            }
        }
    }

    @Test
    void theLikelihoodIsTheDenseFormulaUpToAConstant() {
        DistinctLabels labels = Dense.weighted();
        RadialKernel kernel = new RadialKernel(Dense.CLOUD, RadialShape.MATERN_5_2, 0.5);
        KernelRegression fit = KernelRegression.ofAll(kernel.among(labels.points()), labels);
        double shift = fit.logLikelihood(0.3) - dense(labels, 0.3);
        for (double noise : new double[] {1e-4, 1e-2, 2})
            Dense.assertClose(fit.logLikelihood(noise) - dense(labels, noise), shift, 1e-8);
    }

    private static double dense(DistinctLabels labels, double noise) {
        double sum = 0;
        for (int c = 0; c < 2; c++) {
            Problem problem = Problem.of(labels, c, RadialShape.MATERN_5_2, 0.5, noise);
            int size = problem.points.length;
            Matrix r = problem.residual();
            double energy = r.transpose()
                    .times(DenseSolve.positiveDefinite(problem.covariance, r))
                    .at(0, 0);
            sum -= (size * Math.log(energy) + logDeterminant(problem.covariance)) / 2;
        }
        return sum;
    }

    /// By elimination without pivots, as a positive definite matrix allows.
    private static double logDeterminant(Matrix matrix) {
        Matrix a = matrix.copy();
        double sum = 0;
        for (int t = 0; t < a.rows(); t++) {
            sum += Math.log(a.at(t, t));
            for (int i = t + 1; i < a.rows(); i++) {
                double factor = a.at(i, t) / a.at(t, t);
                for (int j = t; j < a.rows(); j++) a.set(i, j, a.at(i, j) - factor * a.at(t, j));
            }
        }
        return sum;
    }

    @Test
    void theLikelihoodChoosesALengthThatLearns() {
        GaussianProcess process = new GaussianProcess(
                "gp-likelihood",
                List.of(RadialShape.GAUSSIAN),
                new double[] {0.01, 1},
                new double[] {1e-4},
                KernelCriterion.MARGINAL_LIKELIHOOD);
        List<Trial> trials = Dense.trials(process, Dense.weighted());
        assertThat(trials).hasSize(1);
        assertThat(trials.getFirst().parameters().shown()).containsEntry("relative-length", ParameterValue.of(1.0));
    }

    @Test
    void equalLabelsArePredictedAsTheyAre() {
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int i = 0; i < 10; i++) builder.add(Dense.labelled(i), 0, 4.5, 1);
        for (KernelCriterion criterion : KernelCriterion.values()) {
            GaussianProcess process = new GaussianProcess(
                    "gp", List.of(RadialShape.values()), new double[] {1}, new double[] {1e-8, 1}, criterion);
            for (Trial trial : Dense.trials(process, builder.distinct()))
                for (double value : trial.predict().get().values().values()) Dense.assertClose(value, 4.5, 1e-9);
        }
    }
}
