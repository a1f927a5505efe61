package dev.tangent.plot.chart;

import dev.tangent.Check;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import dev.tangent.plot.picture.TextStyle.Anchor;
import java.util.List;

/// One method among others over many tables: a row for each table, and in it every method at its error over the best
/// one's, by the logarithm. Panels side by side share the rows and the scale. What lies beyond the scale is left out,
/// but never the method itself.
public final class RatioChart {
    private static final double WIDTH = 270;
    private static final double TOP = 34;
    private static final double ROW = 23;
    private static final double FOOT = 44;
    private static final double GAP = 18;
    private static final double LEAST_END = 3;
    private static final Colour MARKED = Colour.of(0xd7263d);
    private static final Colour OWN = Colour.of(0x0072b2).withOpacity(0.45);
    private static final TextStyle NAME = TextStyle.of(12.5, Palette.TEXT);

    private RatioChart() {}

    /// A table: its method's ratio, and those of the others. 1 is the best of the others.
    public record RatioRow(String name, double marked, List<Double> own, List<Double> peers) {
        public RatioRow {
            Check.positive(marked, "ratio of " + name);
            own = List.copyOf(own);
            peers = List.copyOf(peers);
        }
    }

    /// The tables from top to bottom, the same in all panels.
    public record RatioPanel(String title, List<RatioRow> rows) {
        public RatioPanel {
            rows = List.copyOf(rows);
            Check.atLeast(1, rows.size(), "number of rows of " + title);
        }
    }

    /// What the marks are called.
    public record Marks(String marked, String own, String peers) {}

    public static Drawing of(Marks marks, String across, List<RatioPanel> panels) {
        Check.atLeast(1, panels.size(), "number of panels");
        List<RatioRow> rows = panels.getFirst().rows();
        double names = 20
                + rows.stream().mapToDouble(row -> NAME.width(row.name())).max().orElseThrow();
        double bottom = TOP + rows.size() * ROW;
        Legend legend = new Legend().dot(marks.marked(), MARKED).dot(marks.own(), OWN);
        if (panels.stream()
                .flatMap(panel -> panel.rows().stream())
                .anyMatch(row -> !row.peers().isEmpty())) legend.open(marks.peers());
        double width = names + panels.size() * (WIDTH + GAP);
        double head = legend.height(width) + 10;
        DrawingBuilder sheet = ChartSheet.white(width, head + bottom + FOOT);
        legend.paint(sheet, new Point(12, 4), width - 12);
        for (int i = 0; i < rows.size(); i++)
            sheet.add(new Shape.Text(
                    new Point(names - 10, head + middle(i) + 4.3), rows.get(i).name(), NAME.at(Anchor.END)));
        double[] ends = ends(panels);
        for (int p = 0; p < panels.size(); p++)
            sheet.place(panel(panels.get(p), across, ends, bottom), names + p * (WIDTH + GAP), head);
        return sheet.build();
    }

    private static double[] ends(List<RatioPanel> panels) {
        double low = 1;
        double high = LEAST_END;
        for (RatioPanel panel : panels)
            for (RatioRow row : panel.rows()) {
                low = Math.min(low, row.marked());
                high = Math.max(high, 1.15 * row.marked());
            }
        return new double[] {0.96 * low, high};
    }

    private static double middle(int row) {
        return TOP + (row + 0.5) * ROW;
    }

    private static Drawing panel(RatioPanel panel, String across, double[] ends, double bottom) {
        DrawingBuilder drawing = new DrawingBuilder(WIDTH + GAP, bottom + FOOT);
        Axis x = new Axis(ends[0], ends[1], true, 8, WIDTH - 8);
        drawing.add(new Shape.Text(new Point(0, 18), panel.title(), Panel.TITLE));
        for (int i = 0; i < panel.rows().size(); i++)
            drawing.add(Shape.line(
                    new Point(0, middle(i)), new Point(WIDTH, middle(i)), PaintStyle.stroked(Palette.RULE, 1)));
        for (Axis.Tick tick : x.ticks(Panel.MOST_TICKS)) {
            Point foot = new Point(x.at(tick.value()), bottom);
            drawing.add(Shape.line(foot, new Point(foot.x(), TOP), PaintStyle.stroked(Palette.RULE, 1)));
            drawing.add(new Shape.Text(foot.moved(0, 15), tick.text(), Panel.NUMBERS.at(Anchor.MIDDLE)));
        }
        drawing.add(Shape.line(
                new Point(x.at(1), bottom), new Point(x.at(1), TOP), PaintStyle.stroked(Palette.QUIET, 1.2)));
        drawing.add(new Shape.Text(new Point(WIDTH, bottom + 33), across, Panel.NUMBERS.at(Anchor.END)));
        for (int i = 0; i < panel.rows().size(); i++)
            row(drawing, x, panel.rows().get(i), middle(i));
        return drawing.build();
    }

    private static void row(DrawingBuilder drawing, Axis x, RatioRow row, double y) {
        for (double ratio : row.peers())
            if (ratio <= x.high()) drawing.add(Panel.open(new Point(x.at(ratio), y), Palette.QUIET));
        drawing.add(new Shape.Dots(
                row.own().stream()
                        .filter(ratio -> ratio <= x.high())
                        .map(ratio -> new Point(x.at(ratio), y))
                        .toList(),
                3.4,
                OWN));
        drawing.add(new Shape.Circle(new Point(x.at(row.marked()), y), 5.2, new PaintStyle(MARKED, Colour.WHITE, 1.2)));
    }
}
