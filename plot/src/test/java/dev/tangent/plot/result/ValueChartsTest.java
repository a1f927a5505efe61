package dev.tangent.plot.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.learning.LearningCurve;
import dev.tangent.plot.picture.PictureFormat;
import dev.tangent.plot.picture.Shape;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ValueChartsTest {
    private static String svg(FitPicture picture) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PictureFormat.SVG.write(picture.drawing(), out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static List<Double> heights(FitPicture picture) {
        return picture.drawing().shapes().stream()
                .filter(Shape.Rectangle.class::isInstance)
                .map(shape -> ((Shape.Rectangle) shape).height())
                .toList();
    }

    @Test
    void barsAreAsHighAsTheirShares() {
        double[] values =
                IntStream.range(0, 100).mapToDouble(i -> i < 75 ? 0 : 1).toArray();
        List<Double> heights = heights(ValueCharts.histogram("h", "y", values, new double[] {0, 1, 1}));
        List<Double> bars = heights.stream().filter(height -> height > 0).toList();
        assertThat(bars).hasSize(2);
        assertThat(bars.getFirst() / bars.getLast()).isEqualTo(3, within(1e-9));
    }

    @Test
    void equalValuesAndNoLabelsAreDrawnToo() throws IOException {
        assertThat(svg(ValueCharts.histogram("h", "y", new double[] {2, 2, 2}, new double[0])))
                .doesNotContain("NaN", "Infinity");
        LearningCurve flat = new LearningCurve(0, List.of(new LearningCurve.MeanError(4, 0, 0)));
        assertThat(svg(ValueCharts.learningCurve("l", "y", flat))).doesNotContain("NaN", "Infinity");
    }
}
