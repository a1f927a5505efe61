package dev.tangent.experiments.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GaussianDerivativesTest {
    /// Delta^j exp(-s) with s = |x|^2 / sigma^2 is (-4/sigma^2)^j j! L_j^(m/2 - 1)(s) exp(-s), and the derivative
    /// of L_j^(a)(s) exp(-s) is -L_j^(a + 1)(s) exp(-s): no Hermite polynomials, no products.
    @ParameterizedTest
    @CsvSource({"1, 0.7", "2, 1", "3, 1.3", "5, 0.5", "10, 2"})
    void areThoseOfLaguerrePolynomials(int m, double sigma) {
        int order = 13;
        double[] x = RandomPoints.uniform(1, m, 51);
        double s = 0;
        for (double each : x) s += each * each / (sigma * sigma);
        double[][] D = new GaussianDerivatives(m, order, sigma).at(x);
        double factor = Math.exp(-s);
        for (int j = 0; 2 * j <= order; j++) {
            if (j > 0) factor *= -4 / (sigma * sigma) * j;
            double expected = factor * laguerre(j, m / 2.0 - 1, s);
            assertThat(D[2 * j]).hasSize(1);
            assertThat(D[2 * j][0]).isCloseTo(expected, within(1e-9 * Math.abs(factor)));
            if (2 * j + 1 > order) continue;
            for (int t = 0; t < m; t++) {
                double slope = -factor * laguerre(j, m / 2.0, s) * 2 * x[t] / (sigma * sigma);
                assertThat(D[2 * j + 1][t]).isCloseTo(slope, within(1e-9 * Math.abs(factor) / sigma));
            }
        }
    }

    private static double laguerre(int n, double a, double s) {
        double before = 0;
        double now = 1;
        for (int j = 0; j < n; j++) {
            double next = ((2 * j + 1 + a - s) * now - (j + a) * before) / (j + 1);
            before = now;
            now = next;
        }
        return now;
    }

    @Test
    void firstHermitePolynomialsAreTheKnownOnes() {
        double z = 0.8;
        assertThat(HermitePolynomials.at(z, 4))
                .containsExactly(
                        new double[] {
                            1, 2 * z, 4 * z * z - 2, 8 * z * z * z - 12 * z, 16 * z * z * z * z - 48 * z * z + 12
                        },
                        within(1e-13));
    }

    /// Eq. 24: (pi sigma^2)^(-m/2) times the sum over t of c_t times the integral of |D^t q|^2 is alpha'K alpha,
    /// for q a sum of Gaussians. The trapezoid rule converges faster than any power on functions that vanish at the
    /// ends; the series halves from term to term.
    @ParameterizedTest
    @CsvSource({"1, 0.8, 5", "2, 1.1, 4"})
    void integratedWithTheirCoefficientsTheyAreTheNormOfTheHilbertSpace(int m, double sigma, int count) {
        int order = m == 1 ? 40 : 24;
        double[] centres = RandomPoints.uniform(count, m, 52);
        double[] alpha = RandomPoints.uniform(count, 1, 53);
        for (int a = 0; a < count; a += 2) alpha[a] = -alpha[a];
        double norm = 0;
        for (int a = 0; a < count; a++)
            for (int b = 0; b < count; b++) {
                double square = 0;
                for (int t = 0; t < m; t++) square += Math.pow(centres[a * m + t] - centres[b * m + t], 2);
                norm += alpha[a] * alpha[b] * Math.exp(-square / (sigma * sigma));
            }
        double half = series(m, sigma, centres, alpha, order / 2) - norm;
        double whole = series(m, sigma, centres, alpha, order) - norm;
        assertThat(Math.abs(whole)).isLessThan(norm * (m == 1 ? 1e-10 : 1e-5));
        assertThat(Math.abs(whole)).isLessThan(Math.abs(half) / Math.pow(2, order / 2.0 - 5));
    }

    private static double series(int m, double sigma, double[] centres, double[] alpha, int order) {
        GaussianDerivatives gaussian = new GaussianDerivatives(m, order, sigma);
        double step = sigma / 8;
        double low = -7 * sigma;
        int steps = (int) Math.ceil((1 + 14 * sigma) / step);
        double sum = 0;
        for (int p = 0; p < Math.pow(steps, m); p++) {
            double[][] D = new double[order + 1][m];
            for (int a = 0; a < alpha.length; a++) {
                double[] x = new double[m];
                for (int t = 0; t < m; t++) x[t] = low + step * (t == 0 ? p % steps : p / steps) - centres[a * m + t];
                double[][] one = gaussian.at(x);
                for (int t = 0; t <= order; t++)
                    for (int s = 0; s < one[t].length; s++) D[t][s] += alpha[a] * one[t][s];
            }
            for (int t = 0; t <= order; t++)
                for (double entry : D[t]) sum += LocalDerivative.coefficient(t, sigma) * entry * entry;
        }
        return sum * Math.pow(step, m) / Math.pow(Math.PI * sigma * sigma, m / 2.0);
    }
}
