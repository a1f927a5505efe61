package dev.tangent.plot.chart;

import dev.tangent.plot.picture.Camera;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// Draws skeletons standing on a disc of ground. A pose is placed by the truth: its middle stands over the disc's
/// centre and its lowest joint on the ground, so that what is off in a prediction is seen.
///
/// Depth shows in three ways: near bones are thicker, far ones paler, and a white rim parts a bone from those behind.
record SkeletonDrawing(PosePicture.StickFigure skeleton, Camera camera, double scale) {
    static final Colour TRUTH = Colour.of(0xb4bac4);

    private static final Colour GROUND = Colour.of(0xf4f5f7);
    static final Colour SHADOW = Colour.of(0xe2e5ea);
    private static final int CORNERS = 48;

    /// A place relative to the foot: across, up, and away from the viewer.
    private record Seen(double right, double up, double depth) {}

    /// A bone's ends as drawn, and how near it is: 0 the farthest, 1 the nearest.
    private record Bone(Point from, Point to, double near) {
        Point at(double share) {
            return from.moved(share * (to.x() - from.x()), share * (to.y() - from.y()));
        }

        double length() {
            return Math.hypot(to.x() - from.x(), to.y() - from.y());
        }
    }

    Extent extent(double[][] pose, double[][] truth) {
        Extent extent = new Extent(0, 0, 0, 0);
        for (double[] joint : pose) {
            Seen seen = seen(joint, truth);
            extent = extent.with(new Extent(seen.right, seen.right, seen.up, seen.up));
        }
        double radius = radius(truth);
        double depth = radius * Math.abs(camera.up(0, 1, 0) / camera.depth(0, 1));
        return extent.with(new Extent(-radius, radius, -depth, depth));
    }

    void paint(DrawingBuilder drawing, Point foot, double[][] truth, PosePicture.PredictedPose prediction) {
        drawing.add(new Shape.Polygon(disc(foot, radius(truth)), PaintStyle.filled(GROUND)));
        double[][] flat = Arrays.stream(prediction.joints())
                .map(joint -> new double[] {joint[0], lowest(truth), joint[2]})
                .toArray(double[][]::new);
        for (Bone bone : bones(foot, flat, truth))
            drawing.add(Shape.line(bone.from, bone.to, PaintStyle.stroked(SHADOW, 0.03 * scale)));
        for (Bone bone : bones(foot, truth, truth)) bone(drawing, bone, TRUTH);
        Colour colour = MethodColour.of(prediction.method());
        for (Bone bone : bones(foot, prediction.joints(), truth)) {
            rim(drawing, bone);
            bone(drawing, bone, colour);
        }
    }

    private void bone(DrawingBuilder drawing, Bone bone, Colour colour) {
        drawing.add(Shape.line(bone.from, bone.to, PaintStyle.stroked(pale(colour, bone), thick(bone))));
    }

    /// The rim ends before the joints, so that it does not part bones that meet.
    private static void rim(DrawingBuilder drawing, Bone bone) {
        double wide = thick(bone) + 2.4;
        PaintStyle white = PaintStyle.stroked(Colour.WHITE, wide);
        double share = wide / bone.length();
        if (share < 0.5) drawing.add(Shape.line(bone.at(share), bone.at(1 - share), white));
    }

    private static double thick(Bone bone) {
        return 2.2 + 2.2 * bone.near;
    }

    private static Colour pale(Colour colour, Bone bone) {
        return colour.lit(1, 0.5 * (1 - bone.near));
    }

    /// From far to near.
    private List<Bone> bones(Point foot, double[][] pose, double[][] truth) {
        List<Seen> joints = Arrays.stream(pose).map(joint -> seen(joint, truth)).toList();
        double near = joints.stream().mapToDouble(Seen::depth).min().orElse(0);
        double far = joints.stream().mapToDouble(Seen::depth).max().orElse(0);
        List<Bone> drawn = new ArrayList<>();
        for (int[] bone : skeleton.bones()) {
            Seen from = joints.get(bone[0]);
            Seen to = joints.get(bone[1]);
            double depth = (from.depth + to.depth) / 2;
            double share = far > near ? (far - depth) / (far - near) : 1;
            drawn.add(new Bone(place(foot, from), place(foot, to), share));
        }
        drawn.sort(Comparator.comparingDouble(Bone::near));
        return drawn;
    }

    private Point place(Point foot, Seen seen) {
        return foot.moved(scale * seen.right, -scale * seen.up);
    }

    /// z points to the viewer's side, so that a figure that looks along z shows its face.
    private Seen seen(double[] joint, double[][] truth) {
        double u = joint[0] - middle(truth, 0);
        double v = middle(truth, 2) - joint[2];
        return new Seen(camera.right(u, v), camera.up(u, v, joint[1] - lowest(truth)), camera.depth(u, v));
    }

    private List<Point> disc(Point foot, double radius) {
        List<Point> edge = new ArrayList<>();
        for (int i = 0; i < CORNERS; i++) {
            double u = radius * Math.cos(2 * Math.PI * i / CORNERS);
            double v = radius * Math.sin(2 * Math.PI * i / CORNERS);
            edge.add(foot.moved(scale * camera.right(u, v), -scale * camera.up(u, v, 0)));
        }
        return edge;
    }

    /// A third of the body's height holds its feet and their shadow.
    private static double radius(double[][] truth) {
        double top = Arrays.stream(truth).mapToDouble(joint -> joint[1]).max().orElseThrow();
        return (top - lowest(truth)) / 3;
    }

    private static double middle(double[][] pose, int axis) {
        double low = Arrays.stream(pose).mapToDouble(joint -> joint[axis]).min().orElseThrow();
        double high =
                Arrays.stream(pose).mapToDouble(joint -> joint[axis]).max().orElseThrow();
        return (low + high) / 2;
    }

    private static double lowest(double[][] truth) {
        return Arrays.stream(truth).mapToDouble(joint -> joint[1]).min().orElseThrow();
    }
}
