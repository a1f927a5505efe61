package dev.tangent.plot.picture;

import dev.tangent.plot.picture.Shape.Polygon;
import dev.tangent.plot.picture.Shape.Text;
import dev.tangent.plot.picture.TextStyle.Anchor;
import java.util.List;

/// What stands around a surface: the floor with its grid, faint lines of equal value on the two walls behind, and the
/// numbers of the three axes.
public record Frame(Box box, Ticks across, Ticks values) {
    private static final Colour FLOOR = Colour.of(0xf4f5f7);
    private static final PaintStyle GRID = PaintStyle.stroked(Colour.of(0xd9dce1), 0.6);
    private static final PaintStyle EDGE = PaintStyle.stroked(Colour.of(0x8a909a), 0.8);
    private static final TextStyle NUMBERS = TextStyle.of(10.5, Colour.of(0x5b616b));
    private static final TextStyle NAMES = TextStyle.of(12, Colour.of(0x3a3f48));

    public static Frame of(Box box, int across, int values) {
        return new Frame(
                box, Ticks.between(box.left(), box.right(), across), Ticks.between(box.low(), box.high(), values));
    }

    /// Floor, grid and walls: to be painted before the surface.
    public void paint(DrawingBuilder drawing) {
        double low = box.low();
        drawing.add(new Polygon(
                List.of(
                        box.project(box.left(), box.front(), low),
                        box.project(box.right(), box.front(), low),
                        box.project(box.right(), box.back(), low),
                        box.project(box.left(), box.back(), low)),
                new PaintStyle(FLOOR, EDGE.stroke(), EDGE.width())));
        for (double at : across.values()) {
            double x = at;
            double y = at - box.centre().x() + box.centre().y();
            drawing.add(line(x, box.front(), low, x, box.back(), low, GRID));
            drawing.add(line(box.left(), y, low, box.right(), y, low, GRID));
        }
        for (double value : values.values()) {
            drawing.add(line(box.left(), box.front(), value, box.left(), box.back(), value, GRID));
            drawing.add(line(box.left(), box.back(), value, box.right(), box.back(), value, GRID));
        }
        drawing.add(line(box.left(), box.back(), low, box.left(), box.back(), box.high(), GRID));
        drawing.add(line(box.right(), box.back(), low, box.right(), box.back(), box.high(), GRID));
        drawing.add(line(box.left(), box.front(), low, box.left(), box.front(), box.high(), EDGE));
    }

    /// The numbers along the vertical axis and the two near edges of the floor.
    public void number(DrawingBuilder drawing) {
        for (double value : values.values()) {
            Point at = box.project(box.left(), box.front(), value);
            drawing.add(Shape.line(at, at.moved(-4, 0), EDGE));
            drawing.add(new Text(at.moved(-8, 3.7), values.text(value), NUMBERS.at(Anchor.END)));
        }
        for (double at : across.values()) {
            Point x = box.project(at, box.front(), box.low());
            Point y = box.project(box.right(), at, box.low());
            drawing.add(Shape.line(x, x.moved(-2.5, 3.5), EDGE), Shape.line(y, y.moved(2.5, 3.5), EDGE));
            drawing.add(new Text(x.moved(-5, 14), across.text(at), NUMBERS.at(Anchor.END)));
            drawing.add(new Text(y.moved(5, 14), across.text(at), NUMBERS));
        }
        double aside = 0.5 * box.half();
        Point x = box.project(box.centre().x() - aside, box.front(), box.low());
        Point y = box.project(box.right(), box.centre().y() + aside, box.low());
        drawing.add(new Text(x.moved(-6, 18), "x", NAMES.at(Anchor.END)), new Text(y.moved(9, 18), "y", NAMES));
    }

    private Shape line(double x1, double y1, double z1, double x2, double y2, double z2, PaintStyle style) {
        return Shape.line(box.project(x1, y1, z1), box.project(x2, y2, z2), style);
    }
}
