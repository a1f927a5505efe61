package dev.tangent.gpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.device.Device;
import dev.tangent.device.DeviceFailure;
import dev.tangent.device.LocalGaussianTask;
import dev.tangent.device.TiledPoints;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Which stages a device takes, and how it fails, by a driver that stands in.
class GpuDeviceTest {
    private static final int SIZE = 100;
    private static final int K = 5;

    private final StandInCuda cuda = new StandInCuda(1);
    private final GpuProvider provider = new GpuProvider(new GpuProvider.OpenedDriver(() -> cuda));

    private static TiledPoints points(int size, int dimension) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) order[i] = size - 1 - i;
        return new TiledPoints(dimension, new double[size * dimension], order);
    }

    private static LocalGaussianTask task(int k, int coordinates) {
        return new LocalGaussianTask(
                new double[SIZE * coordinates], SIZE, new int[SIZE * k], k, 2, 0.1, true, (centre, lower) -> {});
    }

    @Test
    void searchesAndTellsWhatItMoved() {
        try (Device device = provider.open()) {
            assertThat(device.neighbours(points(SIZE, 3), K)).isPresent();
            assertThat(cuda.launched).containsExactly("tileBoxes", "neighbours4");
            assertThat(cuda.memory).isEmpty();
            assertThat(device.used().bytesTo()).isEqualTo(SIZE * 4 * 8 + SIZE * 4);
            assertThat(device.used().bytesTo()).isZero();
        }
    }

    @Test
    void leavesToTheProcessorWhatNoKernelIsMadeFor() {
        try (Device device = provider.open()) {
            assertThat(device.neighbours(points(SIZE, 33), K)).isEmpty();
            assertThat(device.neighbours(points(SIZE, 3), 70)).isEmpty();
            assertThat(device.localGaussian(task(60, 60))).isEmpty();
            SparseMatrix a = SparseMatrix.diagonal(1, 2);
            assertThat(device.solver(a, Optional.empty(), 1, SolverSettings.DEFAULT))
                    .isEmpty();
            assertThat(cuda.launched).isEmpty();
        }
    }

    @Test
    void leavesToTheProcessorWhatHasNoRoom() {
        try (Device device = provider.open()) {
            int size = 1 << 20;
            TiledPoints large = new TiledPoints(32, new double[0], new int[4 * size]);
            assertThat(device.neighbours(large, 20)).isEmpty();
            assertThat(cuda.memory).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void memoryThatEndsInTheMiddleIsGivenBack(int after) {
        cuda.failing("allocate", after);
        try (Device device = provider.open()) {
            assertThatThrownBy(() -> device.neighbours(points(SIZE, 3), K))
                    .isInstanceOf(DeviceFailure.class)
                    .hasMessageContaining("out of memory");
        }
        assertThat(cuda.memory).isEmpty();
    }

    @Test
    void aDriverThatCannotBeOpenedIsNotAskedAgain() {
        cuda.failing("retainContext", 0);
        assertThatThrownBy(provider::open).isInstanceOf(DeviceFailure.class);
        assertThatThrownBy(provider::open).isInstanceOf(DeviceFailure.class);
        assertThat(cuda.opened).isEqualTo(1);
    }

    @Test
    void computationsShareTheDriverAndNotTheirMemory() {
        try (Device first = provider.open();
                Device second = provider.open()) {
            assertThat(first).isNotSameAs(second);
            assertThat(cuda.opened).isEqualTo(1);
        }
    }
}
