package dev.tangent.plot.result;

import dev.tangent.plot.chart.Axis;
import dev.tangent.plot.chart.Curve;
import dev.tangent.plot.chart.Panel;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.LabelMarker;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import java.util.List;
import java.util.OptionalDouble;

/// One small panel: curves over one parameter, their spreads as thin bars, the chosen value as a red dot.
final class ParameterChart {
    public static final double WIDTH = 330;
    public static final double HEIGHT = 250;

    private static final double LEFT = 58;
    private static final double RIGHT = WIDTH - 14;
    private static final double TOP = 30;
    private static final double BOTTOM = HEIGHT - 34;
    private static final double WIDE_PARAMETER = 30;
    /// Errors are compared by their ratio, so that a few times as much is far already.
    private static final double WIDE_ERROR = 4;

    private ParameterChart() {}

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
            Curve.CurvePoint best,
            OptionalDouble chosen,
            double low,
            double high) {
        DrawingBuilder drawing = new DrawingBuilder(WIDTH, HEIGHT);
        Axis x = Axis.around(values.getFirst(), values.getLast(), WIDE_PARAMETER, LEFT + 8, RIGHT - 8);
        Axis y = Axis.around(low, high, WIDE_ERROR, BOTTOM, TOP);
        Panel panel = new Panel(drawing, LEFT, RIGHT, x, y);
        drawing.add(new Shape.Text(new Point(LEFT, 18), title, Panel.TITLE));
        panel.grid().base(values);
        withinOneStandardError(panel, best);
        curves.forEach(panel::bars);
        curves.forEach(panel::curve);
        chosen.ifPresent(at -> drawing.add(LabelMarker.at(new Point(x.at(at), y.at(best.value())))));
        return drawing.build();
    }

    /// Whatever lies in this band is as good as the chosen one, for all that the labels can tell.
    private static void withinOneStandardError(Panel panel, Curve.CurvePoint best) {
        double top = panel.y().at(best.value() + best.spread());
        double height = panel.y().at(best.value()) - top;
        if (height > 0)
            panel.drawing()
                    .add(new Shape.Rectangle(
                            new Point(LEFT, top),
                            RIGHT - LEFT,
                            height,
                            PaintStyle.filled(LabelMarker.COLOUR.withOpacity(0.1))));
    }
}
