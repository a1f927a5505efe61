package dev.tangent.experiments.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.plot.picture.Png;
import dev.tangent.plot.picture.Svg;
import java.awt.image.BufferedImage;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

/// The functions are stand-ins of the right shape: a spike on a plain, and two bells.
@Tag("full")
class ToyFigureTest {
    private static final int[] LABELLED = {0, 1, 2, 3, 4};
    private static final double[] LABELS = {-1, -1, -1, -1, 10};

    private final double[][] square = square(10_000);

    @Test
    void theLightFigureIsASmallWellFormedSvg() throws Exception {
        String svg = Svg.text(ToyFigure.of(square[0], square[1], LABELLED, LABELS, panels(), ToyFigure.LIGHT));
        assertThat(svg.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(1_500_000);
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    @Test
    void theFigureIsPaintedInManyColours() {
        BufferedImage image = Png.image(ToyFigure.of(square[0], square[1], LABELLED, LABELS, panels(), 1000), 0.5);
        Set<Integer> colours = new HashSet<>();
        for (int i = 0; i < image.getWidth(); i += 2)
            for (int j = 0; j < image.getHeight(); j += 2) colours.add(image.getRGB(i, j));
        assertThat(colours).hasSizeGreaterThan(1000);
        assertThat(image.getWidth()).isEqualTo(618);
    }

    @Test
    void aValueThatIsNoNumberIsRefusedByName() {
        double[] broken = new double[10_000];
        broken[17] = Double.NaN;
        List<ToyFigure.SurfacePanel> panels = List.of(new ToyFigure.SurfacePanel("Lap", "", broken));
        assertThatThrownBy(() -> ToyFigure.of(square[0], square[1], LABELLED, LABELS, panels))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("Lap");
    }

    private List<ToyFigure.SurfacePanel> panels() {
        double[] spike = new double[10_000], bell = new double[10_000], dome = new double[10_000];
        Arrays.setAll(spike, i -> -1 + 11 * Math.exp(-r(i) / 0.02));
        Arrays.setAll(bell, i -> -1 + 11 * Math.exp(-2.2 * r(i) * r(i)));
        Arrays.setAll(dome, i -> 10 - 5.5 * r(i) * r(i));
        return List.of(
                new ToyFigure.SurfacePanel("Lap: graph Laplacian", "a spike", spike),
                new ToyFigure.SurfacePanel("i-Lap: iterated Laplacian", "a bell", bell),
                new ToyFigure.SurfacePanel("LG: local Gaussian", "a dome", dome));
    }

    private double r(int i) {
        return Math.hypot(square[0][i], square[1][i]);
    }

    /// Four corners, the centre, and random points.
    private static double[][] square(int n) {
        Random random = new Random(5);
        double[][] points = new double[2][n];
        for (int i = 5; i < n; i++) for (int axis = 0; axis < 2; axis++) points[axis][i] = 2 * random.nextDouble() - 1;
        for (int i = 0; i < 4; i++) {
            points[0][i] = i % 2 == 0 ? -1 : 1;
            points[1][i] = i < 2 ? -1 : 1;
        }
        return points;
    }
}
