package dev.tangent.data.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Standardisation;
import dev.tangent.data.table.Table;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import java.util.List;
import org.junit.jupiter.api.Test;

class PointsInputTest {
    /// Two columns of like spread and one that dominates them.
    private static PointsInput points(double most) {
        Matrix cells = Matrix.zeros(40, 3);
        for (int i = 0; i < cells.rows(); i++) {
            cells.set(i, 0, Math.sin(i));
            cells.set(i, 1, Math.cos(2 * i));
            cells.set(i, 2, most * Math.sin(3 * i));
        }
        Table table = Table.of("t.csv", List.of("a", "b", "c"), cells);
        return PointsInput.of(table, ColumnChoice.ColumnRequest.NONE, List.of());
    }

    private static double spread(PointCloud cloud, int column) {
        double mean = 0;
        double squares = 0;
        for (int i = 0; i < cloud.size(); i++) mean += cloud.at(i, column) / cloud.size();
        for (int i = 0; i < cloud.size(); i++) squares += Math.pow(cloud.at(i, column) - mean, 2) / cloud.size();
        return Math.sqrt(squares);
    }

    @Test
    void oneColumnThatWouldBeAllDistancesIsScaledWhereNobodySays() {
        PointCloud seen = points(400).cloud(Standardisation.AUTO);
        for (int c = 0; c < 3; c++) assertThat(spread(seen, c)).isEqualTo(1, within(1e-12));
        PointsInput alike = points(2);
        assertThat(alike.cloud(Standardisation.AUTO).toArray())
                .isEqualTo(alike.cloud().toArray());
    }

    @Test
    void theScaleThatIsAskedForIsTheOneSeen() {
        PointsInput points = points(400);
        assertThat(spread(points.cloud(Standardisation.SCALE), 2)).isEqualTo(1, within(1e-12));
        assertThat(points.cloud(Standardisation.NONE).toArray())
                .isEqualTo(points.cloud().toArray());
    }
}
