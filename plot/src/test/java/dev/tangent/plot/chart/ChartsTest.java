package dev.tangent.plot.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.InvalidInput;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Png;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.Svg;
import dev.tangent.plot.picture.TextStyle;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class ChartsTest {
    private static final List<String> METHODS =
            List.of("mean", "Lap", "i-Lap", "LG", "GP", "ridge", "additive", "Matern", "nearest", "Hessian");

    private static Curve curve(String method, double scale, double shift) {
        return Curve.of(
                method,
                Stream.of(20, 50, 100, 200, 500)
                        .map(labels ->
                                new Curve.CurvePoint(labels, shift + scale * 20 / Math.sqrt(labels), 0.05 * scale))
                        .toList());
    }

    static Stream<Shape.Text> texts(Drawing drawing) {
        return drawing.shapes().stream().filter(Shape.Text.class::isInstance).map(Shape.Text.class::cast);
    }

    private static double left(Shape.Text text) {
        double width = text.lettering().width(text.text());
        return text.position().x()
                - switch (text.lettering().anchor()) {
                    case START -> 0;
                    case MIDDLE -> width / 2;
                    case END -> width;
                };
    }

    private static boolean overlap(Shape.Text a, Shape.Text b) {
        double height = 0.8 * Math.max(a.lettering().size(), b.lettering().size());
        return Math.abs(a.position().y() - b.position().y()) < height
                && left(a) < left(b) + b.lettering().width(b.text())
                && left(b) < left(a) + a.lettering().width(a.text());
    }

    static void assertLegible(Drawing drawing) throws Exception {
        List<Shape.Text> texts = texts(drawing).toList();
        for (int i = 0; i < texts.size(); i++) {
            Shape.Text text = texts.get(i);
            assertThat(left(text)).as(text.text()).isGreaterThanOrEqualTo(0);
            assertThat(left(text) + text.lettering().width(text.text())).isLessThanOrEqualTo(drawing.width());
            assertThat(text.position().y()).as(text.text()).isBetween(0.0, drawing.height());
            for (Shape.Text other : texts.subList(0, i))
                assertThat(overlap(text, other))
                        .as(text.text() + " over " + other.text())
                        .isFalse();
        }
        DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(Svg.text(drawing))));
    }

    @Test
    void namesAtTheEndsOfCrowdedCurvesDoNotOverlap() throws Exception {
        List<Curve> curves = IntStream.range(0, METHODS.size())
                .mapToObj(i -> curve(METHODS.get(i), 1, 0.001 * i))
                .toList();
        Drawing drawing = CostChart.of("seconds", "points", curves);
        assertLegible(drawing);
        assertThat(texts(drawing).map(text -> text.text().replaceAll(", slope .*", "")))
                .containsAll(METHODS);
    }

    @Test
    void smallPanelsShareOneLegend() throws Exception {
        List<LearningCurveChart.CurvePanel> targets = new ArrayList<>();
        for (String title : List.of("Age", "Arm length", "Weight", "Sitting height"))
            targets.add(new LearningCurveChart.CurvePanel(
                    title, "mean absolute error (mm)", List.of(curve("Lap", 2, 0), curve("LG", 1, 0))));
        Drawing drawing = LearningCurveChart.grid(targets);
        assertLegible(drawing);
        assertThat(texts(drawing).map(Shape.Text::text).filter(METHODS::contains))
                .containsExactly("Lap", "LG");
        assertThat(texts(drawing).map(Shape.Text::text)).contains("Age", "Arm length", "Weight", "Sitting height");
    }

    @Test
    void manyLabelCountsGetFewTicks() throws Exception {
        List<Curve.CurvePoint> places = IntStream.rangeClosed(1, 40)
                .mapToObj(i -> new Curve.CurvePoint(10 * i, 5.0 / i, 0))
                .toList();
        assertLegible(LearningCurveChart.grid(
                List.of(new LearningCurveChart.CurvePanel("Many", "error", List.of(Curve.of("LG", places))))));
    }

    @Test
    void aSpreadWiderThanItsValueFitsALogarithmicAxis() throws Exception {
        Curve wide = Curve.of("LG", List.of(new Curve.CurvePoint(10, 1, 3), new Curve.CurvePoint(100, 0.5, 2)));
        assertLegible(
                LearningCurveChart.grid(List.of(new LearningCurveChart.CurvePanel("Wide", "error", List.of(wide)))));
    }

    @Test
    void theSlopeOfAPowerLawIsItsExponent() throws Exception {
        Drawing drawing = CostChart.of("seconds", "points", List.of(power("i-Lap", 1.5), power("LG", 1.12)));
        assertLegible(drawing);
        assertThat(texts(drawing).map(Shape.Text::text)).contains("i-Lap, slope 1.50", "LG, slope 1.12");
    }

    @Test
    void aSingleSizeHasNoSlope() throws Exception {
        Curve one = Curve.of("LG", List.of(new Curve.CurvePoint(1000, 2, 0)));
        Drawing drawing = CostChart.of("seconds", "points", List.of(one));
        assertLegible(drawing);
        assertThat(texts(drawing).map(Shape.Text::text)).contains("LG");
    }

    private static Curve power(String method, double exponent) {
        return Curve.of(
                method,
                Stream.of(1e3, 1e4, 1e5)
                        .map(size -> new Curve.CurvePoint(size, 1e-4 * Math.pow(size, exponent), 0))
                        .toList());
    }

    @Test
    void dotsLieAsFarRightAsTheirValues() throws Exception {
        Drawing drawing = DotChart.of(List.of(new DotChart.DotPanel(
                "Locations",
                "mean L2 (m)",
                List.of(
                        DotChart.DotRow.of("Lap", 1.2, 0.1).beside(0.9),
                        DotChart.DotRow.of("LG", 0.3, 0.01).beside(0.6)))));
        assertLegible(drawing);
        List<Double> dots = drawing.shapes().stream()
                .filter(Shape.Circle.class::isInstance)
                .map(shape -> ((Shape.Circle) shape).centre().x())
                .toList();
        List<Double> open = drawing.shapes().stream()
                .filter(Shape.Polygon.class::isInstance)
                .map(shape -> ((Shape.Polygon) shape).points().getFirst().x())
                .toList();
        // The first open mark is the legend's.
        assertThat(open).hasSize(3);
        double unit = (dots.get(0) - dots.get(1)) / 0.9;
        assertThat(open.get(1) - open.get(2)).isCloseTo(0.3 * unit, within(1e-9));
        assertThat(dots.get(0) - open.get(1)).isCloseTo(0.3 * unit, within(1e-9));
    }

    @Test
    void aMethodHasOneColourUnderAllItsNames() {
        assertThat(MethodColour.of("i-Lap")).isEqualTo(MethodColour.of("ilap"));
        assertThat(MethodColour.of("LG (m = 10)")).isEqualTo(MethodColour.of("local Gaussian"));
        assertThat(METHODS.stream().map(MethodColour::of)).doesNotHaveDuplicates();
        assertThat(MethodColour.of("something new")).isEqualTo(MethodColour.of("Something New"));
    }

    @Test
    void aCurveGoesFromLeftToRight() {
        assertThatThrownBy(() -> Curve.of("LG", List.of(new Curve.CurvePoint(2, 1, 0), new Curve.CurvePoint(1, 1, 0))))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("curve LG must go from left to right");
    }

    /// The layouts rely on it: texts are never much wider than they are taken to be.
    @Test
    void textsAreNotWiderThanTheyAreTakenToBe() {
        for (String text :
                List.of("additive", "i-Lap, slope 1.52", "mean absolute error (kg)", "measured here", "50,000")) {
            TextStyle lettering = TextStyle.of(12, Palette.TEXT);
            Drawing drawing = new DrawingBuilder(600, 30)
                    .add(new Shape.Text(new Point(2, 20), text, lettering))
                    .build();
            assertThat(inked(drawing)).as(text).isLessThanOrEqualTo(2 + 1.06 * lettering.width(text));
        }
    }

    private static double inked(Drawing drawing) {
        var image = Png.image(drawing, 1);
        for (int x = image.getWidth() - 1; x >= 0; x--)
            for (int y = 0; y < image.getHeight(); y++) if (image.getRGB(x, y) != 0) return x;
        return 0;
    }
}
