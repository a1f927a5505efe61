package dev.tangent.linalg;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DenseSolveTest {
    /// Sizes on both sides of where EJML changes its way of factorizing.
    @ParameterizedTest
    @ValueSource(ints = {1, 7, 64, 130, 1100})
    void solvesWhatIsClearlyRegular(int size) {
        SplittableRandom random = new SplittableRandom(size);
        Matrix a = Matrix.zeros(size, size);
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < i; j++) {
                a.set(i, j, random.nextDouble() - 0.5);
                a.set(j, i, a.at(i, j));
            }
            a.set(i, i, size);
        }
        Matrix x = Matrix.zeros(size, 2);
        for (int p = 0; p < x.values().length; p++) x.values()[p] = random.nextDouble();
        Matrix solved = DenseSolve.clearlyRegular(a, a.times(x), 1e-6).orElseThrow();
        assertThat(solved.minus(x).norm()).isLessThan(1e-12 * x.norm());
        assertThat(DenseSolve.clearlyRegular(a, x, 2.0 * size)).isEmpty();
    }
}
