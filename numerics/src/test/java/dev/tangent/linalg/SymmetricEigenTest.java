package dev.tangent.linalg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.parallel.Progress;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SymmetricEigenTest {
    @Test
    void resultDoesNotDependOnTheMatricesBefore() {
        SymmetricEigen used = new SymmetricEigen(20);
        SplittableRandom random = new SplittableRandom(8);
        for (int repeat = 0; repeat < 2_000; repeat++) {
            double[] kernel = wideKernel(20, random);
            SymmetricEigen fresh = new SymmetricEigen(20);
            used.decompose(kernel, 20);
            fresh.decompose(kernel, 20);
            for (int t = 0; t < 20; t++) assertThat(used.vector(t)).isEqualTo(fresh.vector(t));
        }
    }

    /// Ends whoever asks for the third time.
    private static Progress ending(AtomicInteger asked) {
        return new Progress() {
            @Override
            public void at(long done, long total) {}

            @Override
            public void check() {
                if (asked.incrementAndGet() == 3) throw new CancellationException("cancelled");
            }
        };
    }

    @Test
    void oneThatIsNoLongerWantedEndsBeforeItsNextColumn() {
        AtomicInteger asked = new AtomicInteger();
        double[] kernel = wideKernel(20, new SplittableRandom(8));
        ScopedValue.where(Progress.LISTENER, ending(asked))
                .run(() -> assertThatThrownBy(() -> new SymmetricEigen(20).decompose(kernel, 20))
                        .isInstanceOf(CancellationException.class));
        assertThat(asked.get()).isEqualTo(3);
    }

    /// Nearly singular: its iteration needs exceptional shifts now and then.
    private static double[] wideKernel(int size, SplittableRandom random) {
        double[] x = random.doubles(size).toArray();
        double[] kernel = new double[size * size];
        for (int a = 0; a < size; a++)
            for (int b = 0; b < size; b++) kernel[a * size + b] = Math.exp(-Math.pow(x[a] - x[b], 2));
        return kernel;
    }

    @Test
    void oneInstanceServesAllSizesInAnyOrder() {
        SymmetricEigen eigen = new SymmetricEigen(15);
        SplittableRandom random = new SplittableRandom(3);
        for (int size : new int[] {15, 3, 15, 1, 8, 9, 2, 14, 15}) {
            Matrix a = symmetric(size, random);
            eigen.decompose(a.values(), size);
            for (int t = 0; t < size; t++) {
                Matrix v = Matrix.column(eigen.vector(t));
                Matrix left = a.times(v);
                for (int i = 0; i < size; i++)
                    assertThat(left.at(i, 0)).isCloseTo(eigen.value(t) * v.at(i, 0), within(1e-12));
                if (t > 0) assertThat(eigen.value(t)).isLessThanOrEqualTo(eigen.value(t - 1));
                assertThat(v.norm()).isCloseTo(1, within(1e-12));
            }
        }
    }

    private static Matrix symmetric(int size, SplittableRandom random) {
        Matrix a = Matrix.zeros(size, size);
        for (int i = 0; i < size; i++) for (int j = 0; j < size; j++) a.set(i, j, random.nextDouble() - 0.5);
        return a.symmetrized();
    }
}
