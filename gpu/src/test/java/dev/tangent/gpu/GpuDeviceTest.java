package dev.tangent.gpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.device.Device;
import dev.tangent.device.DeviceFailure;
import dev.tangent.device.LocalGaussianTask;
import dev.tangent.device.TiledPoints;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.solver.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Which stages a device takes, and how it fails, by a driver that stands in.
class GpuDeviceTest {
    private static final int SIZE = 100;
    private static final int K = 5;

    private final StandInCuda cuda = new StandInCuda(1);
    private final StandInCudaMath math = new StandInCudaMath();
    private final OpenedDriver opened = new OpenedDriver(() -> cuda, () -> Optional.of(math));
    private final GpuProvider provider = new GpuProvider(opened);

    private static TiledPoints points(int size, int dimension) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) order[i] = size - 1 - i;
        return new TiledPoints(dimension, new double[size * dimension], order);
    }

    private static LocalGaussianTask task(int k, int coordinates) {
        return new LocalGaussianTask(
                new double[SIZE * coordinates], SIZE, new int[SIZE * k], k, 2, 0.1, true, () -> (centre, lower) -> {});
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
    void whatWasPreparedIsNeitherOpenedNorCompiledAgain() throws InterruptedException {
        provider.prepare();
        opened.preparing().orElseThrow().join();
        int prepared = cuda.loaded;
        provider.prepare();
        try (Device device = provider.open()) {
            assertThat(device.neighbours(points(SIZE, 3), K)).isPresent();
        }
        assertThat(cuda.opened).isEqualTo(1);
        assertThat(prepared).isEqualTo(5).isEqualTo(cuda.loaded);
    }

    @Test
    void whyItCouldNotBePreparedIsToldToWhoOpensIt() throws InterruptedException {
        cuda.failing("countDevices", 0);
        provider.prepare();
        opened.preparing().orElseThrow().join();
        assertThatThrownBy(provider::open).isInstanceOf(DeviceFailure.class).hasMessageContaining("counted");
        assertThat(cuda.opened).isEqualTo(1);
    }

    @Test
    void kernelsThatCouldNotBePreparedFailWhereTheyAreUsed() throws InterruptedException {
        cuda.failing("load", 0);
        provider.prepare();
        opened.preparing().orElseThrow().join();
        try (Device device = provider.open()) {
            assertThatThrownBy(() -> device.neighbours(points(SIZE, 3), K))
                    .isInstanceOf(DeviceFailure.class)
                    .hasMessageContaining("could not be compiled");
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

    private static SparseMatrix diagonal(int size, int perRow) {
        int[] starts = new int[size + 1];
        int[] columns = new int[size * perRow];
        for (int i = 0; i < size; i++) {
            starts[i + 1] = (i + 1) * perRow;
            for (int e = 0; e < perRow; e++) columns[i * perRow + e] = (i + e) % size;
        }
        return new SparseMatrix(starts, columns, new double[columns.length]);
    }

    private Optional<Solver> solver(Device device, SparseMatrix a) {
        NodeGeometry nodes = new NodeGeometry(a.size(), 3, (i, t) -> i + t, 0);
        return device.solver(a, Optional.of(nodes), 1, SolverSettings.DEFAULT);
    }

    @Test
    void aFewThousandRowsWithManyEntriesGetADenseFactor() {
        try (Device device = provider.open()) {
            assertThat(solver(device, diagonal(3000, 30))).isEmpty();
            assertThat(solver(device, diagonal(3100, 10))).isEmpty();
            assertThat(cuda.launched).isEmpty();
            Solver solver = solver(device, diagonal(3100, 30)).orElseThrow();
            assertThat(solver.size()).isEqualTo(3100);
            assertThat(cuda.launched).contains("denseRows", "factorTile").doesNotContain("invertGroups");
            assertThat(math.called).isEmpty();
        }
        assertThat(cuda.memory).isEmpty();
    }

    @Test
    void aMatrixThatIsNotDefiniteLeavesNothingBehind() {
        cuda.pivotsAreNegative = true;
        try (Device device = provider.open()) {
            assertThat(solver(device, diagonal(3100, 30))).isEmpty();
            assertThat(cuda.memory).isEmpty();
            SparseMatrix small = diagonal(SIZE, 3);
            NodeGeometry nodes = new NodeGeometry(SIZE, 3, (i, t) -> i + t, 0);
            SolverSettings iterative = SolverSettings.DEFAULT.with(SolverSettings.Choice.ITERATIVE);
            assertThat(device.solver(small, Optional.of(nodes), 1, iterative)).isEmpty();
            assertThat(cuda.launched).contains("invertGroups");
            assertThat(cuda.memory).isEmpty();
        }
    }

    @Test
    void aPointInTooManyNeighbourhoodsIsNoFailureOfTheDevice() {
        cuda.aPointIsAHub = true;
        try (Device device = provider.open()) {
            assertThat(device.localGaussian(task(K, 3))).isEmpty();
            assertThat(cuda.memory).isEmpty();
        }
    }

    @Test
    void whatADeviceStillTakesBackIsGivenBackThoughItCannotBeEntered() {
        Device device = provider.open();
        assertThat(solver(device, diagonal(3100, 30))).isPresent();
        cuda.failing("useContext", 0);
        assertThatThrownBy(device::close).isInstanceOf(DeviceFailure.class);
        assertThat(cuda.memory).isEmpty();
    }

    @Test
    void manyOfThemAreFactorizedByALibrary() {
        try (Device device = provider.open()) {
            device.expectMany();
            assertThat(solver(device, diagonal(3100, 30))).isPresent();
            assertThat(math.called).contains("factor 11 3100 3136 3");
            assertThat(cuda.launched).contains("denseRows").doesNotContain("factorTile");
        }
        assertThat(cuda.memory).isEmpty();
    }

    @Test
    void aDeviceSlowInDoublePrecisionMakesNoDenseFactor() {
        cuda.doubleRate = 64;
        try (Device device = provider.open()) {
            assertThat(solver(device, diagonal(3100, 30))).isEmpty();
        }
    }

    @Test
    void aSystemThatWasGivenUpForOthersIsMadeAgain() {
        SparseMatrix a = diagonal(3100, 30);
        try (Device device = provider.open()) {
            Solver first = solver(device, a).orElseThrow();
            List<Solver> others = new ArrayList<>();
            for (int i = 0; i < HeldSystems.MOST; i++)
                others.add(solver(device, a).orElseThrow());
            assertThat(cuda.memory).hasSize(HeldSystems.MOST);
            long factors = factors();
            others.getLast().solve(Matrix.zeros(a.size(), 1));
            assertThat(factors()).isEqualTo(factors);
            first.solve(Matrix.zeros(a.size(), 1));
            assertThat(factors()).isEqualTo(factors + 1);
            assertThat(cuda.memory).hasSize(HeldSystems.MOST);
        }
        assertThat(cuda.memory).isEmpty();
    }

    private long factors() {
        return cuda.launched.stream().filter("denseRows"::equals).count();
    }

    /// Bytes that a solver with this matrix sends.
    private static long sent(Device device, SparseMatrix a) {
        device.used();
        NodeGeometry nodes = new NodeGeometry(SIZE, 3, (i, t) -> i + t, 0);
        SolverSettings iterative = SolverSettings.DEFAULT.with(SolverSettings.Choice.ITERATIVE);
        assertThat(device.solver(a, Optional.of(nodes), 1, iterative)).isPresent();
        return device.used().bytesTo();
    }

    @Test
    void aMatrixThatWasMadeThereIsNotSentAgain() {
        try (Device device = provider.open()) {
            SparseMatrix made = device.localGaussian(task(K, 3)).orElseThrow();
            SparseMatrix other = new SparseMatrix(made.rowStart(), made.columns(), made.values());
            int rows = 4 * (SIZE + 1) + 12 * made.entries();
            assertThat(sent(device, other) - sent(device, made)).isEqualTo(rows);
            SparseMatrix next = device.localGaussian(task(K, 3)).orElseThrow();
            assertThat(sent(device, made) - sent(device, next)).isEqualTo(rows);
        }
        assertThat(cuda.memory).isEmpty();
    }

    @Test
    void othersHaveTheDeviceWhileTheProcessorComputesAMatrix() {
        cuda.aMatrixNeedsCare = true;
        List<Integer> filled = new ArrayList<>();
        try (Device device = provider.open()) {
            LocalGaussianTask careful = new LocalGaussianTask(
                    new double[SIZE * 3], SIZE, new int[SIZE * K], K, 2, 0.1, true, () -> (centre, lower) -> {
                        assertThat(CompletableFuture.supplyAsync(
                                                () -> device.localGaussian(task(K, 3)), Thread::startVirtualThread)
                                        .orTimeout(20, TimeUnit.SECONDS)
                                        .join())
                                .isPresent();
                        filled.add(centre);
                    });
            assertThat(device.localGaussian(careful)).isPresent();
            assertThat(filled).containsExactly(0);
            assertThat(device.used().seconds()).isPositive();
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
