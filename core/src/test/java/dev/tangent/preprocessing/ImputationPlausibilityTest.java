package dev.tangent.preprocessing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.MissingCoordinates;
import dev.tangent.geometry.IncompletePoints;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImputationPlausibilityTest {
    private static final int[] LABELLED = IntStream.range(0, 40).toArray();

    private static IncompletePoints withGaps(double[][] rows, long seed) {
        SplittableRandom random = new SplittableRandom(seed + 1);
        for (double[] row : rows) for (int c = 0; c < row.length; c++) if (random.nextInt(20) == 0) row[c] = Double.NaN;
        return IncompletePoints.of(rows);
    }

    /// Two thirds of the rows are complete: leaving the others out of the graph would waste them.
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void rowsOfColumnsThatFillSpaceAreImputed(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] rows = new double[400][8];
        for (double[] row : rows) {
            double common = random.nextGaussian();
            for (int c = 0; c < row.length; c++) row[c] = (c + 1) * (common + random.nextGaussian());
        }
        IncompletePoints points = withGaps(rows, seed);
        PreparedPoints prepared = PreparedPoints.of(points, MissingCoordinates.NEIGHBOURS, LABELLED);
        assertThat(points.completeRows()).hasSizeBetween(200, 399);
        assertThat(prepared.usesAll()).isTrue();
    }

    /// Rows between the turns would join them.
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void rowsOffTheRollStayOutOfTheGraph(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] rows = new double[800][];
        for (int i = 0; i < rows.length; i++) {
            double t = 1.5 * Math.PI * (1 + 2 * random.nextDouble());
            rows[i] = new double[] {t * Math.cos(t), 21 * random.nextDouble(), t * Math.sin(t)};
        }
        IncompletePoints points = withGaps(rows, seed);
        PreparedPoints prepared = PreparedPoints.of(points, MissingCoordinates.NEIGHBOURS, LABELLED);
        assertThat(prepared.used()).isEqualTo(points.completeRows());
    }
}
