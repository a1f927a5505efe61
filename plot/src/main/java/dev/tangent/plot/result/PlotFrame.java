package dev.tangent.plot.result;

import dev.tangent.plot.chart.Axis;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import dev.tangent.plot.picture.TextStyle.Anchor;
import java.util.Arrays;

/// A plot area with grid, numbers and names on both axes, under a title and a remark; small enough for a phone.
record PlotFrame(DrawingBuilder drawing, Axis x, Axis y) {
    static final double WIDTH = 340;
    static final double HEIGHT = 330;
    static final double TOP = 48;
    static final double BOTTOM = HEIGHT - 46;
    static final double EDGE = 12;
    static final TextStyle REMARK = TextStyle.of(11, Palette.QUIET);

    private static final TextStyle TITLE = TextStyle.of(13, Palette.TEXT).inBold();
    private static final TextStyle NUMBERS = TextStyle.of(10.5, Palette.QUIET);
    private static final PaintStyle GRID = PaintStyle.stroked(Palette.RULE, 1);
    private static final int TICKS = 6;
    private static final double INSIDE = 8;

    /// What an axis shows, and the values it has to hold.
    record AxisRange(String name, double low, double high) {
        static AxisRange of(double[] values) {
            double low = Arrays.stream(values).min().orElse(0);
            double high = Arrays.stream(values).max().orElse(0);
            AxisRange exact = new AxisRange("", low, high);
            return high > low ? exact : exact.widened();
        }

        AxisRange named(String other) {
            return new AxisRange(other, low, high);
        }

        /// An axis about the same middle, so long.
        private Axis axis(double length, double from, double to) {
            double middle = low + (high - low) / 2;
            return new Axis(middle - length / 2, middle + length / 2, false, from, to);
        }

        /// With a little room around.
        AxisRange widened() {
            double room = high > low ? 0.04 * (high - low) : high == 0 ? 1 : Math.abs(high) / 2;
            return new AxisRange(name, low - room, high + room);
        }
    }

    /// An empty frame.
    ///
    /// @param key how much is left free on the right
    static PlotFrame of(String title, String remark, AxisRange across, AxisRange up, double key) {
        DrawingBuilder drawing = titled(title, remark);
        Axis y = new Axis(up.low(), up.high(), false, BOTTOM - INSIDE, TOP + INSIDE);
        double left = 22;
        for (Axis.Tick tick : y.ticks(TICKS)) left = Math.max(left, 22 + NUMBERS.width(tick.text()));
        double right = WIDTH - EDGE - key;
        Axis x = new Axis(across.low(), across.high(), false, left + INSIDE, right - INSIDE);
        PlotFrame frame = new PlotFrame(drawing, x, y);
        frame.grid(left, right);
        drawing.add(new Shape.Text(
                new Point((left + right) / 2, BOTTOM + 34),
                NUMBERS.cut(across.name(), right - left),
                NUMBERS.at(Anchor.MIDDLE)));
        drawing.add(new Shape.Text(
                new Point(12, (TOP + BOTTOM) / 2),
                NUMBERS.cut(up.name(), BOTTOM - TOP),
                NUMBERS.at(Anchor.MIDDLE).turned(-90)));
        return frame;
    }

    /// A drawing of the usual size with nothing but a title and a remark.
    static DrawingBuilder titled(String title, String remark) {
        return new DrawingBuilder(WIDTH, HEIGHT)
                .add(new Shape.Text(new Point(EDGE, 18), TITLE.cut(title, WIDTH - 2 * EDGE), TITLE))
                .add(new Shape.Text(new Point(EDGE, 35), REMARK.cut(remark, WIDTH - 2 * EDGE), REMARK));
    }

    /// A frame without grid and numbers, one scale for both directions.
    static PlotFrame bare(String title, String remark, double[] x, double[] y, double key) {
        AxisRange across = AxisRange.of(x);
        AxisRange up = AxisRange.of(y);
        double wide = WIDTH - 2 * EDGE - key;
        double high = BOTTOM - TOP;
        double unit = Math.max((across.high() - across.low()) / wide, (up.high() - up.low()) / high);
        return new PlotFrame(
                titled(title, remark), across.axis(unit * wide, EDGE, EDGE + wide), up.axis(unit * high, BOTTOM, TOP));
    }

    private void grid(double left, double right) {
        for (Axis.Tick tick : x.ticks(TICKS)) {
            double at = x.at(tick.value());
            drawing.add(Shape.line(new Point(at, TOP), new Point(at, BOTTOM), GRID));
        }
        double free = left - 20;
        for (Axis.Tick tick : x.ticks(TICKS)) {
            double half = NUMBERS.width(tick.text()) / 2;
            double at = Math.min(x.at(tick.value()), WIDTH - half - 1);
            // A number that would touch the one before is left out.
            if (at - half < free) continue;
            drawing.add(new Shape.Text(new Point(at, BOTTOM + 15), tick.text(), NUMBERS.at(Anchor.MIDDLE)));
            free = at + half + 5;
        }
        for (Axis.Tick tick : y.ticks(TICKS)) {
            double at = y.at(tick.value());
            drawing.add(Shape.line(new Point(left, at), new Point(right, at), GRID));
            drawing.add(new Shape.Text(new Point(left - 5, at + 3.7), tick.text(), NUMBERS.at(Anchor.END)));
        }
    }

    Point at(double across, double up) {
        return new Point(x.at(across), y.at(up));
    }

    void line(double x1, double y1, double x2, double y2, PaintStyle style) {
        drawing.add(Shape.line(at(x1, y1), at(x2, y2), style));
    }
}
