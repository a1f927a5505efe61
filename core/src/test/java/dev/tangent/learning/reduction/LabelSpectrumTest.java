package dev.tangent.learning.reduction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LabelSpectrumTest {
    private static final int LABELS = 25;
    private static final Matrix S = Reduction.of(
                    new LocalGaussian(2).over(NeighbourGraph.nearest(Clouds.uniform(250, 3, 81), 12)),
                    IntStream.range(0, LABELS).map(i -> 10 * i).toArray(),
                    SolverSettings.DEFAULT)
            .matrix();
    private static final Matrix Y =
            Matrix.wrap(LABELS, 2, Clouds.uniform(LABELS, 2, 82).toArray());

    @Test
    void leavingOneOutIsFittingWithoutIt() {
        double[] weights = new double[LABELS];
        Arrays.setAll(weights, i -> 1 + i % 3);
        LabelSpectrum spectrum = new LabelSpectrum(S, weights, Y);
        for (double lambda : new double[] {1e-4, 1e-1, 10}) {
            Matrix closed = spectrum.leaveOneOut(lambda);
            for (int i = 0; i < LABELS; i++) {
                double[] without = weights.clone();
                without[i] = 0;
                Matrix refitted = new LambdaPath(S, without, Y).at(lambda);
                for (int c = 0; c < 2; c++)
                    assertThat(closed.at(i, c))
                            .as("label %d, lambda %s", i, lambda)
                            .isCloseTo(refitted.at(i, c), within(1e-7));
            }
        }
    }

    @Test
    void evidenceIsTheGaussianLikelihoodWithItsBestNoise() {
        Matrix proper = S.plus(Matrix.identity(LABELS)); // nothing is free, so that the prior is proper
        double[] ones = new double[LABELS];
        Arrays.fill(ones, 1);
        LabelSpectrum spectrum = new LabelSpectrum(proper, ones, Y);
        for (double lambda : new double[] {1e-2, 1, 100}) {
            // y ~ N(0, noise (I + (lambda S)^-1)), the noise that makes y most likely
            Matrix covariance = DenseSolve.inverse(scaled(proper, lambda)).plus(Matrix.identity(LABELS));
            double expected = 0;
            for (int c = 0; c < 2; c++) {
                Matrix y = Matrix.column(Y.column(c));
                double square = y.transpose()
                        .times(DenseSolve.positiveDefinite(covariance, y))
                        .at(0, 0);
                expected -= (LABELS * Math.log(square / LABELS) + logDeterminant(covariance)) / 2;
            }
            assertThat(spectrum.logEvidence(lambda)).isCloseTo(expected, within(1e-8 * Math.abs(expected)));
        }
    }

    private static Matrix scaled(Matrix matrix, double factor) {
        Matrix scaled = matrix.copy();
        for (int p = 0; p < scaled.values().length; p++) scaled.values()[p] *= factor;
        return scaled;
    }

    private static double logDeterminant(Matrix matrix) {
        SymmetricEigen eigen = new SymmetricEigen(matrix.rows());
        eigen.decompose(matrix.values(), matrix.rows());
        double sum = 0;
        for (int t = 0; t < matrix.rows(); t++) sum += Math.log(eigen.value(t));
        return sum;
    }
}
