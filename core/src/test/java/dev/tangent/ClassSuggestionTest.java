package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.ClassLabels;
import dev.tangent.method.Methods;
import dev.tangent.report.LabelSuggestions;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What to label next where labels are classes.
class ClassSuggestionTest {
    private static final int ROWS = 160;

    /// Four clusters at the corners of a square, rows one after the other.
    private static PointCloud corners() {
        Random random = new Random(2);
        double[][] rows = new double[ROWS][];
        for (int row = 0; row < ROWS; row++)
            rows[row] = new double[] {4 * (row % 2) + random.nextDouble(), 4 * (row / 2 % 2) + random.nextDouble()};
        return PointCloud.of(rows);
    }

    private static ClassificationFit fit() {
        return new Classification()
                .method(Methods.LAPLACIAN)
                .neighbours(45)
                .untuned()
                .fit(corners(), ClassLabels.of(Map.of(0, "a", 1, "b", 4, "a")));
    }

    @Test
    void aBatchGoesWhereNoLabelIsAndIsSpreadOut() {
        LabelSuggestions found = fit().suggest(2);
        assertThat(Arrays.stream(found.rows()).map(row -> row / 2 % 2))
                .as("rows of clusters without a label")
                .containsOnly(1);
        assertThat(Arrays.stream(found.rows()).map(row -> row % 2))
                .as("one of each cluster")
                .containsExactlyInAnyOrder(0, 1);
        assertThat(found.next().get(1).left())
                .isLessThan(found.next().get(0).left())
                .isPositive();
        assertThat(found.check()).isEmpty();
    }

    @Test
    void labelledRowsAreNeverSuggested() {
        int[] all = fit().suggest(ROWS - 3).rows();
        assertThat(all).doesNotContain(0, 1, 4).doesNotHaveDuplicates();
        assertThat(IntStream.of(all).distinct().count()).isEqualTo(ROWS - 3);
        assertThatThrownBy(() -> fit().suggest(ROWS - 2)).isInstanceOf(InvalidInput.class);
    }
}
