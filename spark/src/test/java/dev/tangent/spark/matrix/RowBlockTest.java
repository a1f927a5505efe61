package dev.tangent.spark.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.spark.SparkClouds;
import dev.tangent.spark.points.CellGraph;
import dev.tangent.spark.points.Cells;
import dev.tangent.spark.points.DistributedNeighbours;
import dev.tangent.spark.points.Neighbourhoods;
import dev.tangent.spark.points.TableRows;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("full")
class RowBlockTest {
    @Test
    void theOrderInWhichMessagesArriveDoesNotMatter() {
        Cells cells = TableRows.cells(SparkClouds.sheet(500, 1), 6);
        JavaRDD<CellGraph> graphs = DistributedNeighbours.of(cells, 10);
        List<List<Neighbourhoods>> received =
                cells.neighbourhoodsFromOthers(graphs).collect();
        CellRegularizer spec = CellRegularizer.Gaussian.of(new LocalGaussian(2));
        List<CellGraph> all = graphs.collect();
        assertThat(received).anyMatch(messages -> messages.size() > 1);
        for (int c = 0; c < all.size(); c++) {
            RowBlock one = RowBlock.of(all.get(c), received.get(c), spec);
            RowBlock other = RowBlock.of(all.get(c), received.get(c).reversed(), spec);
            assertThat(other.halo()).isEqualTo(one.halo());
            assertThat(other.columns()).isEqualTo(one.columns());
            assertThat(other.values()).isEqualTo(one.values());
        }
    }
}
