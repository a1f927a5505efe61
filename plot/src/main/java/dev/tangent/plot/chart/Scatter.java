package dev.tangent.plot.chart;

import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.ColourMap;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import dev.tangent.plot.picture.TextStyle.Anchor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// Points in the plane, coloured by group or by a value.
final class Scatter {
    public static final double WIDTH = 360;
    public static final double HEIGHT = 380;

    /// After Okabe and Ito, told apart by the colour-blind too; more groups than colours share them.
    private static final int[] COLOURS = {
        0x0072b2, 0xe69f00, 0x009e73, 0xcc79a7, 0x56b4e9, 0xd55e00, 0x5b616b, 0x8c6d31, 0x7a4fb5, 0xb5a900
    };

    private static final int SHADES = 24;
    private static final double LEFT = 48;
    private static final double RIGHT = WIDTH - 16;
    private static final double TOP = 34;
    private static final double BOTTOM = HEIGHT - 34;

    private Scatter() {}

    /// Coloured by group, 0, 1, 2, ...
    public static Drawing groups(String title, double[] x, double[] y, int[] group) {
        int groups = Arrays.stream(group).max().orElse(0) + 1;
        List<Colour> colours = new ArrayList<>();
        for (int g = 0; g < groups; g++) colours.add(Colour.of(COLOURS[g % COLOURS.length]));
        return of(title, x, y, group, colours);
    }

    /// Coloured from the smallest value, blue, to the largest, yellow.
    public static Drawing values(String title, double[] x, double[] y, double[] value) {
        double low = Arrays.stream(value).min().orElse(0);
        double high = Arrays.stream(value).max().orElse(1);
        int[] shade = new int[value.length];
        for (int i = 0; i < shade.length; i++)
            shade[i] = high > low ? (int) Math.min(SHADES - 1, SHADES * (value[i] - low) / (high - low)) : 0;
        List<Colour> colours = new ArrayList<>();
        for (int s = 0; s < SHADES; s++) colours.add(ColourMap.HEIGHT.at((s + 0.5) / SHADES));
        String range = String.format(Locale.ROOT, "%s, from %s to %s", title, Axis.brief(low), Axis.brief(high));
        return of(range, x, y, shade, colours);
    }

    private static Drawing of(String title, double[] x, double[] y, int[] colour, List<Colour> colours) {
        Drawing.Builder drawing = new Drawing.Builder(WIDTH, HEIGHT);
        drawing.add(new Shape.Text(
                new Point(LEFT, 20), title, TextStyle.of(13, Palette.TEXT).inBold()));
        Axis across = axis(x, LEFT + 8, RIGHT - 8);
        Axis up = axis(y, BOTTOM - 8, TOP + 8);
        frame(drawing, across, up);
        double radius = Math.clamp(40 / Math.sqrt(x.length), 0.8, 3);
        for (int c = 0; c < colours.size(); c++) {
            List<Point> places = new ArrayList<>();
            for (int i = 0; i < x.length; i++) if (colour[i] == c) places.add(new Point(across.at(x[i]), up.at(y[i])));
            if (!places.isEmpty()) drawing.add(new Shape.Dots(places, radius, colours.get(c)));
        }
        return drawing.build();
    }

    private static Axis axis(double[] values, double from, double to) {
        double low = Arrays.stream(values).min().orElse(0);
        double high = Arrays.stream(values).max().orElse(1);
        return high > low ? new Axis(low, high, false, from, to) : new Axis(low - 1, high + 1, false, from, to);
    }

    private static void frame(Drawing.Builder drawing, Axis across, Axis up) {
        PaintStyle line = PaintStyle.stroked(Colour.of(0xe4e6ea), 1);
        TextStyle small = TextStyle.of(10.5, Palette.QUIET);
        for (Axis.Tick tick : across.ticks(5)) {
            double at = across.at(tick.value());
            drawing.add(Shape.line(new Point(at, TOP), new Point(at, BOTTOM), line));
            drawing.add(new Shape.Text(new Point(at, BOTTOM + 15), tick.text(), small.at(Anchor.MIDDLE)));
        }
        for (Axis.Tick tick : up.ticks(5)) {
            double at = up.at(tick.value());
            drawing.add(Shape.line(new Point(LEFT, at), new Point(RIGHT, at), line));
            drawing.add(new Shape.Text(new Point(LEFT - 6, at + 4), tick.text(), small.at(Anchor.END)));
        }
    }
}
