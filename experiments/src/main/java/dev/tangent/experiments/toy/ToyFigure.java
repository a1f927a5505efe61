package dev.tangent.experiments.toy;

import dev.tangent.Check;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.ColourBar;
import dev.tangent.plot.picture.ColourMap;
import dev.tangent.plot.picture.ColourScale;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape.Rectangle;
import dev.tangent.plot.picture.Shape.Text;
import dev.tangent.plot.picture.TextStyle;
import dev.tangent.plot.picture.Ticks;
import dev.tangent.plot.triangulation.Triangulation;
import java.util.List;
import java.util.Locale;

/// The paper's Figure 1: the labelled square, and the function each method predicts, all on one vertical scale and
/// one colour scale. Two panels a row; the first shows the data.
public final class ToyFigure {
    /// Enough points for a figure at full size, and few enough for an SVG below 1.5 MB.
    public static final int LIGHT = 1_600;

    private static final double MARGIN = 36;
    private static final double TOP = 84;
    private static final double BAR = 84;

    private ToyFigure() {}

    /// A method's name, a line about its result, and its value at every point.
    public record SurfacePanel(String title, String caption, double[] values) {}

    /// Every triangle of the data, for pixels.
    public static Drawing of(double[] x, double[] y, int[] labelled, double[] labelValues, List<SurfacePanel> panels) {
        return of(x, y, labelled, labelValues, panels, x.length);
    }

    /// Surfaces of at most `points` points each, those that matter most, for an SVG of moderate size: see [#LIGHT].
    /// The zoomed insets keep every triangle.
    public static Drawing of(
            double[] x, double[] y, int[] labelled, double[] labelValues, List<SurfacePanel> panels, int points) {
        Check.that(
                labelled.length == labelValues.length,
                "labels must be " + labelled.length + " values but are " + labelValues.length);
        TriangulatedSquare square = new TriangulatedSquare(Triangulation.of(x, y), labelled, labelValues);
        double[] range = range(labelValues, panels);
        double low = range[0] - 0.09 * (range[1] - range[0]);
        ColourScale scale = new ColourScale(ColourMap.HEIGHT, range[0], range[1]);
        ToyPanel layout = new ToyPanel(square, low, scale, points);
        int rows = panels.size() / 2 + 1;
        double width = 2 * MARGIN + 2 * ToyPanel.WIDTH + BAR;
        double height = TOP + rows * ToyPanel.HEIGHT + MARGIN / 2;
        DrawingBuilder drawing = new DrawingBuilder(width, height);
        drawing.add(new Rectangle(new Point(0, 0), width, height, PaintStyle.filled(Colour.WHITE)));
        heading(drawing, x.length, labelled.length);
        for (int i = 0; i <= panels.size(); i++) {
            int row = i / 2;
            int column = i % 2;
            Drawing panel = i == 0 ? layout.data() : layout.surface(panels.get(i - 1));
            drawing.place(panel, MARGIN + column * ToyPanel.WIDTH, TOP + row * ToyPanel.HEIGHT);
        }
        double bar = Math.min(300, 0.5 * rows * ToyPanel.HEIGHT);
        Point corner = new Point(width - BAR, TOP + (rows * ToyPanel.HEIGHT - bar) / 2);
        new ColourBar(scale, Ticks.between(range[0], range[1], 6)).paint(drawing, corner, 13, bar);
        return drawing.build();
    }

    private static void heading(DrawingBuilder drawing, int points, int labels) {
        String title = String.format(Locale.ROOT, "Predictions from %d labels on %,d points", labels, points);
        drawing.add(new Text(
                new Point(MARGIN, 42), title, TextStyle.of(20, Palette.TEXT).inBold()));
        drawing.add(new Text(
                new Point(MARGIN, 64),
                "All panels share the vertical and the colour scale. The small boxes enlarge |x|, |y| < 0.12.",
                TextStyle.of(13, Palette.QUIET)));
    }

    private static double[] range(double[] labelValues, List<SurfacePanel> panels) {
        double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
        for (double value : labelValues) {
            low = Math.min(low, value);
            high = Math.max(high, value);
        }
        for (SurfacePanel panel : panels)
            for (double value : panel.values()) {
                low = Math.min(low, Check.finite(value, "value in panel " + panel.title()));
                high = Math.max(high, value);
            }
        Check.that(low < high, "a figure needs two different values but all are " + low);
        return new double[] {low, high};
    }
}
