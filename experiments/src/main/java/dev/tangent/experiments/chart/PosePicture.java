package dev.tangent.experiments.chart;

import dev.tangent.experiments.picture.Camera;
import dev.tangent.experiments.picture.Colour;
import dev.tangent.experiments.picture.Drawing;
import dev.tangent.experiments.picture.Ink;
import dev.tangent.experiments.picture.Lettering;
import dev.tangent.experiments.picture.Lettering.Anchor;
import dev.tangent.experiments.picture.Point;
import dev.tangent.experiments.picture.Shape;
import dev.tangent.linalg.Check;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
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
    private static final Lettering SMALL = Lettering.of(11.5, Ink.QUIET).at(Anchor.MIDDLE);

    private PosePicture() {}

    /// A frame: where its joints truly are, and where each method puts them. A joint is x, y (up), z.
    public record Frame(String title, double[][] truth, List<Prediction> predictions) {
        public Frame {
            predictions = List.copyOf(predictions);
            Check.atLeast(1, predictions.size(), "number of predictions of " + title);
        }

        private Stream<double[][]> poses() {
            return Stream.concat(
                    Stream.<double[][]>of(new double[][][] {truth}),
                    predictions.stream().map(Prediction::joints));
        }
    }

    /// One method's pose.
    ///
    /// @param caption what is written below, such as its error
    public record Prediction(String method, double[][] joints, String caption) {}

    /// Pairs of joints, and the one of them that is drawn as a head.
    public record Skeleton(int[][] bones, OptionalInt head) {
        public static Skeleton of(int[][] bones) {
            return new Skeleton(bones, OptionalInt.empty());
        }

        public Skeleton withHead(int bone) {
            return new Skeleton(bones, OptionalInt.of(Check.index(bone, bones.length, "the head's bone")));
        }
    }

    /// Draws the frames, each with the same methods in the same order.
    public static Drawing of(Skeleton skeleton, List<Frame> frames) {
        check(skeleton.bones(), frames);
        List<Prediction> first = frames.getFirst().predictions();
        Stance unit = new Stance(skeleton, CAMERA, 1);
        Map<Frame, Extent> seen = new LinkedHashMap<>();
        for (Frame frame : frames)
            seen.put(
                    frame,
                    frame.poses()
                            .map(pose -> unit.extent(pose, frame.truth()))
                            .reduce(Extent::with)
                            .orElseThrow());
        Extent all = seen.values().stream().reduce(Extent::with).orElseThrow();
        double scale = Math.min(TALLEST / all.height(), WIDEST / all.width());
        Stance stance = new Stance(skeleton, CAMERA, scale);
        double width = scale * all.width() + 2 * GAP;
        double height = scale * all.height() + GAP + CAPTION;
        double names = first.stream()
                        .mapToDouble(prediction -> EndLabels.LETTERING.width(prediction.method()))
                        .max()
                        .orElseThrow()
                + GAP;
        Drawing.Builder sheet = Sheet.white(names + frames.size() * width, TITLE + first.size() * height + Legend.LINE);
        for (int column = 0; column < frames.size(); column++) {
            Frame frame = frames.get(column);
            Point foot =
                    new Point(names + column * width + GAP - scale * all.left(), TITLE + scale * all.top() + GAP / 2);
            double middle = names + (column + 0.5) * width;
            sheet.add(new Shape.Text(new Point(middle, 15), frame.title(), title()));
            for (int row = 0; row < first.size(); row++) {
                Prediction prediction = frame.predictions().get(row);
                stance.paint(sheet, foot.moved(0, row * height), frame.truth(), prediction);
                double below = TITLE + (row + 1) * height - CAPTION + 17;
                sheet.add(new Shape.Text(new Point(middle, below), prediction.caption(), SMALL));
            }
        }
        for (int row = 0; row < first.size(); row++)
            sheet.add(name(first.get(row).method(), TITLE + row * height + (height - CAPTION) / 2));
        double foot = TITLE + first.size() * height;
        new Legend().dot("true", Stance.TRUTH).paint(sheet, new Point(names, foot), frames.size() * width);
        return sheet.build();
    }

    private static Lettering title() {
        return Lettering.of(12.5, Ink.TEXT).at(Anchor.MIDDLE);
    }

    private static Shape name(String method, double y) {
        Colour colour = MethodColour.ofText(method);
        return new Shape.Text(
                new Point(0, y),
                method,
                Lettering.of(EndLabels.LETTERING.size(), colour).inBold());
    }

    private static void check(int[][] bones, List<Frame> frames) {
        Check.atLeast(1, frames.size(), "number of frames");
        int joints = frames.getFirst().truth().length;
        List<String> methods = methods(frames.getFirst());
        for (Frame frame : frames) {
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

    private static List<String> methods(Frame frame) {
        return frame.predictions().stream().map(Prediction::method).toList();
    }
}
