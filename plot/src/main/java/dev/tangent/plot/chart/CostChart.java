package dev.tangent.plot.chart;

import dev.tangent.Check;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import java.util.List;
import java.util.Locale;

/// Cost against size, both by their logarithms, so that a power law is a straight line and its exponent the slope. The
/// fitted line is drawn through each method's dots and its exponent written at the end.
public final class CostChart {
    private static final double WIDTH = 760;
    private static final double HEIGHT = 420;
    private static final double LEFT = 52;
    private static final double TOP = 34;
    private static final double BOTTOM = HEIGHT - 44;

    private CostChart() {}

    /// Draws the chart; a curve's places are sizes and costs, all positive.
    ///
    /// @param cost the name of the cost with its unit, such as "seconds"
    /// @param size the name of the size, such as "points"
    public static Drawing of(String cost, String size, List<Curve> curves) {
        Check.atLeast(1, curves.size(), "number of curves");
        List<Curve.CurvePoint> all =
                curves.stream().flatMap(curve -> curve.places().stream()).toList();
        List<String> texts = curves.stream().map(CostChart::text).toList();
        double right = WIDTH - EndLabels.room(texts);
        Axis x = Axis.ends(
                all.stream().mapToDouble(Curve.CurvePoint::x).min().orElseThrow(),
                all.stream().mapToDouble(Curve.CurvePoint::x).max().orElseThrow(),
                LEFT + Panel.INSIDE,
                right - Panel.INSIDE);
        Axis y = Axis.logarithmic(
                all.stream().mapToDouble(Curve.CurvePoint::value).min().orElseThrow(),
                all.stream().mapToDouble(Curve.CurvePoint::value).max().orElseThrow(),
                BOTTOM,
                TOP);
        DrawingBuilder sheet = ChartSheet.white(WIDTH, HEIGHT);
        Panel panel = new Panel(sheet, LEFT, right, x, y);
        sheet.add(new Shape.Text(new Point(LEFT, 18), cost, TextStyle.of(11.5, Palette.QUIET)));
        panel.grid()
                .base(all.stream().map(Curve.CurvePoint::x).distinct().sorted().toList())
                .baseName(size);
        curves.forEach(curve -> paint(panel, curve));
        List<EndLabels.EndLabel> labels = curves.stream()
                .map(curve -> new EndLabels.EndLabel(curve.name(), text(curve), panel.at(curve.last())))
                .toList();
        EndLabels.paint(sheet, labels, right - 8, TOP, BOTTOM);
        return sheet.build();
    }

    /// The fit is drawn over the measured sizes only.
    private static void paint(Panel panel, Curve curve) {
        if (curve.places().size() > 1) {
            PowerLaw law = PowerLaw.fit(curve.places());
            double first = curve.places().getFirst().x();
            double last = curve.last().x();
            panel.drawing()
                    .add(Shape.line(
                            panel.at(new Curve.CurvePoint(first, law.at(first), 0)),
                            panel.at(new Curve.CurvePoint(last, law.at(last), 0)),
                            PaintStyle.stroked(curve.colour().withOpacity(0.6), 1.6)));
        }
        panel.drawing()
                .add(new Shape.Dots(curve.places().stream().map(panel::at).toList(), 3.6, curve.colour()));
    }

    private static String text(Curve curve) {
        if (curve.places().size() < 2) return curve.name();
        double exponent = PowerLaw.fit(curve.places()).exponent();
        return curve.name()
                + String.format(Locale.ROOT, ", slope %.2f", exponent).replace('-', '\u2212');
    }
}
