package dev.tangent.selection.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Regression;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.method.Parameter;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class UsualGridsTest {
    private static final int VIEWS = 72;

    /// A closed curve that leaves every plane: the flat neighbourhoods are small ones. The angle itself is no
    /// linear function of it.
    private static PointCloud curve() {
        return curve(VIEWS);
    }

    private static PointCloud curve(int points) {
        double[][] rows = new double[points][8];
        for (int i = 0; i < points; i++)
            for (int t = 0; t < 8; t++)
                rows[i][t] = Math.cos((2 + t / 2) * 2 * Math.PI * i / points - t % 2 * Math.PI / 2);
        return PointCloud.of(rows);
    }

    private static double angle(int view) {
        return 2 * Math.PI * view / VIEWS;
    }

    @Test
    void fewNeighboursAreTriedOnCurvesAndNotInManyDimensions() {
        assertThat(UsualGrids.fewNeighbours(NeighbourGraph.nearest(curve(), 60)))
                .containsExactly(5, 6, 10, 14);
        assertThat(UsualGrids.fewNeighbours(NeighbourGraph.nearest(curve(300), 60)))
                .containsExactly(6, 10, 14);
        SplittableRandom random = new SplittableRandom(4);
        double[][] rows = new double[300][];
        for (int i = 0; i < rows.length; i++) rows[i] = random.doubles(8).toArray();
        assertThat(UsualGrids.fewNeighbours(NeighbourGraph.nearest(PointCloud.of(rows), 60)))
                .isEmpty();
    }

    @Test
    void onACurveASearchTakesThem() {
        int[] rows = new SplittableRandom(7)
                .ints(0, VIEWS)
                .distinct()
                .limit(20)
                .sorted()
                .toArray();
        double[] values = new double[20];
        for (int i = 0; i < 20; i++) values[i] = Math.sin(angle(rows[i]));
        var fit = new Regression().fit(curve(), Labels.of(rows, values));
        assertThat(fit.report()
                        .method()
                        .orElseThrow()
                        .parameters()
                        .get(Parameter.NEIGHBOURS.name())
                        .value()
                        .number()
                        .orElseThrow())
                .isLessThan(20);
        double worst = 0;
        for (int i = 0; i < VIEWS; i++) worst = Math.max(worst, Math.abs(fit.at(i) - Math.sin(angle(i))));
        assertThat(worst).isLessThan(0.2);
    }
}
