package dev.tangent.baseline.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.linalg.Matrix;
import org.junit.jupiter.api.Test;

class LevelLikelihoodTest {
    /// By hand: C = diag(1, 4, 4), y = (3, 1, -1). The level is 3 / 1.5 = 2, the energy 1 + 1/4 + 9/4 = 3.5.
    @Test
    void theEnergyIsAboutTheLevelThatSuitsBest() {
        double value = LevelLikelihood.negativeLog(
                Matrix.of(new double[][] {{1, 0, 0}, {0, 4, 0}, {0, 0, 4}}), Matrix.column(new double[] {3, 1, -1}));
        Dense.assertClose(value, (3 * Math.log(3.5 / 3) + Math.log(16)) / 2, 1e-14);
    }

    @Test
    void whatIsNoCovarianceIsInfinitelyUnlikely() {
        double value = LevelLikelihood.negativeLog(
                Matrix.of(new double[][] {{1, 2}, {2, 1}}), Matrix.column(new double[] {3, 1}));
        assertThat(value).isInfinite().isPositive();
    }
}
