package dev.tangent.present;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Regression;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.method.Methods;
import dev.tangent.report.TuningReport;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TuningTextTest {
    @Test
    void columnsHaveTheirNames() {
        assertThat(TuningText.named("column 1: 2.4, column 0: 3.0", List.of("bmi $1", "age")))
                .isEqualTo("age: 2.4, bmi $1: 3.0");
        assertThat(TuningText.named("column 7: 2.4", List.of("age"))).isEqualTo("column 7: 2.4");
    }

    @Test
    void theHeadlineNamesEachOutputThatHasAChoiceOfItsOwn() {
        PointCloud points = PointCloud.of(IntStream.range(0, 40)
                .mapToObj(i -> new double[] {i, i * i % 7})
                .toArray(double[][]::new));
        int[] rows = IntStream.range(0, 20).map(i -> 2 * i).toArray();
        Labels labels = Labels.of(
                rows,
                IntStream.of(rows).mapToObj(i -> new double[] {i, 40 - i % 9}).toArray(double[][]::new));
        TuningReport tuning = new Regression()
                .method(Methods.LAPLACIAN)
                .perOutput()
                .outputs("height", "weight")
                .fit(points, labels)
                .report()
                .tuning()
                .orElseThrow();
        assertThat(TuningText.headline(tuning))
                .matches("height mae \\S+ ± \\S+, weight mae \\S+ ± \\S+ on held-out labels");
    }
}
