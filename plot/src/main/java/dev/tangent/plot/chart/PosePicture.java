package dev.tangent.plot.chart;

import dev.tangent.Check;
import dev.tangent.plot.picture.Camera;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import dev.tangent.plot.picture.TextStyle.Anchor;
import java.util.List;
import java.util.stream.Stream;

/// Predicted skeletons over true ones: a column for each frame, a row for each method, all on one scale and seen from
/// one side. The true pose is grey and lies behind; the predicted one has the method's colour.
public final class PosePicture {
    private static final Camera CAMERA = new Camera(32, 13);
    private static final double TALLEST = 200;
    private static final double WIDEST = 230;
    private static final double GAP = 16;
    private static final double TITLE = 26;
    private static final double CAPTION = 34;
    private static final TextStyle NAME = EndLabels.LETTERING;
    private static final TextStyle HEAD = TextStyle.of(12.5, Palette.TEXT).at(Anchor.MIDDLE);
    private static final TextStyle SMALL = TextStyle.of(11.5, Palette.QUIET).at(Anchor.MIDDLE);

    private PosePicture() {}

    /// A frame: where its joints truly are, and where each method puts them. A joint is x, y (up), z.
    public record PoseFrame(String title, double[][] truth, List<PredictedPose> predictions) {
        public PoseFrame {
            predictions = List.copyOf(predictions);
            Check.atLeast(1, predictions.size(), "number of predictions of " + title);
        }

        private Stream<double[][]> poses() {
            return Stream.concat(
                    Stream.<double[][]>of(new double[][][] {truth}),
                    predictions.stream().map(PredictedPose::joints));
        }

        private Stream<String> captions() {
            return predictions.stream().map(PredictedPose::caption);
        }
    }

    /// One method's pose.
    ///
    /// @param caption what is written below, such as its error
    public record PredictedPose(String method, double[][] joints, String caption) {}

    /// Pairs of joints that a bone joins.
    public record StickFigure(int[][] bones) {}

    /// Draws the frames, each with the same methods in the same order.
    public static Drawing of(StickFigure skeleton, List<PoseFrame> frames) {
        check(skeleton.bones(), frames);
        PoseGrid layout = PoseGrid.of(skeleton, frames);
        List<String> methods = methods(frames.getFirst());
        double foot = TITLE + methods.size() * layout.height;
        DrawingBuilder sheet = ChartSheet.white(layout.left(frames.size()), foot + Legend.LINE);
        for (int column = 0; column < frames.size(); column++) column(sheet, layout, frames.get(column), column);
        for (int row = 0; row < methods.size(); row++) {
            TextStyle lettering = TextStyle.of(NAME.size(), MethodColour.ofText(methods.get(row)))
                    .inBold();
            sheet.add(new Shape.Text(
                    new Point(0, layout.top(row) + (layout.height - CAPTION) / 2), methods.get(row), lettering));
        }
        new Legend().dot("true", SkeletonDrawing.TRUTH).paint(sheet, new Point(layout.names, foot), layout.width);
        return sheet.build();
    }

    private static void column(DrawingBuilder sheet, PoseGrid layout, PoseFrame frame, int column) {
        double middle = layout.left(column) + layout.width / 2;
        sheet.add(new Shape.Text(new Point(middle, 15), frame.title(), HEAD));
        for (int row = 0; row < frame.predictions().size(); row++) {
            PredictedPose prediction = frame.predictions().get(row);
            layout.stance.paint(sheet, layout.foot(row, middle), frame.truth(), prediction);
            Point below = new Point(middle, layout.top(row + 1) - CAPTION + 17);
            sheet.add(new Shape.Text(below, prediction.caption(), SMALL));
        }
    }

    /// Equal cells, each wide and high enough for every pose at one scale and for what is written above and below
    /// it.
    ///
    /// @param names how wide the methods' names are, to the left
    /// @param seen how far the figures reach from their feet, before scaling
    private record PoseGrid(SkeletonDrawing stance, Extent seen, double names, double width, double height) {
        static PoseGrid of(StickFigure skeleton, List<PoseFrame> frames) {
            SkeletonDrawing unit = new SkeletonDrawing(skeleton, CAMERA, 1);
            Extent seen = frames.stream()
                    .flatMap(frame -> frame.poses().map(pose -> unit.extent(pose, frame.truth())))
                    .reduce(Extent::with)
                    .orElseThrow();
            Check.that(seen.height() > 0 && seen.width() > 0, "poses must have joints at different places");
            double scale = Math.min(TALLEST / seen.height(), WIDEST / seen.width());
            double captions = widest(SMALL, frames.stream().flatMap(PoseFrame::captions));
            double titles = widest(HEAD, frames.stream().map(PoseFrame::title));
            return new PoseGrid(
                    new SkeletonDrawing(skeleton, CAMERA, scale),
                    seen,
                    widest(NAME, methods(frames.getFirst()).stream()) + GAP,
                    Math.max(scale * seen.width(), Math.max(captions, titles)) + 2 * GAP,
                    scale * seen.height() + GAP + CAPTION);
        }

        private static double widest(TextStyle lettering, Stream<String> texts) {
            return texts.mapToDouble(lettering::width).max().orElse(0);
        }

        double left(int column) {
            return names + column * width;
        }

        double top(int row) {
            return TITLE + row * height;
        }

        /// Where the ground's centre lies so that the poses fill the cell's middle.
        Point foot(int row, double middle) {
            double centre = (seen.left() + seen.right()) / 2;
            return new Point(middle - stance.scale() * centre, top(row) + stance.scale() * seen.top() + GAP / 2);
        }
    }

    private static void check(int[][] bones, List<PoseFrame> frames) {
        Check.atLeast(1, frames.size(), "number of frames");
        int joints = frames.getFirst().truth().length;
        List<String> methods = methods(frames.getFirst());
        for (PoseFrame frame : frames) {
            Check.that(methods(frame).equals(methods), frame.title() + " must have the methods " + methods);
            frame.poses().forEach(pose -> {
                Check.that(pose.length == joints, "a pose must have " + joints + " joints but has " + pose.length);
                for (double[] joint : pose) {
                    Check.that(joint.length == 3, "a joint must have 3 coordinates but has " + joint.length);
                    for (double coordinate : joint) Check.finite(coordinate, "coordinate of a joint");
                }
            });
        }
        for (int[] bone : bones) {
            Check.that(bone.length == 2, "a bone must join 2 joints but joins " + bone.length);
            for (int joint : bone) Check.index(joint, joints, "joint of a bone");
        }
    }

    private static List<String> methods(PoseFrame frame) {
        return frame.predictions().stream().map(PredictedPose::method).toList();
    }
}
