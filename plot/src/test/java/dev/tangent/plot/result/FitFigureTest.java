package dev.tangent.plot.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Classification;
import dev.tangent.ClassificationFit;
import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.Svg;
import dev.tangent.report.HeldOutValues;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class FitFigureTest {
    private static final int SIZE = 300;
    private static final PointCloud CLOUD = cloud(SIZE, 2);
    private static final Labels LABELS = labels(40);

    /// Random points of a cube.
    private static PointCloud cloud(int size, int dimension) {
        SplittableRandom random = new SplittableRandom(1);
        double[] coordinates = new double[size * dimension];
        for (int i = 0; i < coordinates.length; i++) coordinates[i] = random.nextDouble();
        return PointCloud.of(dimension, coordinates);
    }

    private static Labels labels(int count) {
        SplittableRandom random = new SplittableRandom(2);
        Map<Integer, Double> values = new TreeMap<>();
        for (int i = 0; i < count; i++)
            values.put(i * 7, Math.sin(3 * CLOUD.at(i * 7, 0)) + 0.1 * random.nextGaussian());
        return Labels.of(values);
    }

    private static RegressionFit fit() {
        return new Regression()
                .neighbours(8, 12)
                .dimension(2)
                .errorBars()
                .outputs("height")
                .fit(CLOUD, LABELS);
    }

    private static FitFigure figure(RegressionFit fit) {
        return new FitFigure(fit, CLOUD, List.of("x", "y"), List.of("height"), LABELS, 0);
    }

    private static FitPicture named(FitFigure figure, String name) {
        return figure.rows().stream()
                .flatMap(row -> row.pictures().stream())
                .filter(picture -> picture.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static <T extends Shape> List<T> all(Drawing drawing, Class<T> kind) {
        return drawing.shapes().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    private static List<Point> dots(Drawing drawing) {
        return all(drawing, Shape.Dots.class).stream()
                .flatMap(dots -> dots.centres().stream())
                .toList();
    }

    private static List<String> texts(Drawing drawing) {
        return all(drawing, Shape.Text.class).stream().map(Shape.Text::text).toList();
    }

    @Test
    void everyHeldOutLabelHasADotAndABarAndTheDiagonalIsWhereBothAgree() {
        RegressionFit fit = fit();
        HeldOutValues held = fit.heldOut().getFirst();
        Drawing drawing = named(figure(fit), "held-out-0").drawing();
        List<Point> dots = dots(drawing);
        assertThat(dots).hasSize(40);
        // Where a label of this truth and prediction lies, by the two labels that are furthest apart.
        double[] across = line(held.labels(), HeldOutValues.HeldOutValue::truth, dots, Point::x);
        double[] up = line(held.labels(), HeldOutValues.HeldOutValue::predicted, dots, Point::y);
        Shape.Polyline diagonal = all(drawing, Shape.Polyline.class).stream()
                .filter(line -> line.points().get(0).x() != line.points().get(1).x()
                        && line.points().get(0).y() != line.points().get(1).y())
                .findFirst()
                .orElseThrow();
        for (Point end : diagonal.points())
            assertThat((end.x() - across[0]) / across[1]).isCloseTo((end.y() - up[0]) / up[1], within(1e-9));
        long bars = all(drawing, Shape.Polyline.class).stream()
                .filter(line -> line.style().stroke().opacity() < 1)
                .count();
        assertThat(bars).isEqualTo(40);
        for (Point dot : dots) {
            assertThat(dot.x())
                    .isBetween(
                            diagonal.points().get(0).x(),
                            diagonal.points().get(1).x());
            assertThat(dot.y())
                    .isBetween(
                            diagonal.points().get(1).y(),
                            diagonal.points().get(0).y());
        }
    }

    /// Intercept and slope of the map from values to places; all labels must lie on it.
    private static double[] line(
            List<HeldOutValues.HeldOutValue> labels,
            java.util.function.ToDoubleFunction<HeldOutValues.HeldOutValue> value,
            List<Point> dots,
            java.util.function.ToDoubleFunction<Point> place) {
        List<Integer> order = IntStream.range(0, labels.size())
                .boxed()
                .sorted((a, b) ->
                        Double.compare(value.applyAsDouble(labels.get(a)), value.applyAsDouble(labels.get(b))))
                .toList();
        int first = order.getFirst();
        int last = order.getLast();
        double slope = (place.applyAsDouble(dots.get(last)) - place.applyAsDouble(dots.get(first)))
                / (value.applyAsDouble(labels.get(last)) - value.applyAsDouble(labels.get(first)));
        double zero = place.applyAsDouble(dots.get(first)) - slope * value.applyAsDouble(labels.get(first));
        for (int i = 0; i < dots.size(); i++)
            assertThat(place.applyAsDouble(dots.get(i)))
                    .isCloseTo(zero + slope * value.applyAsDouble(labels.get(i)), within(1e-6));
        return new double[] {zero, slope};
    }

    @Test
    void everyPointIsDrawnOnceAndEveryLabelMarked() {
        FitFigure figure = figure(fit());
        for (String name : List.of("predicted-0", "sd-0")) {
            Drawing drawing = named(figure, name).drawing();
            assertThat(dots(drawing)).hasSize(SIZE);
            assertThat(all(drawing, Shape.Circle.class)).hasSize(40);
        }
        assertThat(texts(named(figure, "residuals-0").drawing())).contains("height: residuals");
    }

    @Test
    void theErrorIsThatOfTheResiduals() {
        RegressionFit fit = fit();
        double sum = 0;
        for (HeldOutValues.HeldOutValue label : fit.heldOut().getFirst().labels())
            sum += Math.pow(label.truth() - label.predicted(), 2);
        String rmse = texts(named(figure(fit), "held-out-0").drawing()).get(1);
        double told = Double.parseDouble(rmse.replaceFirst(".*rmse ([0-9.]+).*", "$1"));
        assertThat(told).isCloseTo(Math.sqrt(sum / 40), within(0.01 * told));
    }

    @Test
    void manyPointsAreDrawnByASampleThatTheCaptionTells() {
        PointSample sample = PointSample.of(50_000, 2000, new int[] {7, 49_999}, 3);
        assertThat(sample.rows())
                .hasSize(2000)
                .isSorted()
                .doesNotHaveDuplicates()
                .contains(7, 49_999);
        assertThat(PointSample.of(50_000, 2000, new int[] {7, 49_999}, 3).rows())
                .isEqualTo(sample.rows());
        assertThat(PointSample.of(50_000, 2000, new int[] {7, 49_999}, 4).rows())
                .isNotEqualTo(sample.rows());
        assertThat(sample.words()).isEqualTo("a random 2,000 of 50,000 points drawn");
        assertThat(sample.places(new int[] {49_999, 3 + 1_000_000})).containsExactly(1999);
    }

    @Test
    void classesHaveAConfusionMatrixThatCountsEveryLabelAndAReliabilityDiagram() {
        Map<Integer, String> classes = new TreeMap<>();
        for (int i = 0; i < 40; i++) classes.put(i * 7, CLOUD.at(i * 7, 0) < 0.5 ? "<left>" : "right & wrong");
        ClassLabels labels = ClassLabels.of(classes);
        ClassificationFit fit = new Classification()
                .neighbours(8, 12)
                .dimension(2)
                .outputs("side")
                .fit(CLOUD, labels);
        FitFigure figure = new FitFigure(fit, CLOUD, List.of("x", "y"), List.of("side"), labels.labels(), 0);
        List<Integer> counts = texts(named(figure, "confusion").drawing()).stream()
                .filter(text -> text.matches("[0-9]+"))
                .map(Integer::valueOf)
                .toList();
        assertThat(counts).hasSize(4);
        assertThat(counts.stream().mapToInt(Integer::intValue).sum()).isEqualTo(40);
        assertThat(dots(named(figure, "reliability").drawing()))
                .hasSize(fit.report().reliability().orElseThrow().bins().size());
        // A dot for each point, and one for each name of the key.
        assertThat(dots(named(figure, "predicted").drawing())).hasSize(SIZE + 2);
    }

    @Test
    void everyPictureIsWellFormedWhateverTheNames() throws Exception {
        String nasty = "<script>alert(\"1\")</script> & 'so'";
        RegressionFit fit = fit();
        FitFigure figure = new FitFigure(fit, CLOUD, List.of(nasty, nasty + "2"), List.of(nasty), LABELS, 0);
        String svg = Svg.text(figure.sheet(nasty, nasty));
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        assertThat(svg).doesNotContain("<script").contains("&lt;script");
    }

    @Test
    void aFitWithoutASearchSaysThatNothingWasHeldOut() {
        RegressionFit fit = new Regression().untuned().outputs("height").fit(CLOUD, LABELS);
        FitFigure figure = figure(fit);
        assertThat(figure.remarks()).hasSize(1).first().asString().contains("No labels were held out");
        assertThat(figure.rows().stream()
                        .flatMap(row -> row.pictures().stream())
                        .map(FitPicture::name))
                .containsExactly("predicted-0");
    }

    @Test
    void onlyTheFirstOutputsAreDrawnAndThatIsTold() {
        double[][] values = new double[40][5];
        for (int i = 0; i < 40; i++) for (int c = 0; c < 5; c++) values[i][c] = c + CLOUD.at(i * 7, 0);
        Labels labels = Labels.of(IntStream.range(0, 40).map(i -> i * 7).toArray(), values);
        List<String> names = List.of("a", "b", "c", "d", "e");
        RegressionFit fit = new Regression()
                .neighbours(10)
                .dimension(2)
                .outputs(names.toArray(String[]::new))
                .fit(CLOUD, labels);
        FitFigure figure = new FitFigure(fit, CLOUD, List.of("x", "y"), names, labels, 0);
        assertThat(figure.remarks()).contains("The first 3 of 5 outputs are drawn.");
        assertThat(figure.rows()).hasSize(4);
    }

    @Test
    void theViewOfTwoCoordinatesIsTheCoordinatesAndOfMoreTheirPrincipalComponents() {
        CloudView flat = CloudView.of(CLOUD, List.of("x", "y"), new double[SIZE], "");
        for (int i = 0; i < SIZE; i++) {
            assertThat(flat.x()[i]).isEqualTo(CLOUD.at(i, 0));
            assertThat(flat.y()[i]).isEqualTo(CLOUD.at(i, 1));
        }
        for (int dimension : new int[] {5, 400}) assertPrincipal(dimension);
    }

    /// Spread 3 along one axis, 1 along another, next to nothing along all else.
    private static void assertPrincipal(int dimension) {
        PointCloud small = cloud(200, dimension);
        double[] coordinates = small.toArray();
        for (int i = 0; i < 200; i++)
            for (int c = 0; c < dimension; c++) {
                int at = i * dimension + c;
                coordinates[at] = (c == 3 ? 3 : c == 1 ? 1 : 1e-6) * coordinates[at];
            }
        PointCloud cloud = PointCloud.of(dimension, coordinates);
        PrincipalComponents found = PrincipalComponents.of(cloud);
        assertThat(Math.abs(found.directions()[0][3])).isCloseTo(1, within(0.01));
        assertThat(Math.abs(found.directions()[1][1])).isCloseTo(1, within(0.01));
        assertThat(found.shares()[0]).isCloseTo(0.9, within(0.05));
        assertThat(found.shares()[0] + found.shares()[1]).isCloseTo(1, within(1e-6));
    }

    @Test
    void theBarOfColoursSaysTheEndsOfItsColumnAndPointsWithoutAValueAreGrey() {
        double[] x = {0, 1, 2, 3};
        double[] values = {-2.5, Double.NaN, 7.25, 1};
        CloudView view = CloudView.flat(x, x, "a", "b");
        Drawing drawing = Scatter.of("t", "", view, List.of(), PointColouring.Numbers.of("v", values), new int[0]);
        assertThat(texts(drawing)).contains("\u22122.5", "7.25");
        assertThat(all(drawing, Shape.Dots.class).getFirst().centres()).hasSize(1);
        assertThat(all(drawing, Shape.Dots.class).getFirst().colour().rgb()).isEqualTo(0xc9cdd3);
        Drawing words = Scatter.of(
                "t",
                "",
                view,
                List.of(),
                new PointColouring.Categories("v", List.of("red", "", "blue", "red")),
                new int[0]);
        assertThat(texts(words)).contains("red", "blue");
        // Four points and two keys.
        assertThat(dots(words)).hasSize(6);
    }

    @Test
    void moreCategoriesThanColoursShareTheLast() {
        List<String> values = new ArrayList<>();
        for (int i = 0; i < 30; i++) for (int j = 0; j <= i; j++) values.add("v" + i);
        double[] x = IntStream.range(0, values.size()).asDoubleStream().toArray();
        Drawing drawing = Scatter.of(
                "t",
                "",
                CloudView.flat(x, x, "a", "b"),
                List.of(),
                new PointColouring.Categories("v", values),
                new int[0]);
        assertThat(texts(drawing)).contains("v29", "v21", "21 others").doesNotContain("v20");
    }
}
