package dev.tangent.plot.chart;

import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import java.util.ArrayList;
import java.util.List;

/// The key to marks, in lines from left to right.
final class Legend {
    static final double LINE = 22;

    private static final TextStyle NAME = TextStyle.of(12.5, Palette.TEXT);
    private static final double BETWEEN = 26;

    private final List<LegendKey> keys = new ArrayList<>();

    private record LegendKey(String text, Colour colour, boolean open) {}

    Legend dot(String text, Colour colour) {
        keys.add(new LegendKey(text, colour, false));
        return this;
    }

    /// The open mark of the paper's values.
    Legend open(String text) {
        keys.add(new LegendKey(text, Palette.QUIET, true));
        return this;
    }

    /// How high the legend is when it is `width` wide.
    double height(double width) {
        return LINE * (1 + places(width).getLast().y());
    }

    void paint(DrawingBuilder drawing, Point corner, double width) {
        List<Point> places = places(width);
        for (int i = 0; i < places.size(); i++) {
            LegendKey key = keys.get(i);
            Point at = corner.moved(5 + places.get(i).x(), LINE * (places.get(i).y() + 0.5));
            drawing.add(key.open ? Panel.open(at, key.colour) : new Shape.Dots(List.of(at), 4.5, key.colour));
            drawing.add(new Shape.Text(at.moved(10, 4.3), key.text, NAME));
        }
    }

    /// Where each key begins: pixels across, lines down.
    private List<Point> places(double width) {
        List<Point> places = new ArrayList<>();
        double x = 0;
        int line = 0;
        for (LegendKey key : keys) {
            double length = 15 + NAME.width(key.text);
            if (x > 0 && x + length > width) {
                x = 0;
                line++;
            }
            places.add(new Point(x, line));
            x += length + BETWEEN;
        }
        return places;
    }
}
