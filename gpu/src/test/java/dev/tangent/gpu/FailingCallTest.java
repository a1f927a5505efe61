package dev.tangent.gpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.device.Device;
import dev.tangent.device.DeviceFailure;
import dev.tangent.device.LocalGaussianTask;
import dev.tangent.device.TiledPoints;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotSolved;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Every call of the driver from its start to a solution, failing in turn: neighbours, matrix, solve.
class FailingCallTest {
    private static final int SIZE = 100;
    private static final int K = 5;
    private static final int ITERATIONS = 7;

    private static StandInCuda cuda() {
        StandInCuda cuda = new StandInCuda(1);
        cuda.aMatrixNeedsCare = true;
        cuda.sumsAreOne = true; // so that iterations go on to their limit
        return cuda;
    }

    private static void compute(Device device) {
        int[] order = IntStream.range(0, SIZE).toArray();
        assertThat(device.neighbours(new TiledPoints(3, new double[SIZE * 3], order), K))
                .isPresent();
        SparseMatrix a = device.localGaussian(new LocalGaussianTask(
                        new double[SIZE * 3], SIZE, new int[SIZE * K], K, 2, 0.1, true, () -> (centre, lower) -> {}))
                .orElseThrow();
        SolverSettings settings = new SolverSettings(SolverSettings.Choice.ITERATIVE, 1e-9, ITERATIONS);
        device.solver(a, Optional.of(new NodeGeometry(SIZE, 3, (i, t) -> i + t, 0)), 2, settings)
                .orElseThrow()
                .solve(Matrix.zeros(SIZE, 2));
    }

    /// Opens, computes and closes; the calls that were made before it was closed.
    private static int run(StandInCuda cuda) {
        try (Device device = new GpuProvider(new OpenedDriver(() -> cuda, Optional::empty)).open()) {
            try {
                compute(device);
            } catch (NotSolved atTheLimit) {
                assertThat(cuda.launched).contains("neighbours4", "sumRows", "toSingle", "directions");
                for (Throwable inTheEnd : atTheLimit.getSuppressed()) throw (DeviceFailure) inTheEnd;
            }
            return cuda.calls();
        }
    }

    @Test
    void everyCallThatFailsIsToldAndNothingIsHeld() {
        int calls = run(cuda());
        assertThat(calls).isGreaterThan(100);
        for (int n = 0; n < calls; n++) {
            StandInCuda failing = cuda().failingAt(n, false);
            assertThatThrownBy(() -> run(failing))
                    .as("call %d of %d", n, calls)
                    .isInstanceOf(DeviceFailure.class)
                    .hasMessageContaining("out of memory");
            assertThat(failing.memory).as("after call %d of %d", n, calls).isEmpty();
        }
    }

    @Test
    void aDeviceThatIsGoneFromACallOnIsToldToo() {
        int calls = run(cuda());
        for (int n = 0; n < calls; n++) {
            StandInCuda failing = cuda().failingAt(n, true);
            assertThatThrownBy(() -> run(failing))
                    .as("from call %d of %d", n, calls)
                    .isInstanceOf(DeviceFailure.class);
        }
    }
}
