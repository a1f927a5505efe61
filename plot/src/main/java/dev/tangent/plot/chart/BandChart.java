package dev.tangent.plot.chart;

import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import java.util.List;

/// A function along a line, known at a few places: its prediction, bands that are to hold given shares of what would be
/// measured, the truth, and the labels.
public final class BandChart {
    private static final double WIDTH = 760;
    private static final double HEIGHT = 380;
    private static final double LEFT = 52;
    private static final double RIGHT = WIDTH - 16;
    private static final double TOP = 44;
    private static final double BOTTOM = HEIGHT - 48;
    private static final Colour OURS = MethodColour.of("LG");

    private BandChart() {}

    /// Draws the chart.
    ///
    /// @param bands the prediction with the half width of a band at each place, widest first
    /// @param names one for each band
    public static Drawing of(
            String title,
            String across,
            List<List<Curve.CurvePoint>> bands,
            List<String> names,
            List<Curve.CurvePoint> truth,
            List<Curve.CurvePoint> labels) {
        DrawingBuilder sheet = ChartSheet.white(WIDTH, HEIGHT);
        List<Curve.CurvePoint> widest = bands.getFirst();
        double low = widest.stream()
                .mapToDouble(place -> place.value() - place.spread())
                .min()
                .orElseThrow();
        double high = widest.stream()
                .mapToDouble(place -> place.value() + place.spread())
                .max()
                .orElseThrow();
        Axis x = new Axis(truth.getFirst().x(), truth.getLast().x(), false, LEFT + Panel.INSIDE, RIGHT - Panel.INSIDE);
        Panel panel = new Panel(sheet, LEFT, RIGHT, x, Axis.linear(low, high, BOTTOM, TOP));
        sheet.add(new Shape.Text(new Point(LEFT, 18), title, Panel.TITLE));
        panel.grid().base(truth.stream().map(Curve.CurvePoint::x).toList()).baseName(across);
        for (List<Curve.CurvePoint> band : bands) panel.band(new Curve("band", OURS, band));
        line(panel, truth, PaintStyle.stroked(Palette.TEXT, 1));
        line(panel, widest, PaintStyle.stroked(OURS, 2));
        sheet.add(new Shape.Dots(labels.stream().map(panel::at).toList(), 4, Palette.TEXT));
        key(sheet, names);
        return sheet.build();
    }

    private static void line(Panel panel, List<Curve.CurvePoint> places, PaintStyle style) {
        panel.drawing().add(new Shape.Polyline(places.stream().map(panel::at).toList(), style));
    }

    private static void key(DrawingBuilder sheet, List<String> names) {
        TextStyle small = TextStyle.of(12, Palette.TEXT);
        double x = LEFT;
        double y = 33;
        sheet.add(new Shape.Dots(List.of(new Point(x + 5, y)), 4, Palette.TEXT));
        sheet.add(new Shape.Text(new Point(x + 14, y + 4), "labels", small));
        x += 70;
        sheet.add(Shape.line(new Point(x, y), new Point(x + 16, y), PaintStyle.stroked(Palette.TEXT, 1)));
        sheet.add(new Shape.Text(new Point(x + 21, y + 4), "truth", small));
        x += 70;
        sheet.add(Shape.line(new Point(x, y), new Point(x + 16, y), PaintStyle.stroked(OURS, 2)));
        sheet.add(new Shape.Text(new Point(x + 21, y + 4), "predicted", small));
        x += 96;
        for (int i = 0; i < names.size(); i++) {
            // Bands lie on each other: the narrower, the darker.
            Colour shade = OURS.withOpacity(1 - Math.pow(1 - 0.16, i + 1.0));
            sheet.add(new Shape.Rectangle(new Point(x, y - 6), 16, 12, PaintStyle.filled(shade)));
            sheet.add(new Shape.Text(new Point(x + 21, y + 4), names.get(i), small));
            x += 40 + 6.3 * names.get(i).length();
        }
    }
}
