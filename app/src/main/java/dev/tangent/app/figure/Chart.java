package dev.tangent.app.figure;

import dev.tangent.experiments.picture.Colour;
import dev.tangent.experiments.picture.Drawing;
import dev.tangent.experiments.picture.Lettering;
import dev.tangent.experiments.picture.Lettering.Anchor;
import dev.tangent.experiments.picture.Mark;
import dev.tangent.experiments.picture.Point;
import dev.tangent.experiments.picture.Shape;
import dev.tangent.experiments.picture.Style;
import java.util.List;
import java.util.OptionalDouble;

/// One small panel: curves over one parameter, their spreads as thin bars, the chosen value as a red dot.
public final class Chart {
    public static final double WIDTH = 330;
    public static final double HEIGHT = 250;

    static final Colour INK = Colour.of(0x1d2129);
    static final Colour GREY = Colour.of(0x5b616b);
    private static final Colour LINE = Colour.of(0xe4e6ea);
    private static final double LEFT = 58;
    private static final double RIGHT = WIDTH - 14;
    private static final double TOP = 30;
    private static final double BOTTOM = HEIGHT - 34;
    private static final int MOST_TICKS = 6;
    private static final double WIDE_PARAMETER = 30;
    /// Errors are compared by their ratio, so that a few times as much is far already.
    private static final double WIDE_ERROR = 4;

    private final Drawing.Builder drawing = new Drawing.Builder(WIDTH, HEIGHT);
    private final Axis x;
    private final Axis y;

    private Chart(Axis x, Axis y) {
        this.x = x;
        this.y = y;
    }

    /// Draws a panel.
    ///
    /// @param values what the parameter was tried with, ascending
    /// @param best error and spread of the chosen candidate
    /// @param chosen its value of this parameter, if it has one
    /// @param low least and
    /// @param high greatest error of all panels, so that they can be compared
    public static Drawing of(
            String title,
            List<Double> values,
            List<Curve> curves,
            Curve.Place best,
            OptionalDouble chosen,
            double low,
            double high) {
        Axis x = Axis.around(values.getFirst(), values.getLast(), WIDE_PARAMETER, LEFT + 8, RIGHT - 8);
        Chart chart = new Chart(x, Axis.around(low, high, WIDE_ERROR, BOTTOM, TOP));
        chart.frame(title, values);
        chart.withinOneStandardError(best);
        curves.forEach(chart::curve);
        chosen.ifPresent(at -> chart.drawing.add(Mark.at(new Point(x.at(at), chart.y.at(best.value())))));
        return chart.drawing.build();
    }

    private void frame(String title, List<Double> values) {
        drawing.add(
                new Shape.Text(new Point(LEFT, 18), title, Lettering.of(14, INK).inBold()));
        Lettering small = Lettering.of(11, GREY);
        for (Axis.Tick tick : y.ticks(MOST_TICKS)) {
            double at = y.at(tick.value());
            drawing.add(Shape.line(new Point(LEFT, at), new Point(RIGHT, at), Style.stroked(LINE, 1)));
            drawing.add(new Shape.Text(new Point(LEFT - 7, at + 4), tick.text(), small.at(Anchor.END)));
        }
        List<Axis.Tick> ticks = values.size() <= MOST_TICKS
                ? values.stream()
                        .map(value -> new Axis.Tick(value, Axis.brief(value)))
                        .toList()
                : x.ticks(MOST_TICKS);
        for (Axis.Tick tick : ticks) {
            double at = x.at(tick.value());
            drawing.add(Shape.line(new Point(at, BOTTOM), new Point(at, BOTTOM + 4), Style.stroked(GREY, 1)));
            drawing.add(new Shape.Text(new Point(at, BOTTOM + 18), tick.text(), small.at(Anchor.MIDDLE)));
        }
        drawing.add(Shape.line(new Point(LEFT, BOTTOM), new Point(RIGHT, BOTTOM), Style.stroked(GREY, 1)));
    }

    /// Whatever lies in this band is as good as the chosen one, for all that the labels can tell.
    private void withinOneStandardError(Curve.Place best) {
        double top = y.at(best.value() + best.spread());
        double height = y.at(best.value()) - top;
        if (height > 0)
            drawing.add(new Shape.Rectangle(
                    new Point(LEFT, top), RIGHT - LEFT, height, Style.filled(Mark.COLOUR.withOpacity(0.1))));
    }

    private void curve(Curve curve) {
        Style bar = Style.stroked(curve.colour().withOpacity(0.35), 1.2);
        for (Curve.Place place : curve.places()) {
            double at = x.at(place.x());
            double least = y.logarithmic()
                    ? Math.max(y.low(), place.value() - place.spread())
                    : place.value() - place.spread();
            drawing.add(
                    Shape.line(new Point(at, y.at(least)), new Point(at, y.at(place.value() + place.spread())), bar));
        }
        List<Point> points = curve.places().stream()
                .map(place -> new Point(x.at(place.x()), y.at(place.value())))
                .toList();
        if (points.size() > 1) drawing.add(new Shape.Polyline(points, Style.stroked(curve.colour(), 1.8)));
        drawing.add(new Shape.Dots(points, 2.6, curve.colour()));
    }
}
