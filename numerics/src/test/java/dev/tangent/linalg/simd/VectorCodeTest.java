package dev.tangent.linalg.simd;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.parallel.Parallel;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

class VectorCodeTest {
    private static Set<Class<?>> kernelsOfALoop() {
        Set<Class<?>> kernels = ConcurrentHashMap.newKeySet();
        Parallel.on(3, () -> {
            Parallel.forRange(50, 1, (from, to) -> kernels.add(RowKernel.best().getClass()));
            return kernels;
        });
        return kernels;
    }

    @Test
    void longWorkHasItsKernelsOnAllThreads() {
        assertThat(VectorCode.atOnce(true, VectorCodeTest::kernelsOfALoop))
                .containsExactly(KernelTwins.VECTOR_ROWS.getClass());
    }

    @Test
    void oneLongPieceOfWorkLeavesOtherWorkAlone() {
        Set<Class<?>> before = kernelsOfALoop();
        VectorCode.atOnce(true, () -> {
            assertThat(DenseKernels.best()).hasSameClassAs(KernelTwins.VECTOR);
            return before;
        });
        assertThat(kernelsOfALoop()).isEqualTo(before);
        assertThat(VectorCode.atOnce(false, VectorCodeTest::kernelsOfALoop)).isEqualTo(before);
    }
}
