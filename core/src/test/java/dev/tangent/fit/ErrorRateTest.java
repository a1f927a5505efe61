package dev.tangent.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ErrorRateTest {
    /// If p is uniform before and no miss is seen, p has the density (n + 1) (1 - p)^n.
    @Test
    void withoutAMissTheStandardErrorIsThatOfTheBetaDistribution() {
        int n = 15;
        double mean = 0;
        double square = 0;
        int steps = 200_000;
        for (int s = 0; s < steps; s++) {
            double p = (s + 0.5) / steps;
            double density = (n + 1) * Math.pow(1 - p, n) / steps;
            mean += p * density;
            square += p * p * density;
        }
        assertThat(new ErrorRate(0, n).standardError()).isCloseTo(Math.sqrt(square - mean * mean), within(1e-8));
    }

    @Test
    void atTheBoundNoMissHappensInOneOfTwentyCases() {
        double bound = new ErrorRate(0, 15).boundWithoutMiss();
        assertThat(Math.pow(1 - bound, 15)).isCloseTo(0.05, within(1e-12));
        assertThat(bound).isCloseTo(0.181, within(1e-3));
    }
}
