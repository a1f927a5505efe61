package dev.tangent.plot.chart;

import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.ColourBar;
import dev.tangent.plot.picture.ColourMap;
import dev.tangent.plot.picture.ColourScale;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.LabelMarker;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import dev.tangent.plot.picture.TextStyle.Anchor;
import dev.tangent.plot.picture.Ticks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Points in the plane in the colour of their standard deviation, with the labelled ones and those to label next.
public final class UncertaintyMap {
    private static final double WIDTH = 760;
    private static final double HEIGHT = 400;
    private static final double LEFT = 52;
    private static final double RIGHT = WIDTH - 84;
    private static final double TOP = 44;
    private static final double BOTTOM = HEIGHT - 48;
    private static final int SHADES = 48;

    private UncertaintyMap() {}

    /// Draws the map.
    ///
    /// @param sd of each point
    /// @param labelled points
    /// @param next points to label, numbered in this order
    public static Drawing of(
            String title, String across, double[] x, double[] y, double[] sd, int[] labelled, int[] next) {
        DrawingBuilder sheet = ChartSheet.white(WIDTH, HEIGHT);
        Axis horizontal = axis(x, LEFT + Panel.INSIDE, RIGHT - Panel.INSIDE);
        Axis vertical = axis(y, BOTTOM - Panel.INSIDE, TOP + Panel.INSIDE);
        Panel panel = new Panel(
                sheet, LEFT, RIGHT, horizontal, new Axis(vertical.low(), vertical.high(), false, BOTTOM, TOP));
        sheet.add(new Shape.Text(new Point(LEFT, 18), title, Panel.TITLE));
        panel.grid().base(Arrays.stream(x).boxed().toList()).baseName(across);
        ColourScale colours =
                new ColourScale(ColourMap.HEIGHT, 0, Arrays.stream(sd).max().orElse(1));
        for (int shade = 0; shade < SHADES; shade++) {
            List<Point> places = new ArrayList<>();
            for (int i = 0; i < x.length; i++)
                if ((int) Math.min(SHADES - 1, SHADES * sd[i] / colours.high()) == shade)
                    places.add(panel.at(new Curve.CurvePoint(x[i], y[i], 0)));
            Colour colour = colours.at(colours.high() * (shade + 0.5) / SHADES);
            if (!places.isEmpty()) sheet.add(new Shape.Dots(places, 3.2, colour));
        }
        for (int i : labelled) sheet.add(new Shape.Dots(List.of(at(panel, x, y, i)), 5, Palette.TEXT));
        for (int t = 0; t < next.length; t++) number(sheet, at(panel, x, y, next[t]), t + 1);
        new ColourBar(colours, Ticks.between(0, colours.high(), 5))
                .paint(sheet, new Point(RIGHT + 22, TOP), 14, BOTTOM - TOP);
        key(sheet);
        return sheet.build();
    }

    private static Point at(Panel panel, double[] x, double[] y, int i) {
        return panel.at(new Curve.CurvePoint(x[i], y[i], 0));
    }

    private static Axis axis(double[] values, double from, double to) {
        return new Axis(
                Arrays.stream(values).min().orElse(0),
                Arrays.stream(values).max().orElse(1),
                false,
                from,
                to);
    }

    private static void number(DrawingBuilder sheet, Point at, int number) {
        sheet.add(new Shape.Dots(List.of(at), 8, LabelMarker.COLOUR));
        sheet.add(new Shape.Text(
                at.moved(0, 4),
                Integer.toString(number),
                TextStyle.of(11, Colour.WHITE).at(Anchor.MIDDLE)));
    }

    private static void key(DrawingBuilder sheet) {
        TextStyle small = TextStyle.of(12, Palette.TEXT);
        sheet.add(new Shape.Dots(List.of(new Point(LEFT + 5, 33)), 5, Palette.TEXT));
        sheet.add(new Shape.Text(new Point(LEFT + 15, 37), "labelled", small));
        sheet.add(new Shape.Dots(List.of(new Point(LEFT + 92, 33)), 7, LabelMarker.COLOUR));
        sheet.add(new Shape.Text(new Point(LEFT + 104, 37), "to be labelled next, in this order", small));
        sheet.add(new Shape.Text(
                new Point(WIDTH - 12, 33),
                "standard deviation",
                TextStyle.of(11, Palette.QUIET).at(Anchor.END)));
    }
}
