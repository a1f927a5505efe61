package dev.tangent.plot.result;

import dev.tangent.plot.chart.Axis;
import dev.tangent.plot.chart.ChartSheet;
import dev.tangent.plot.chart.MethodColour;
import dev.tangent.plot.chart.Panel;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import dev.tangent.plot.picture.TextStyle.Anchor;
import dev.tangent.report.CandidateReport;
import dev.tangent.report.TuningReport;
import java.util.List;

/// Methods one below the other, the best at the top: the error of each on held-out labels, one standard error up and
/// down. The band is one standard error above the best: whatever reaches it, these labels do not tell from it.
public final class RankingFigure {
    private static final double WIDTH = 640;
    private static final double TOP = 74;
    private static final double ROW = 28;
    private static final double FOOT = 48;
    private static final double RIGHT = WIDTH - 92;
    /// Errors of which one is more than so many times another are laid out by their logarithm.
    private static final double WIDE = 8;

    private static final TextStyle NAME = TextStyle.of(12.5, Palette.TEXT);

    private RankingFigure() {}

    /// Of the methods of a search, best first.
    ///
    /// @param file whose points were searched on
    public static Drawing of(TuningReport report, String file) {
        return of(
                "Methods on " + file,
                report.folds()
                        + " folds, each method at its best parameters; bars and the grey band: one standard error",
                TuningFigure.error(report) + " on held-out labels"
                        + (report.unit().isEmpty() ? "" : ", in " + report.unit()),
                report.ranking());
    }

    private static Drawing of(String title, String subtitle, String measure, List<CandidateReport> ranking) {
        double bottom = TOP + ROW * ranking.size();
        DrawingBuilder drawing = ChartSheet.white(WIDTH, bottom + FOOT);
        TextStyle bold = TextStyle.of(16, Palette.TEXT).inBold();
        drawing.add(new Shape.Text(new Point(20, 28), bold.cut(title, WIDTH - 40), bold));
        TextStyle quiet = TextStyle.of(12, Palette.QUIET);
        drawing.add(new Shape.Text(new Point(20, 48), quiet.cut(subtitle, WIDTH - 40), quiet));
        double left = 40
                + ranking.stream()
                        .mapToDouble(row -> Math.min(150, NAME.width(row.method())))
                        .max()
                        .orElse(0);
        Axis x = axis(ranking, left);
        grid(drawing, x, bottom);
        CandidateReport best = ranking.getFirst();
        double from = x.at(best.error());
        drawing.add(new Shape.Rectangle(
                new Point(from, TOP),
                Math.max(0, x.at(best.error() + spread(best)) - from),
                bottom - TOP,
                PaintStyle.filled(Palette.QUIET.withOpacity(0.12))));
        for (int i = 0; i < ranking.size(); i++) row(drawing, x, ranking.get(i), left, TOP + (i + 0.5) * ROW);
        drawing.add(
                new Shape.Text(new Point((left + RIGHT) / 2, bottom + 36), measure, Panel.NUMBERS.at(Anchor.MIDDLE)));
        return drawing.build();
    }

    private static Axis axis(List<CandidateReport> ranking, double left) {
        double low = ranking.stream().mapToDouble(CandidateReport::error).min().orElse(0);
        double high = ranking.stream()
                .mapToDouble(row -> row.error() + spread(row))
                .max()
                .orElse(1);
        double least = ranking.stream()
                .mapToDouble(row -> Math.max(row.error() / 2, row.error() - spread(row)))
                .min()
                .orElse(0);
        if (low > 0 && high > WIDE * low) return Axis.logarithmic(least, high, left, RIGHT);
        return new Axis(0, high > 0 ? 1.04 * high : 1, false, left, RIGHT);
    }

    private static double spread(CandidateReport row) {
        return Double.isFinite(row.standardError()) ? row.standardError() : 0;
    }

    private static void grid(DrawingBuilder drawing, Axis x, double bottom) {
        for (Axis.Tick tick : x.ticks(Panel.MOST_TICKS)) {
            Point foot = new Point(x.at(tick.value()), bottom);
            drawing.add(Shape.line(foot, new Point(foot.x(), TOP), PaintStyle.stroked(Palette.RULE, 1)));
            drawing.add(new Shape.Text(foot.moved(0, 17), tick.text(), Panel.NUMBERS.at(Anchor.MIDDLE)));
        }
    }

    private static void row(DrawingBuilder drawing, Axis x, CandidateReport row, double left, double y) {
        Colour colour = MethodColour.of(row.method());
        drawing.add(new Shape.Text(new Point(left - 14, y + 4.3), NAME.cut(row.method(), 150), NAME.at(Anchor.END)));
        PaintStyle bar = PaintStyle.stroked(MethodColour.text(colour), 1.6);
        Point low = new Point(x.at(Math.max(x.low(), row.error() - spread(row))), y);
        Point high = new Point(x.at(row.error() + spread(row)), y);
        drawing.add(Shape.line(low, high, bar));
        drawing.add(Shape.line(low.moved(0, -3.5), low.moved(0, 3.5), bar));
        drawing.add(Shape.line(high.moved(0, -3.5), high.moved(0, 3.5), bar));
        drawing.add(new Shape.Circle(new Point(x.at(row.error()), y), 4.8, PaintStyle.filled(colour)));
        drawing.add(new Shape.Text(new Point(RIGHT + 14, y + 4.3), Axis.brief(row.error()), Panel.NUMBERS));
    }
}
