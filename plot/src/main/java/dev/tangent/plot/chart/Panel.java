package dev.tangent.plot.chart;

import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import dev.tangent.plot.picture.TextStyle.Anchor;
import java.util.List;
import java.util.stream.Stream;

/// A plot area within a drawing. The axes know their places; `left` and `right` are the area's edges, where the grid
/// begins and ends, a little outside of what the horizontal axis spans.
public record Panel(DrawingBuilder drawing, double left, double right, Axis x, Axis y) {
    public static final int MOST_TICKS = 6;
    /// How far within the area the outermost values lie.
    static final double INSIDE = 14;
    public static final TextStyle TITLE = TextStyle.of(14, Palette.TEXT).inBold();
    public static final TextStyle NUMBERS = TextStyle.of(11, Palette.QUIET);

    private static final PaintStyle GRID = PaintStyle.stroked(Palette.RULE, 1);
    private static final PaintStyle EDGE = PaintStyle.stroked(Palette.QUIET, 1);

    public double bottom() {
        return y.from();
    }

    public Point at(Curve.CurvePoint place) {
        return new Point(x.at(place.x()), y.at(place.value()));
    }

    /// Lines across at round values, their numbers to the left.
    public Panel grid() {
        for (Axis.Tick tick : y.ticks(MOST_TICKS)) {
            double at = y.at(tick.value());
            drawing.add(Shape.line(new Point(left, at), new Point(right, at), GRID));
            drawing.add(new Shape.Text(new Point(left - 7, at + 4), tick.text(), NUMBERS.at(Anchor.END)));
        }
        return this;
    }

    /// The base line and its ticks: the values themselves where they are few, round numbers otherwise.
    public Panel base(List<Double> values) {
        drawing.add(Shape.line(new Point(left, bottom()), new Point(right, bottom()), EDGE));
        for (Axis.Tick tick : baseTicks(values)) {
            Point at = new Point(x.at(tick.value()), bottom());
            drawing.add(Shape.line(at, at.moved(0, 4), EDGE));
            drawing.add(new Shape.Text(at.moved(0, 18), tick.text(), NUMBERS.at(Anchor.MIDDLE)));
        }
        return this;
    }

    private List<Axis.Tick> baseTicks(List<Double> values) {
        return values.size() > MOST_TICKS
                ? x.ticks(MOST_TICKS)
                : values.stream()
                        .map(value -> new Axis.Tick(value, Axis.brief(value)))
                        .toList();
    }

    /// The name of the horizontal axis, below its right end.
    public Panel baseName(String name) {
        drawing.add(new Shape.Text(new Point(right, bottom() + 35), name, NUMBERS.at(Anchor.END)));
        return this;
    }

    /// A line through the values and a dot at each.
    public void curve(Curve curve) {
        List<Point> points = points(curve);
        if (points.size() > 1) drawing.add(new Shape.Polyline(points, PaintStyle.stroked(curve.colour(), 1.8)));
        drawing.add(new Shape.Dots(points, 2.6, curve.colour()));
    }

    static Shape open(Point at, Colour colour) {
        double r = 4;
        return new Shape.Polygon(
                List.of(at.moved(0, -r), at.moved(r, 0), at.moved(0, r), at.moved(-r, 0)),
                new PaintStyle(Colour.WHITE, colour, 1.3));
    }

    /// The spread of each value as a thin bar.
    public void bars(Curve curve) {
        PaintStyle bar = PaintStyle.stroked(curve.colour().withOpacity(0.35), 1.2);
        for (Curve.CurvePoint place : curve.places())
            drawing.add(Shape.line(
                    new Point(x.at(place.x()), y.at(least(place))),
                    new Point(x.at(place.x()), y.at(most(place))),
                    bar));
    }

    /// The spreads as one light band.
    void band(Curve curve) {
        List<Curve.CurvePoint> places = curve.places();
        if (places.size() < 2 || places.stream().allMatch(place -> place.spread() == 0)) return;
        Stream<Point> upper = places.stream().map(place -> new Point(x.at(place.x()), y.at(most(place))));
        Stream<Point> lower = places.reversed().stream().map(place -> new Point(x.at(place.x()), y.at(least(place))));
        drawing.add(new Shape.Polygon(
                Stream.concat(upper, lower).toList(),
                PaintStyle.filled(curve.colour().withOpacity(0.16))));
    }

    private List<Point> points(Curve curve) {
        return curve.places().stream().map(this::at).toList();
    }

    /// A logarithmic axis has no place for what is not positive: the bar ends at the axis' end.
    private double least(Curve.CurvePoint place) {
        return Math.max(y.low(), place.value() - place.spread());
    }

    private static double most(Curve.CurvePoint place) {
        return place.value() + place.spread();
    }
}
