package dev.tangent.linalg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BinaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DenseSolveTest {
    @Test
    void notANumberIsNoSolutionAndNoPivot() {
        Matrix a = Matrix.identity(3);
        a.set(1, 0, Double.NaN);
        a.set(0, 1, Double.NaN);
        Matrix b = Matrix.identity(3);
        for (BinaryOperator<Matrix> solve :
                List.<BinaryOperator<Matrix>>of(DenseSolve::positiveDefinite, DenseSolve::regular))
            assertThatThrownBy(() -> solve.apply(a, b)).isInstanceOf(IllConditioned.class);
        assertThat(DenseSolve.lowerFactor(a)).isEmpty();
        assertThat(DenseSolve.inverseIfDefinite(a)).isEmpty();
        assertThat(DenseSolve.clearlyRegular(a, b, 0)).isEmpty();
    }

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
