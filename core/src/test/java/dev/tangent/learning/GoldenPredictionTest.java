package dev.tangent.learning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.GoldenCase;
import dev.tangent.learning.fitting.Learner;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class GoldenPredictionTest {
    private static final double[] LG_LAMBDAS = {1e-8, 1e-6, 1e-4};
    private static final double[] LAPLACIAN_LAMBDAS = {1e-6, 1e-4, 1e-2};
    /// The condition of the equations grows with the power.
    private static final double[] POWER_BOUNDS = {1e-12, 1e-9, 1e-7};

    @ParameterizedTest
    @FieldSource("dev.tangent.GoldenCase#NAMES")
    void localGaussianPredictsAsTheOriginal(String name) {
        GoldenCase golden = GoldenCase.read(name);
        RegularizerMatrix matrix = new LocalGaussian(golden.dimension()).over(golden.graph());
        Matrix expected = Matrix.of(golden.numbers("lg-prediction.csv"));
        // As in GoldenMatrixTest, the curve's matrix is known to fewer digits.
        double bound = name.equals("closed-curve") ? 1e-7 : 1e-11;
        for (int c = 0; c < LG_LAMBDAS.length; c++)
            assertThat(largestError(golden, matrix, LG_LAMBDAS[c], expected.column(c)))
                    .as("lambda %s", LG_LAMBDAS[c])
                    .isLessThan(bound);
    }

    @ParameterizedTest
    @FieldSource("dev.tangent.GoldenCase#NAMES")
    void laplacianAndItsPowersPredictAsTheIndependentComputation(String name) {
        GoldenCase golden = GoldenCase.read(name);
        Matrix expected = Matrix.of(golden.numbersBelowHeader("laplacian-prediction.csv"));
        for (int p = 1; p <= 3; p++) {
            RegularizerMatrix matrix = new IteratedLaplacian(new Laplacian(golden.bandwidth()), p).over(golden.graph());
            for (int c = 0; c < LAPLACIAN_LAMBDAS.length; c++)
                assertThat(largestError(golden, matrix, LAPLACIAN_LAMBDAS[c], expected.column(3 * (p - 1) + c)))
                        .as("power %d, lambda %s", p, LAPLACIAN_LAMBDAS[c])
                        .isLessThan(POWER_BOUNDS[p - 1]);
        }
    }

    private static double largestError(GoldenCase golden, RegularizerMatrix matrix, double lambda, double[] expected) {
        Prediction prediction = new Learner(matrix, lambda).predict(labels(golden));
        double largest = 0;
        for (int i = 0; i < expected.length; i++) largest = Math.max(largest, Math.abs(prediction.at(i) - expected[i]));
        return largest;
    }

    /// Rows 0, 20, 40, ...
    private static Labels labels(GoldenCase golden) {
        double[][] truth = golden.numbers("truth.csv");
        int[] rows = new int[Math.ceilDiv(truth.length, 20)];
        Arrays.setAll(rows, i -> 20 * i);
        return Labels.of(rows, Arrays.stream(rows).mapToObj(row -> truth[row]).toArray(double[][]::new));
    }
}
