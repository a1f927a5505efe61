package dev.tangent.gpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.tangent.ComputeDevice;
import dev.tangent.device.DeviceFailure;
import dev.tangent.device.DeviceSession;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.neighbours.DeviceSearch;
import dev.tangent.geometry.neighbours.KdTree;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.operator.DiagonalShift;
import dev.tangent.sparse.solver.Solver;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The device against the processor; skipped where there is none.
@Tag("full")
class OnDeviceTest {
    private static final double ROUNDING = 1e-10;

    @BeforeAll
    static void thereIsADevice() {
        try {
            new GpuProvider().open().close();
        } catch (DeviceFailure none) {
            abort("there is no device here: " + none.getMessage());
        }
    }

    private static <T> T onDevice(Supplier<T> work) {
        return onDevice(false, work);
    }

    private static <T> T onDevice(boolean searching, Supplier<T> work) {
        DeviceSession session = new DeviceSession(ComputeDevice.GPU);
        if (searching) session.searching(1);
        T value = session.run(work);
        assertThat(session.warnings()).isEmpty();
        assertThat(session.uses()).isNotEmpty();
        return value;
    }

    private static PointCloud points(String kind) {
        return switch (kind) {
            case "plane" -> DeviceCheck.sheet(3000, 2, 3, 1);
            case "wide" -> DeviceCheck.sheet(2500, 3, 24, 2);
            case "odd" -> DeviceCheck.sheet(1777, 3, 7, 3);
            default -> DeviceCheck.grid(50);
        };
    }

    @ParameterizedTest
    @CsvSource({"plane, 10", "wide, 14", "odd, 17", "grid, 11", "plane, 65"})
    void neighboursAreEqualTiesIncluded(String kind, int k) {
        PointCloud cloud = points(kind);
        NeighbourGraph here = NeighbourGraph.nearest(cloud, k, new KdTree());
        NeighbourGraph there = onDevice(() -> NeighbourGraph.nearest(cloud, k, new DeviceSearch()));
        assertThat(there.members()).containsExactly(here.members());
        for (int i = 0; i < here.size(); i++)
            for (int j = 0; j < k; j++) assertThat(there.squaredDistance(i, j)).isEqualTo(here.squaredDistance(i, j));
    }

    @ParameterizedTest
    @CsvSource({
        "plane, 10, 2, 0.1, LINEAR",
        "plane, 12, 2, 0.5, LINEAR",
        "plane, 12, 2, 0.3, CONSTANT",
        "plane, 12, 3, 0.1, LINEAR",
        "wide, 14, 4, 0.3, LINEAR",
        "odd, 17, 3, 1, LINEAR",
        "grid, 11, 2, 0.1, LINEAR"
    })
    void matricesAgree(String kind, int k, int m, double scale, NullSpace free) {
        NeighbourGraph graph = NeighbourGraph.nearest(points(kind), k);
        LocalGaussian energy = new LocalGaussian(m, scale, free);
        SparseMatrix here = energy.over(graph).matrix().explicit();
        SparseMatrix there = onDevice(() -> energy.over(graph).matrix().explicit());
        SparseMatrix again = onDevice(() -> energy.over(graph).matrix().explicit());
        assertThat(DeviceCheck.worst(here, there)).isLessThan(ROUNDING);
        assertThat(again.values()).containsExactly(there.values());
    }

    @ParameterizedTest
    @CsvSource({"0.1, 1", "1, 1", "1, 1e-3", "1e-3, 1e-5"})
    void errorsOfMatricesAreWithinWhatTheConditionAllows(double thickness, double closeness) {
        LocalGaussian energy = new LocalGaussian(2);
        NeighbourGraph graph = NeighbourGraph.nearest(LocalMatrixErrorsTest.points(60, thickness, closeness), 10);
        double[] lower = LocalMatrixErrors.device(energy, graph);
        for (int centre = 0; centre < graph.size(); centre++)
            assertThat(LocalMatrixErrors.of(
                                    Arrays.copyOfRange(lower, centre * 55, (centre + 1) * 55),
                                    LocalMatrixErrors.precise(energy, graph, centre))
                            .allowed())
                    .isLessThan(1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aDenseFactorSolvesAsASparseOneDoes(boolean searching) {
        NeighbourGraph graph = NeighbourGraph.nearest(DeviceCheck.sheet(3500, 3, 7, 4), 14);
        var regularizer = new LocalGaussian(3).over(graph);
        double[] added = new double[graph.size()];
        Matrix rhs = Matrix.zeros(graph.size(), 20);
        for (int i = 0; i < added.length; i += 100) {
            added[i] = 1;
            for (int c = 0; c < rhs.columns(); c++) rhs.set(i, c, Math.sin(i + c));
        }
        DiagonalShift a = new DiagonalShift(regularizer.matrix(), 1e-2, added);
        Supplier<Solution> solve =
                () -> Solver.of(a, Optional.of(regularizer.nodeGeometry()), 20, SolverSettings.DEFAULT)
                        .solve(rhs);
        Solution there = onDevice(searching, solve);
        assertThat(there.method()).startsWith("dense Cholesky on ");
        assertThat(there.residual()).isLessThan(1e-10);
        assertThat(onDevice(searching, solve).values().values())
                .containsExactly(there.values().values());
        assertThat(there.values().minus(solve.get().values()).norm())
                .isLessThan(1e-8 * there.values().norm());
    }

    @Test
    void solutionsAgreeAndRepeat() {
        NeighbourGraph graph = NeighbourGraph.nearest(points("plane"), 10);
        var regularizer = new LocalGaussian(2).over(graph);
        double[] added = new double[graph.size()];
        Matrix rhs = Matrix.zeros(graph.size(), 20);
        for (int i = 0; i < added.length; i += 100) {
            added[i] = 1;
            for (int c = 0; c < rhs.columns(); c++) rhs.set(i, c, Math.sin(i + c));
        }
        DiagonalShift a = new DiagonalShift(regularizer.matrix(), 1e-2, added);
        SolverSettings iterative = SolverSettings.DEFAULT.with(SolverSettings.Choice.ITERATIVE);
        Supplier<Solution> solve = () -> Solver.of(a, Optional.of(regularizer.nodeGeometry()), 20, iterative)
                .solve(rhs);
        Solution there = onDevice(solve);
        assertThat(there.method()).contains(" on ");
        assertThat(there.residual()).isLessThan(SolverSettings.DEFAULT.tolerance());
        assertThat(onDevice(solve).values().values())
                .containsExactly(there.values().values());
        Matrix here = Solver.of(a, Optional.empty(), 20, SolverSettings.DEFAULT.with(SolverSettings.Choice.DIRECT))
                .solve(rhs)
                .values();
        double worst = 0;
        for (int e = 0; e < here.values().length; e++)
            worst = Math.max(worst, Math.abs(here.values()[e] - there.values().values()[e]));
        assertThat(worst / here.norm()).isLessThan(1e-6);
    }
}
