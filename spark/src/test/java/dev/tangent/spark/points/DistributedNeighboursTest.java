package dev.tangent.spark.points;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.spark.SparkClouds;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("full")
class DistributedNeighboursTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 4, 16})
    void findsWhatCoreFinds(int partitions) {
        assertSame(SparkClouds.sheet(1500, 1), 12, partitions);
    }

    @Test
    void tiesFallAsInCore() {
        assertSame(SparkClouds.grid(25), 10, 7);
    }

    @Test
    void rowsInAnotherOrderHaveOtherIdentitiesButAreFoundAsCoreFindsThem() {
        assertSame(SparkClouds.shuffled(SparkClouds.grid(20), 3), 9, 5);
    }

    @Test
    void cellsWithFewerPointsThanNeighboursAskAllOthers() {
        assertSame(SparkClouds.sheet(40, 2), 20, 16);
    }

    @Test
    void clustersOfVeryDifferentWidths() {
        assertSame(SparkClouds.skewed(1000, 4), 15, 8);
    }

    @Test
    void copiesAreOnePoint() {
        double[][] sheet = SparkClouds.sheet(300, 5);
        double[][] rows = new double[900][];
        for (int i = 0; i < rows.length; i++) rows[i] = sheet[i * 7 % 300].clone();
        rows[899][0] += 1;
        assertSame(rows, 8, 4);
    }

    @Test
    void moreNeighboursThanPointsAreRefused() {
        Cells cells = TableRows.cells(SparkClouds.sheet(10, 1), 2);
        assertThatThrownBy(() -> DistributedNeighbours.of(cells, 11))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("neighbours must be at most the number of distinct points, 10, but is 11");
    }

    @Test
    void skewAndManyEqualPointsLeaveCellsBalanced() {
        double[][] rows = new double[60_000][];
        double[][] skewed = SparkClouds.skewed(10_000, 6);
        for (int i = 0; i < rows.length; i++) rows[i] = i % 6 == 0 ? skewed[i / 6] : new double[] {0.3, 0.3, 0.3};
        List<Cell> cells = TableRows.cells(rows, 8).rdd().collect();
        assertThat(cells.stream().mapToLong(Cell::rows).sum()).isEqualTo(60_000);
        assertThat(cells.stream().mapToInt(Cell::size).sum()).isEqualTo(10_001);
        assertThat(cells.stream().mapToInt(Cell::size).max().orElseThrow()).isLessThan(10_001 / 8 * 3 / 2);
    }

    private static void assertSame(double[][] rows, int k, int partitions) {
        NeighbourGraph expected = NeighbourGraph.nearest(PointCloud.of(rows), k);
        int[] firstRows = expected.points().firstRows();
        Cells cells = TableRows.cells(rows, partitions);
        List<CellGraph> found = DistributedNeighbours.of(cells, k).collect();
        int count = 0;
        for (CellGraph graph : found) {
            for (int i = 0; i < graph.cell().size(); i++, count++) {
                int point = Arrays.binarySearch(firstRows, (int) graph.cell().identities()[i]);
                for (int j = 0; j < k; j++) {
                    assertThat(graph.identity(graph.members()[i * k + j]))
                            .as("neighbour %d of row %d", j, firstRows[point])
                            .isEqualTo(firstRows[expected.neighbour(point, j)]);
                    assertThat(graph.squaredDistances()[i * k + j]).isEqualTo(expected.squaredDistance(point, j));
                }
            }
        }
        assertThat(count).isEqualTo(expected.size());
    }
}
