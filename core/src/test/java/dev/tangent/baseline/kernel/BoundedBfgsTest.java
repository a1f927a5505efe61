package dev.tangent.baseline.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class BoundedBfgsTest {
    private static double rosenbrock(double[] x, double[] gradient) {
        double a = 1 - x[0];
        double b = x[1] - x[0] * x[0];
        gradient[0] = -2 * a - 400 * x[0] * b;
        gradient[1] = 200 * b;
        return a * a + 100 * b * b;
    }

    private static double[] filled(int size, double value) {
        double[] out = new double[size];
        Arrays.fill(out, value);
        return out;
    }

    @Test
    void rosenbrocksValleyIsFollowedToItsEnd() {
        double[] start = {-1.2, 1};
        double[] least = BoundedBfgs.of(BoundedBfgsTest::rosenbrock, start, filled(2, -5), filled(2, 5), 200)
                .at();
        assertThat(least[0]).isCloseTo(1, within(1e-2));
        assertThat(least[1]).isCloseTo(1, within(1e-2));
    }

    @Test
    void aBoundHoldsWhatWouldPassIt() {
        // Within x <= 0.5 the least value lies at the bound, y = x^2 = 0.25.
        double[] least = BoundedBfgs.of(
                        BoundedBfgsTest::rosenbrock, new double[] {-1.2, 1}, filled(2, -5), new double[] {0.5, 5}, 200)
                .at();
        assertThat(least[0]).isCloseTo(0.5, within(1e-6));
        assertThat(least[1]).isCloseTo(0.25, within(1e-4));
    }

    @Test
    void aQuadraticOfManyScalesIsSolved() {
        int size = 40;
        double[] least = BoundedBfgs.of(
                        (x, gradient) -> {
                            double sum = 0;
                            for (int i = 0; i < size; i++) {
                                gradient[i] = (1 + i) * (x[i] - 0.1 * i);
                                sum += gradient[i] * (x[i] - 0.1 * i) / 2;
                            }
                            return sum;
                        },
                        filled(size, 0),
                        filled(size, -9),
                        filled(size, 1),
                        200)
                .at();
        for (int i = 0; i < size; i++) assertThat(least[i]).isCloseTo(Math.min(1, 0.1 * i), within(1e-3));
    }
}
