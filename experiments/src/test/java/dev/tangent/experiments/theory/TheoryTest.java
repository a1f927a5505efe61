package dev.tangent.experiments.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("full")
class TheoryTest {
    @ParameterizedTest
    @EnumSource
    void theEstimateOfTheLaplacianConvergesWithOrderTwo(KnownSurface surface) {
        double[] radii = surface == KnownSurface.SPHERE
                ? new double[] {0.6, 0.5, 0.4, 0.3}
                : new double[] {0.38, 0.34, 0.3, 0.26};
        List<ConvergenceOrder.RadiusError> rows = ConvergenceOrder.on(surface, radii, 1);
        assertThat(ConvergenceOrder.order(rows)).as("%s", rows).isBetween(1.7, 2.3);
        assertThat(rows.getLast().error()).isLessThan(rows.getFirst().error() / 2);
    }

    /// Second derivatives along two geodesics that cross at right angles, by differences.
    @ParameterizedTest
    @EnumSource
    void theKnownLaplacianIsThatOfDifferences(KnownSurface surface) {
        SplittableRandom random = new SplittableRandom(2);
        for (int repeat = 0; repeat < 20; repeat++) {
            double[] x = surface.draw(random);
            assertThat(byDifferences(surface, x)).isCloseTo(surface.laplacian(x), within(1e-4));
        }
    }

    /// On a surface given as a level set the Laplacian of f is that of the ambient space of f extended constantly
    /// along normals.
    private static double byDifferences(KnownSurface surface, double[] x) {
        double h = 1e-4;
        double sum = -6 * extended(surface, x);
        for (int t = 0; t < 3; t++)
            for (int sign = -1; sign <= 1; sign += 2) {
                double[] y = x.clone();
                y[t] += sign * h;
                sum += extended(surface, y);
            }
        return sum / (h * h);
    }

    private static double extended(KnownSurface surface, double[] y) {
        double[] foot = y.clone();
        if (surface == KnownSurface.SPHERE) {
            double length = Math.sqrt(y[0] * y[0] + y[1] * y[1] + y[2] * y[2]);
            for (int t = 0; t < 3; t++) foot[t] /= length;
        }
        return surface.value(foot); // the torus's function depends on angles alone
    }

    @Test
    void onlyTheLaplacianForgetsTheLabelAsPointsBecomeMany() {
        Degeneracy few = new Degeneracy(3, 1000, 12, 3);
        Degeneracy many = new Degeneracy(3, 8000, 12, 3);
        double spike = many.of(new Laplacian()).share();
        assertThat(spike).isLessThan(0.7 * few.of(new Laplacian()).share());
        double smooth = many.of(new LocalGaussian(3)).share();
        assertThat(smooth).isGreaterThan(0.95 * few.of(new LocalGaussian(3)).share());
        assertThat(many.of(new IteratedLaplacian(2)).share()).isGreaterThan(3 * spike);
        assertThat(smooth).isGreaterThan(4 * spike);
    }
}
