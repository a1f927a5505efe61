package dev.tangent.spark.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.InvalidInput;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.spark.SparkClouds;
import dev.tangent.spark.matrix.CellRegularizer;
import dev.tangent.spark.matrix.DistributedRegularizer;
import dev.tangent.spark.matrix.HaloReport;
import dev.tangent.spark.matrix.RowBlock;
import dev.tangent.spark.points.Cells;
import dev.tangent.spark.points.DistributedNeighbours;
import dev.tangent.spark.points.TableRows;
import dev.tangent.sparse.Solution.Termination;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.iterative.TwoLevel;
import dev.tangent.sparse.operator.DiagonalShift;
import dev.tangent.sparse.solver.Solver;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("full")
class DistributedSolverTest {
    private static final double[][] SHEET = SparkClouds.sheet(800, 1);
    private static final int K = 12;
    private static final LocalGaussian LG = new LocalGaussian(2);

    /// Every 40th row is held.
    private static double added(long row, double scale) {
        return row % 40 == 0 ? scale : 0;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 16})
    void solvesWhatCoreSolves(int partitions) {
        RegularizerMatrix core = LG.over(NeighbourGraph.nearest(PointCloud.of(SHEET), K));
        double scale = core.scale();
        double[] diagonal = new double[SHEET.length];
        for (int i = 0; i < diagonal.length; i++) diagonal[i] = added(i, scale);
        Matrix rhs = Matrix.zeros(SHEET.length, 3);
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < SHEET.length; i += 40) for (int c = 0; c < 3; c++) rhs.set(i, c, random.nextDouble() - 0.5);
        Matrix expected = Solver.of(
                        new DiagonalShift(core.matrix(), 1, diagonal),
                        Optional.empty(),
                        3,
                        SolverSettings.DEFAULT.with(SolverSettings.Choice.DIRECT))
                .solve(rhs)
                .values();

        Cells cells = TableRows.cells(SHEET, partitions);
        DistributedRegularizer regularizer =
                DistributedRegularizer.of(cells, DistributedNeighbours.of(cells, K), CellRegularizer.Gaussian.of(LG));
        try (DistributedSolver solver = new DistributedSolver(
                regularizer, 1, regularizer.rows().map(block -> perPoint(block, scale)), SolverSettings.DEFAULT)) {
            MatrixBlock loads = MatrixBlock.of(rhs);
            DistributedSolver.DistributedSolution result =
                    solver.solve(regularizer.rows().map(block -> MatrixBlock.of(rows(block, loads.matrix()))), 3);
            assertThat(result.summary().termination()).isEqualTo(Termination.CONVERGED);
            assertThat(result.summary().residual()).isLessThan(1e-9);
            assertThat(result.summary().iterations()).isLessThan(60);
            assertThat(solver.cached()).isEqualTo(partitions);
            List<RowBlock> blocks = regularizer.rows().collect();
            List<MatrixBlock> values = result.values().collect();
            double largest = expected.norm() / Math.sqrt(expected.values().length);
            for (int c = 0; c < blocks.size(); c++)
                for (int i = 0; i < blocks.get(c).size(); i++)
                    for (int t = 0; t < 3; t++)
                        assertThat(values.get(c).matrix().at(i, t))
                                .isCloseTo(
                                        expected.at((int) blocks.get(c).cell().identities()[i], t),
                                        within(1e-8 * largest));
        }
    }

    /// 1e8 points of a sheet have 7.4e6 on the interfaces of 2,000 cells.
    @Test
    void aggregatesGrowBeforeTheCoarseMatrixOutgrowsTheDriver() {
        assertThat(DistributedSolver.aggregate(borders(20, 59_000), 2)).isEqualTo(TwoLevel.size(2));
        int large = DistributedSolver.aggregate(borders(2000, 7_400_000), 2);
        double functions = 3.0 * 7_400_000 / large;
        assertThat(2 * functions * functions / 2000).isBetween(0.8 * (1 << 28), 1.0 * (1 << 28));
    }

    private static HaloReport borders(int cells, long interfacePoints) {
        return new HaloReport(cells, 0, 0, 0, 0, 0, interfacePoints, 0);
    }

    @Test
    void aCellThatDoesNotFitIsRefusedWithTheNumbers() {
        Cells cells = TableRows.cells(SHEET, 2);
        RowBlock block = DistributedRegularizer.of(
                        cells, DistributedNeighbours.of(cells, K), CellRegularizer.Gaussian.of(LG))
                .rows()
                .first();
        assertThatThrownBy(() -> new CellSystem(block, 1, perPoint(block, 1), 1, new FactorMemory(1e-9, 1)))
                .isInstanceOf(InvalidInput.class)
                .hasMessageMatching(
                        "partition 0 has [0-9]+ points, whose factors take [0-9]+ MB, but its executor has 0"
                                + " MB for it: executors with more memory, or more of them, or more partitions");
    }

    private static double[] perPoint(RowBlock block, double scale) {
        double[] diagonal = new double[block.size()];
        for (int i = 0; i < diagonal.length; i++)
            diagonal[i] = added(block.cell().identities()[i], scale);
        return diagonal;
    }

    private static Matrix rows(RowBlock block, Matrix rhs) {
        Matrix own = Matrix.zeros(block.size(), rhs.columns());
        for (int i = 0; i < block.size(); i++)
            for (int c = 0; c < rhs.columns(); c++)
                own.set(i, c, rhs.at((int) block.cell().identities()[i], c));
        return own;
    }
}
