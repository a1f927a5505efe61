package dev.tangent.plot.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.InvalidInput;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.Svg;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PosePictureTest {
    /// Two feet, a hip, a neck, two hands, the top of the head.
    private static final double[][] BODY = {
        {0.15, 0, 0.1}, {-0.15, 0, -0.1}, {0, 0.9, 0}, {0, 1.5, 0}, {0.6, 1.4, 0.4}, {-0.6, 1.4, -0.4}, {0, 1.7, 0}
    };
    private static final int[][] BONES = {{0, 2}, {1, 2}, {2, 3}, {3, 4}, {3, 5}, {3, 6}};
    private static final String CAPTION = "0.123 m, which is wider than the narrow figure above it";
    private static final PosePicture.StickFigure SKELETON = new PosePicture.StickFigure(BONES);

    private static double[][] moved(double[][] pose, double x, double y, double z) {
        return Arrays.stream(pose)
                .map(j -> new double[] {j[0] + x, j[1] + y, j[2] + z})
                .toArray(double[][]::new);
    }

    private static PosePicture.PoseFrame frame(double[][] truth, double[][]... predicted) {
        String[] methods = {"Lap", "LG"};
        return new PosePicture.PoseFrame(
                "frame",
                truth,
                Stream.iterate(0, i -> i < predicted.length, i -> i + 1)
                        .map(i -> new PosePicture.PredictedPose(methods[i], predicted[i], CAPTION))
                        .toList());
    }

    /// The bones, without shadows and rims: first the true ones from far to near, then the predicted ones.
    private static List<Shape.Polyline> bones(Drawing drawing) {
        return drawing.shapes().stream()
                .filter(Shape.Polyline.class::isInstance)
                .map(Shape.Polyline.class::cast)
                .filter(line -> !line.style().stroke().equals(Colour.WHITE))
                .filter(line -> !line.style().stroke().equals(SkeletonDrawing.SHADOW))
                .toList();
    }

    private static List<Point> points(Drawing drawing) {
        return drawing.shapes().stream()
                .flatMap(shape -> switch (shape) {
                    case Shape.Polyline line -> line.points().stream();
                    case Shape.Polygon polygon -> polygon.points().stream();
                    default -> Stream.<Point>empty();
                })
                .toList();
    }

    @Test
    void everythingLiesOnTheSheet() throws Exception {
        double[][] far = moved(BODY, 0.8, -0.3, 0.5);
        Drawing drawing = PosePicture.of(SKELETON, List.of(frame(BODY, far, BODY), frame(far, BODY, far)));
        for (Point p : points(drawing)) {
            assertThat(p.x()).isBetween(0.0, drawing.width());
            assertThat(p.y()).isBetween(0.0, drawing.height());
        }
        assertThat(ChartsTest.texts(drawing).map(Shape.Text::text)).contains("Lap", "LG", "frame", CAPTION);
        ChartsTest.assertLegible(drawing);
    }

    @Test
    void whereTheWholeSceneStandsDoesNotMatter() {
        String here = Svg.text(PosePicture.of(SKELETON, List.of(frame(BODY, moved(BODY, 0.1, 0, 0)))));
        double[][] there = moved(BODY, 4, 8, -16);
        assertThat(Svg.text(PosePicture.of(SKELETON, List.of(frame(there, moved(there, 0.1, 0, 0))))))
                .isEqualTo(here);
    }

    @Test
    void aRightPredictionCoversTheTruthAndAWrongOneIsAsFarAsItIsWrong() {
        List<Shape.Polyline> right = bones(PosePicture.of(SKELETON, List.of(frame(BODY, BODY))));
        assertThat(right).hasSize(2 * BONES.length);
        for (int i = 0; i < BONES.length; i++)
            assertThat(right.get(i + BONES.length).points())
                    .isEqualTo(right.get(i).points());
        Drawing drawing = PosePicture.of(SKELETON, List.of(frame(BODY, moved(BODY, 0, 0.17, 0))));
        List<Shape.Polyline> wrong = bones(drawing);
        // The longest upright bone, from the hip to the neck, is 0.6 long.
        double shift = longestUpright(drawing) * 0.17 / 0.6;
        for (int i = 0; i < BONES.length; i++) {
            Point truth = wrong.get(i).points().getFirst();
            Point predicted = wrong.get(i + BONES.length).points().getFirst();
            assertThat(predicted.x()).isCloseTo(truth.x(), within(1e-9));
            assertThat(truth.y() - predicted.y()).isCloseTo(shift, within(1e-9));
        }
    }

    private static double longestUpright(Drawing drawing) {
        return drawing.shapes().stream()
                .filter(Shape.Polyline.class::isInstance)
                .map(shape -> ((Shape.Polyline) shape).points())
                .filter(ends -> Math.abs(ends.getFirst().x() - ends.getLast().x()) < 1e-9)
                .mapToDouble(
                        ends -> Math.abs(ends.getFirst().y() - ends.getLast().y()))
                .max()
                .orElseThrow();
    }

    @Test
    void nearBonesAreThicker() {
        double[][] pose = {{0, 0, 1}, {0, 1, 1}, {0, 0, -1}, {0, 1, -1}};
        PosePicture.StickFigure two = new PosePicture.StickFigure(new int[][] {{0, 1}, {2, 3}});
        List<Shape.Polyline> bones = bones(PosePicture.of(two, List.of(frame(pose, pose))));
        assertThat(bones).hasSize(4);
        Shape.Polyline far = bones.get(2);
        Shape.Polyline near = bones.get(3);
        assertThat(near.style().width()).isGreaterThan(far.style().width());
        assertThat(near.style().stroke()).isEqualTo(MethodColour.of("Lap"));
        assertThat(far.style().stroke()).isNotEqualTo(near.style().stroke());
        // The bone with the greater z is the near one, and what is near stands lower.
        assertThat(near.points().getFirst().y())
                .isGreaterThan(far.points().getFirst().y());
    }

    @Test
    void wrongInputIsRefused() {
        double[][] few = Arrays.copyOf(BODY, 5);
        assertThatThrownBy(() -> PosePicture.of(SKELETON, List.of(frame(BODY, few))))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("a pose must have 7 joints but has 5");
        assertThatThrownBy(() -> PosePicture.of(SKELETON, List.of(frame(few, few))))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("joint of a bone must be between 0 and 4");
        assertThatThrownBy(() -> PosePicture.of(SKELETON, List.of(frame(BODY, moved(BODY, Double.NaN, 0, 0)))))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("must be a finite number");
        double[][] flat = new double[7][3];
        assertThatThrownBy(() -> PosePicture.of(SKELETON, List.of(frame(flat, flat))))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("poses must have joints at different places");
    }
}
