package dev.tangent.fit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.MissingCoordinates;
import dev.tangent.Standardisation;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.preprocessing.PreparedPoints;
import dev.tangent.preprocessing.ScaledPoints;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScaleByLabelsTest {
    /// Three columns of spread one beside three of spread five: nobody can tell from these.
    private static double[][] rows(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] rows = new double[300][6];
        for (double[] row : rows) for (int c = 0; c < 6; c++) row[c] = (c < 3 ? 1 : 5) * random.nextGaussian();
        return rows;
    }

    private static ScaledPoints likely(double[][] rows) {
        ScaledPoints likely = PreparedPoints.of(IncompletePoints.of(rows), MissingCoordinates.NEIGHBOURS, new int[0])
                .scaled(Standardisation.AUTO)
                .getFirst();
        assertThat(likely.kind()).isEqualTo(Standardisation.NONE);
        return likely;
    }

    private static LabelsBuilder labels(double[][] rows, int from, int to) {
        LabelsBuilder labels = new LabelsBuilder(1);
        for (int i = 0; i < 60; i++) {
            double sum = 0;
            for (int c = from; c < to; c++) sum += Math.sin(rows[i][c] / (from == 0 ? 1 : 5));
            labels.add(i, 0, sum, 1);
        }
        return labels;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void columnsAreScaledWhereLabelsFollowTheNarrowOnes(long seed) {
        double[][] rows = rows(seed);
        ScaledPoints scaled = ScaleByLabels.of(likely(rows), labels(rows, 0, 3).build(), 0);
        assertThat(scaled.kind()).isEqualTo(Standardisation.SCALE);
        assertThat(scaled.reason()).contains("the labels are exp(");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void columnsAreLeftAsTheyAreWhereLabelsFollowTheWideOnes(long seed) {
        double[][] rows = rows(seed);
        assertThat(ScaleByLabels.of(likely(rows), labels(rows, 3, 6).build(), 0).kind())
                .isEqualTo(Standardisation.NONE);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void classesLeaveThemAsTheyAre(long seed) {
        double[][] rows = rows(seed);
        Map<Integer, Integer> classes = new TreeMap<>();
        for (int i = 0; i < 60; i++) classes.put(i, rows[i][0] + rows[i][1] > 0 ? 1 : 0);
        assertThat(ScaleByLabels.of(likely(rows), ClassLabels.ofIntegers(classes), 0)
                        .kind())
                .isEqualTo(Standardisation.NONE);
    }
}
