package dev.tangent.gpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.device.DeviceFailure;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotSolved;
import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FactorLibraryTest {
    private final StandInCuda cuda = new StandInCuda(1);
    private final StandInCudaMath math = new StandInCudaMath();
    private final Driver driver = Driver.of(cuda);

    private Optional<FactorLibrary> library() {
        return new SoughtLibrary(driver, () -> Optional.of(math)).get();
    }

    private void solve() {
        FactorLibrary library = library().orElseThrow();
        try (MemoryPool pool = new MemoryPool(driver);
                LibraryFactor factor = LibraryFactor.of(library, pool, 5, pool.zeros(8 * 5 * 64))) {
            Matrix b = Matrix.zeros(5, 2);
            b.set(4, 1, 7);
            assertThat(factor.times(b).values()).containsExactly(b.values());
        }
    }

    @Test
    void isCalledAsItsManualSays() {
        solve();
        assertThat(math.called)
                .containsExactly(
                        "createSolver",
                        "createBlas",
                        "factorWorkspace 11 5 64",
                        "factor 11 5 64 3",
                        "solve 12 false 5 2 64",
                        "solve 12 true 5 2 64");
        assertThat(cuda.memory).isEmpty();
    }

    @Test
    void isLookedForOnce() {
        SoughtLibrary sought = new SoughtLibrary(driver, () -> Optional.of(math));
        sought.seek();
        assertThat(sought.get()).isEqualTo(sought.get()).isPresent();
        assertThat(math.called).containsExactly("createSolver", "createBlas");
    }

    @ParameterizedTest
    @ValueSource(strings = {"createSolver", "createBlas"})
    void isNoneWhereItRefusesToOpen(String call) {
        math.failing = call;
        assertThat(library()).isEmpty();
    }

    @Test
    void isNoneWhereItLacksACall() {
        SoughtLibrary sought = new SoughtLibrary(driver, () -> {
            throw new DeviceFailure("too old");
        });
        assertThat(sought.get()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"factorWorkspace", "factor", "solve"})
    void everyCallIsCheckedAndNothingIsHeldAfterAFailure(String call) {
        math.failing = call;
        assertThatThrownBy(this::solve)
                .isInstanceOf(DeviceFailure.class)
                .hasMessageContaining("error 2 of CUDA's libraries");
        assertThat(cuda.memory).isEmpty();
    }

    @Test
    void aPivotThatIsNotPositiveIsNotSolved() {
        math.atFactor = info -> cuda.upload(MemorySegment.ofArray(new int[] {3}), info, Integer.BYTES);
        FactorLibrary library = library().orElseThrow();
        try (MemoryPool pool = new MemoryPool(driver)) {
            DeviceMemory a = pool.zeros(8 * 5 * 64);
            assertThatThrownBy(() -> LibraryFactor.of(library, pool, 5, a)).isInstanceOf(NotSolved.class);
            assertThat(cuda.memory).isEmpty();
        }
    }
}
