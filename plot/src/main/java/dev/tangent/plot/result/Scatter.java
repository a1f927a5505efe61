package dev.tangent.plot.result;

import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.LabelMarker;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import dev.tangent.plot.picture.TextStyle.Anchor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Points in the plane, coloured by a number or a category, with the key beside them.
final class Scatter {
    /// Points of a projection are painted in so many layers, the furthest first.
    private static final int LAYERS = 16;

    /// Above so many, the marks of labelled points are small.
    private static final int MANY = 150;

    private Scatter() {}

    /// Draws points.
    ///
    /// @param names of the projected coordinates, where the view is one
    /// @param marked points that carry a label
    static Drawing of(
            String title, String remark, CloudView view, List<String> names, PointColouring colouring, int[] marked) {
        PointShades shades = PointShades.of(colouring);
        PlotFrame frame = view.oblique()
                ? oblique(title, remark, view, names, shades.keyWidth())
                : flat(title, remark, view, shades.keyWidth());
        points(frame, view, shades);
        double radius = marked.length > MANY ? 2 : 3.4;
        for (int i : marked)
            frame.drawing()
                    .add(new Shape.Circle(
                            frame.at(view.x()[i], view.y()[i]),
                            radius,
                            new PaintStyle(LabelMarker.COLOUR, Colour.WHITE, 1)));
        double left = PlotFrame.WIDTH - PlotFrame.EDGE - shades.keyWidth() + 18;
        shades.key().paint(frame.drawing(), new Point(left, PlotFrame.TOP + 4), PlotFrame.BOTTOM - PlotFrame.TOP - 8);
        return frame.drawing().build();
    }

    private static PlotFrame flat(String title, String remark, CloudView view, double key) {
        return PlotFrame.of(
                title,
                remark,
                PlotFrame.AxisRange.of(view.x()).named(view.across()),
                PlotFrame.AxisRange.of(view.y()).named(view.up()),
                key);
    }

    /// One scale for both directions, and three short axes instead of numbers.
    private static PlotFrame oblique(String title, String remark, CloudView view, List<String> names, double key) {
        PlotFrame frame = PlotFrame.bare(title, remark, view.x(), view.y(), key);
        Point origin = new Point(PlotFrame.EDGE + 22, PlotFrame.BOTTOM + 18);
        TextStyle small = TextStyle.of(10.5, Palette.QUIET);
        for (int c = 0; c < names.size(); c++) {
            double[] towards = CloudView.direction(c);
            Point end = origin.moved(26 * towards[0], -26 * towards[1]);
            frame.drawing().add(Shape.line(origin, end, PaintStyle.stroked(Palette.QUIET, 1.2)));
            boolean upright = c == 2;
            frame.drawing()
                    .add(new Shape.Text(
                            upright ? end.moved(0, -4) : end.moved(4, 5),
                            small.cut(names.get(c), 90),
                            upright ? small.at(Anchor.MIDDLE) : small));
        }
        return frame;
    }

    /// One shape a shade and layer: a cloud costs a few bytes a point.
    private static void points(PlotFrame frame, CloudView view, PointShades shades) {
        int size = view.x().length;
        double small = radius(size);
        double radius = radius((int) Arrays.stream(shades.of())
                .filter(shade -> shade != PointShades.WITHOUT)
                .count());
        int layers = view.oblique() ? LAYERS : 1;
        for (int layer = 0; layer < layers; layer++) {
            Map<Integer, List<Point>> places = new TreeMap<>();
            for (int t = (int) ((long) layer * size / layers); t < (long) (layer + 1) * size / layers; t++) {
                int i = view.order()[t];
                places.computeIfAbsent(shades.of()[i], shade -> new ArrayList<>())
                        .add(frame.at(view.x()[i], view.y()[i]));
            }
            places.forEach((shade, centres) -> frame.drawing()
                    .add(new Shape.Dots(
                            centres,
                            shade == PointShades.WITHOUT ? small : radius,
                            shades.colours().get(shade))));
        }
    }

    private static double radius(int points) {
        return Math.clamp(44 / Math.sqrt(Math.max(1, points)), 0.9, 3);
    }
}
