package dev.tangent.plot.chart;

import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import dev.tangent.plot.picture.TextStyle.Anchor;
import java.util.List;
import java.util.function.ToDoubleFunction;

/// Curves with their names beside them, and names on both axes.
public final class LineChart {
    public static final double WIDTH = 440;
    public static final double HEIGHT = 320;

    private static final double LEFT = 62;
    private static final double TOP = 58;
    private static final double BOTTOM = HEIGHT - 52;
    private static final int MOST_TICKS = 6;
    private static final TextStyle SMALL = TextStyle.of(11, Palette.QUIET);

    private LineChart() {}

    /// How the numbers of an axis are laid out.
    public enum AxisScale {
        LINEAR,
        /// Evenly, from zero on.
        FROM_ZERO,
        LOGARITHMIC
    }

    /// An axis: what it shows, and how.
    public record Quantity(String name, AxisScale scale) {}

    public static Drawing of(String title, Quantity across, Quantity up, List<Curve> curves) {
        DrawingBuilder drawing = new DrawingBuilder(WIDTH, HEIGHT);
        double right = WIDTH - 16;
        Axis x = axis(curves, Curve.CurvePoint::x, across.scale(), LEFT + 10, right - 10);
        Axis y = axis(curves, Curve.CurvePoint::value, up.scale(), BOTTOM, TOP);
        drawing.add(new Shape.Text(
                new Point(LEFT, 18), title, TextStyle.of(14, Palette.TEXT).inBold()));
        legend(drawing, curves);
        for (Axis.Tick tick : y.ticks(MOST_TICKS)) {
            double at = y.at(tick.value());
            drawing.add(
                    Shape.line(new Point(LEFT, at), new Point(right, at), PaintStyle.stroked(Colour.of(0xe4e6ea), 1)));
            drawing.add(new Shape.Text(new Point(LEFT - 7, at + 4), tick.text(), SMALL.at(Anchor.END)));
        }
        for (Axis.Tick tick : x.ticks(MOST_TICKS)) {
            double at = x.at(tick.value());
            drawing.add(
                    Shape.line(new Point(at, BOTTOM), new Point(at, BOTTOM + 4), PaintStyle.stroked(Palette.QUIET, 1)));
            drawing.add(new Shape.Text(new Point(at, BOTTOM + 18), tick.text(), SMALL.at(Anchor.MIDDLE)));
        }
        drawing.add(
                Shape.line(new Point(LEFT, BOTTOM), new Point(right, BOTTOM), PaintStyle.stroked(Palette.QUIET, 1)));
        drawing.add(new Shape.Text(new Point((LEFT + right) / 2, BOTTOM + 38), across.name(), SMALL.at(Anchor.MIDDLE)));
        drawing.add(new Shape.Text(
                new Point(14, (TOP + BOTTOM) / 2),
                up.name(),
                SMALL.at(Anchor.MIDDLE).turned(-90)));
        for (Curve curve : curves) paint(drawing, curve, x, y);
        return drawing.build();
    }

    private static Axis axis(
            List<Curve> curves, ToDoubleFunction<Curve.CurvePoint> value, AxisScale scale, double from, double to) {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (Curve curve : curves)
            for (Curve.CurvePoint place : curve.places()) {
                low = Math.min(low, value.applyAsDouble(place));
                high = Math.max(high, value.applyAsDouble(place));
            }
        if (scale == AxisScale.FROM_ZERO) return new Axis(0, 1.08 * high, false, from, to);
        return Axis.around(low, high, scale == AxisScale.LOGARITHMIC ? 1 : Double.POSITIVE_INFINITY, from, to);
    }

    private static void legend(DrawingBuilder drawing, List<Curve> curves) {
        double x = LEFT + 5;
        for (Curve curve : curves) {
            if (curve.name().isEmpty()) continue;
            drawing.add(new Shape.Dots(List.of(new Point(x, 37)), 4, curve.colour()));
            drawing.add(new Shape.Text(new Point(x + 9, 41), curve.name(), TextStyle.of(12, Palette.TEXT)));
            x += 30 + 6.3 * curve.name().length();
        }
    }

    private static void paint(DrawingBuilder drawing, Curve curve, Axis x, Axis y) {
        List<Point> points = curve.places().stream()
                .map(place -> new Point(x.at(place.x()), y.at(place.value())))
                .toList();
        if (points.size() > 1) drawing.add(new Shape.Polyline(points, PaintStyle.stroked(curve.colour(), 1.8)));
        drawing.add(new Shape.Dots(points, 3, curve.colour()));
    }
}
