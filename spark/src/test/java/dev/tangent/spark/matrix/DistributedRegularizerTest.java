package dev.tangent.spark.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.spark.SparkClouds;
import dev.tangent.spark.points.CellGraph;
import dev.tangent.spark.points.Cells;
import dev.tangent.spark.points.DistributedNeighbours;
import dev.tangent.spark.points.TableRows;
import dev.tangent.sparse.SparseMatrix;
import org.apache.spark.api.java.JavaRDD;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("full")
class DistributedRegularizerTest {
    private static final double[][] SHEET = SparkClouds.sheet(900, 1);
    private static final int K = 10;

    @ParameterizedTest
    @ValueSource(ints = {1, 9})
    void rowsOfLocalGaussianAreThoseOfCore(int partitions) {
        LocalGaussian local = new LocalGaussian(2, 0.5, NullSpace.LINEAR);
        assertSame(CellRegularizer.Gaussian.of(local), local.over(graph()), partitions);
    }

    @Test
    void rowsOfTheLaplacianAreThoseOfCore() {
        RegularizerMatrix expected = new Laplacian().over(graph());
        JavaRDD<CellGraph> graphs = DistributedNeighbours.of(TableRows.cells(SHEET, 5), K);
        double b = DistributedRegularizer.meanSquaredDistance(graphs);
        assertSame(new CellRegularizer.GraphLaplacian(b, 1), expected, 5);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void scaleOfPowersIsThatOfCore(int power) {
        double expected =
                new IteratedLaplacian(new Laplacian(0.01), power).over(graph()).scale();
        assertThat(made(new CellRegularizer.GraphLaplacian(0.01, power), 6).scale())
                .isCloseTo(expected, within(1e-12 * expected));
    }

    @Test
    void bordersAreCounted() {
        HaloReport one = made(new CellRegularizer.GraphLaplacian(0.01, 1), 1).report();
        assertThat(one.haloPoints()).isZero();
        assertThat(one.cutEntries()).isZero();
        HaloReport four = made(new CellRegularizer.GraphLaplacian(0.01, 1), 4).report();
        assertThat(four.points()).isEqualTo(900);
        assertThat(four.cells()).isEqualTo(4);
        assertThat(four.entries()).isEqualTo(one.entries());
        assertThat(four.interfacePoints()).isBetween(1L, 900L);
        assertThat(four.haloPoints()).isGreaterThanOrEqualTo(four.interfacePoints());
    }

    private static NeighbourGraph graph() {
        return NeighbourGraph.nearest(PointCloud.of(SHEET), K);
    }

    private static DistributedRegularizer made(CellRegularizer spec, int partitions) {
        Cells cells = TableRows.cells(SHEET, partitions);
        return DistributedRegularizer.of(cells, DistributedNeighbours.of(cells, K), spec);
    }

    private static void assertSame(CellRegularizer spec, RegularizerMatrix expected, int partitions) {
        DistributedRegularizer made = made(spec, partitions);
        SparseMatrix matrix = expected.matrix().explicit();
        assertThat(made.scale()).isCloseTo(expected.scale(), within(1e-12 * expected.scale()));
        int entries = 0;
        for (RowBlock block : made.rows().collect()) {
            for (int i = 0; i < block.size(); i++) {
                int row = (int) block.cell().identities()[i];
                for (int p = block.rowStart()[i]; p < block.rowStart()[i + 1]; p++, entries++)
                    assertThat(block.values()[p])
                            .as("row %d", row)
                            .isCloseTo(
                                    matrix.at(row, (int) block.identity(block.columns()[p])),
                                    within(1e-11 * expected.scale()));
            }
        }
        assertThat(entries).isEqualTo(matrix.entries());
    }
}
