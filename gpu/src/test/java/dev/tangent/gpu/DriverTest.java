package dev.tangent.gpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.device.DeviceFailure;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DriverTest {
    private static Driver driver(StandInCuda cuda) {
        return Driver.of(cuda);
    }

    @Test
    void tellsTheDevicesName() {
        assertThat(driver(new StandInCuda(1)).name()).isEqualTo("stand-in");
    }

    @Test
    void aMachineWithoutADeviceIsAFailure() {
        assertThatThrownBy(() -> driver(new StandInCuda(0)))
                .isInstanceOf(DeviceFailure.class)
                .hasMessageContaining("no device");
    }

    @ParameterizedTest
    @ValueSource(strings = {"initialise", "countDevices", "name", "retainContext"})
    void everyStepOfOpeningIsChecked(String call) {
        assertThatThrownBy(() -> driver(new StandInCuda(1).failing(call, 0)))
                .isInstanceOf(DeviceFailure.class)
                .hasMessageContaining("CUDA_ERROR_OUT_OF_MEMORY, out of memory");
    }

    @ParameterizedTest
    @ValueSource(strings = {"useContext", "memory", "allocate", "clear", "load", "function", "launch", "synchronise"})
    void everyCallIsChecked(String call) {
        Driver driver = driver(new StandInCuda(1).failing(call, 0));
        assertThatThrownBy(() -> {
                    driver.enter();
                    driver.freeBytes();
                    driver.clear(driver.allocate(8), 8);
                    long function = driver.function(driver.load(KernelFile.ptx("dense"), "dense"), "begin");
                    driver.launch("begin", function, LaunchShape.of(1, 1), 1, 2L, 3.0);
                    driver.synchronise();
                })
                .isInstanceOf(DeviceFailure.class)
                .hasMessageContaining("out of memory");
    }

    @Test
    void aDriverWithoutWordsForAnErrorIsHeardAllTheSame() {
        assertThat(NativeLibrary.text(MemorySegment.NULL)).isEmpty();
        try (Arena arena = Arena.ofConfined()) {
            assertThat(NativeLibrary.text(arena.allocateFrom("out of memory"))).hasValue("out of memory");
        }
    }

    @Test
    void whatIsSentComesBack() {
        try (MemoryPool pool = new MemoryPool(driver(new StandInCuda(1)))) {
            double[] values = {1, -2.5, Double.MIN_VALUE};
            int[] numbers = {7, -1};
            assertThat(pool.copyOf(values).doubles(3)).containsExactly(values);
            assertThat(pool.copyOf(numbers).ints(2)).containsExactly(numbers);
            assertThat(pool.sent()).isEqualTo(3 * 8 + 2 * 4);
            assertThat(pool.fetched()).isEqualTo(3 * 8 + 2 * 4);
        }
    }

    @Test
    void aPartCanBeWrittenAnew() {
        try (MemoryPool pool = new MemoryPool(driver(new StandInCuda(1)))) {
            DeviceMemory memory = pool.copyOf(1.0, 2.0, 3.0);
            pool.upload(MemorySegment.ofArray(new double[] {9}), memory, 8);
            assertThat(memory.doubles(3)).containsExactly(1, 9, 3);
            assertThatThrownBy(() -> pool.upload(MemorySegment.ofArray(new double[] {9}), memory, 24))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void nothingIsHeldAfterClosing() {
        StandInCuda cuda = new StandInCuda(1);
        try (MemoryPool pool = new MemoryPool(driver(cuda))) {
            DeviceMemory first = pool.zeros(100);
            pool.allocate(50);
            first.close();
            assertThat(cuda.memory).hasSize(1);
            assertThatThrownBy(first::address).isInstanceOf(IllegalStateException.class);
        }
        assertThat(cuda.memory).isEmpty();
    }
}
