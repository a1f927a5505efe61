package dev.tangent.plot.chart;

import dev.tangent.Check;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import dev.tangent.plot.picture.TextStyle.Anchor;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/// Methods one below the other, each with what we measured (a dot, with a bar of one standard error up and down) and
/// what the paper printed (an open mark). One panel a target, two a row, each with its own scale, from 0.
public final class DotChart {
    private static final double WIDTH = 460;
    private static final double TOP = 44;
    private static final double ROW = 28;
    private static final double FOOT = 42;
    private static final int COLUMNS = 2;
    private static final TextStyle NAME = TextStyle.of(12.5, Palette.TEXT);

    private DotChart() {}

    /// A mean over draws.
    public record Estimate(double mean, double standardError) {}

    /// A method's row; either value may be missing.
    public record DotRow(String method, Optional<Estimate> ours, OptionalDouble paper) {
        public static DotRow of(String method, double mean, double standardError) {
            return new DotRow(method, Optional.of(new Estimate(mean, standardError)), OptionalDouble.empty());
        }

        public DotRow beside(double paperValue) {
            return new DotRow(method, ours, OptionalDouble.of(paperValue));
        }

        private DoubleStream values() {
            return DoubleStream.concat(
                    ours.stream().mapToDouble(estimate -> estimate.mean() + estimate.standardError()), paper.stream());
        }
    }

    /// What was predicted, how the error is measured, and the methods from top to bottom.
    public record DotPanel(String title, String measure, List<DotRow> rows) {
        public DotPanel {
            rows = List.copyOf(rows);
            Check.atLeast(1, rows.size(), "number of methods of " + title);
        }
    }

    public static Drawing of(List<DotPanel> targets) {
        Check.atLeast(1, targets.size(), "number of targets");
        int rows =
                targets.stream().mapToInt(target -> target.rows().size()).max().orElseThrow();
        double names = targets.stream()
                .flatMap(target -> target.rows().stream())
                .mapToDouble(row -> NAME.width(row.method()))
                .max()
                .orElseThrow();
        Legend legend = new Legend().dot("measured here, \u00b1 one standard error", Palette.TEXT);
        if (targets.stream()
                .flatMap(target -> target.rows().stream())
                .anyMatch(row -> row.paper().isPresent())) legend.open("the paper's value");
        return ChartSheet.of(
                targets.stream().map(target -> panel(target, rows, names)).toList(), COLUMNS, legend);
    }

    private static Drawing panel(DotPanel target, int rows, double names) {
        double left = names + 14;
        double right = WIDTH - 28;
        double bottom = TOP + rows * ROW;
        DrawingBuilder drawing = new DrawingBuilder(WIDTH, bottom + FOOT);
        double most =
                target.rows().stream().flatMapToDouble(DotRow::values).max().orElse(1);
        Axis x = new Axis(0, most > 0 ? 1.04 * most : 1, false, left, right);
        Panel panel = new Panel(drawing, left, right, x, new Axis(0, rows, false, bottom, TOP));
        drawing.add(new Shape.Text(new Point(left, 16), target.title(), Panel.TITLE));
        drawing.add(new Shape.Text(new Point(left, 33), target.measure(), TextStyle.of(11.5, Palette.QUIET)));
        for (Axis.Tick tick : x.ticks(Panel.MOST_TICKS)) {
            Point foot = new Point(x.at(tick.value()), bottom);
            drawing.add(Shape.line(foot, new Point(foot.x(), TOP), PaintStyle.stroked(Palette.RULE, 1)));
            drawing.add(new Shape.Text(foot.moved(0, 17), tick.text(), Panel.NUMBERS.at(Anchor.MIDDLE)));
        }
        for (int i = 0; i < target.rows().size(); i++) row(panel, target.rows().get(i), TOP + (i + 0.5) * ROW);
        return drawing.build();
    }

    private static void row(Panel panel, DotRow row, double y) {
        DrawingBuilder drawing = panel.drawing();
        var colour = MethodColour.of(row.method());
        drawing.add(new Shape.Text(new Point(panel.left() - 12, y + 4.3), row.method(), NAME.at(Anchor.END)));
        row.ours().ifPresent(ours -> {
            Point zero = new Point(panel.left(), y);
            Point mean = new Point(panel.x().at(ours.mean()), y);
            drawing.add(Shape.line(zero, mean, PaintStyle.stroked(colour.withOpacity(0.3), 2)));
            Point low = new Point(panel.x().at(ours.mean() - ours.standardError()), y);
            Point high = new Point(panel.x().at(ours.mean() + ours.standardError()), y);
            PaintStyle bar = PaintStyle.stroked(MethodColour.text(colour), 1.6);
            drawing.add(Shape.line(low, high, bar));
            drawing.add(Shape.line(low.moved(0, -3.5), low.moved(0, 3.5), bar));
            drawing.add(Shape.line(high.moved(0, -3.5), high.moved(0, 3.5), bar));
            drawing.add(new Shape.Circle(mean, 4.8, PaintStyle.filled(colour)));
        });
        row.paper()
                .ifPresent(value -> drawing.add(Panel.open(new Point(panel.x().at(value), y), Palette.QUIET)));
    }
}
