package dev.tangent.plot.result;

import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import dev.tangent.plot.picture.TextStyle.Anchor;
import dev.tangent.report.HeldOutClasses;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// The confusion matrix of held-out labels: a row for each true class, a column for each predicted one. The darker a
/// cell, the larger its part of the row.
final class ConfusionChart {
    private static final int MOST = 12;
    private static final Colour RIGHT = Colour.of(0x0072b2);
    private static final Colour WRONG = Colour.of(0xd55e00);
    private static final TextStyle NAME = TextStyle.of(10.5, Palette.TEXT);
    private static final TextStyle QUIET = TextStyle.of(10.5, Palette.QUIET);

    private ConfusionChart() {}

    static Drawing of(String output, HeldOutClasses held) {
        int all = held.names().size();
        List<Integer> shown = IntStream.range(0, all)
                .boxed()
                .sorted(Comparator.comparingInt(c -> -total(held, c)))
                .limit(MOST)
                .sorted()
                .toList();
        String remark = held.right() + " of " + held.labels().size() + " labels right"
                + (all > MOST ? "; the " + MOST + " most frequent of " + all + " classes" : "");
        DrawingBuilder drawing = PlotFrame.titled(output + ": held-out labels", remark);
        double left = PlotFrame.EDGE
                + 18
                + shown.stream().mapToDouble(c -> width(held, c)).max().orElse(0);
        double top = PlotFrame.TOP + 34;
        double cell = Math.min(PlotFrame.WIDTH - PlotFrame.EDGE - left, PlotFrame.HEIGHT - PlotFrame.EDGE - top)
                / shown.size();
        for (int row = 0; row < shown.size(); row++)
            for (int column = 0; column < shown.size(); column++)
                cell(drawing, held, shown.get(row), shown.get(column), cell, left + column * cell, top + row * cell);
        names(drawing, held, shown, cell, left, top);
        return drawing.build();
    }

    private static int total(HeldOutClasses held, int truth) {
        return (int)
                held.labels().stream().filter(label -> label.truth() == truth).count();
    }

    private static double width(HeldOutClasses held, int c) {
        return Math.min(90, NAME.width(held.names().get(c)));
    }

    private static void cell(
            DrawingBuilder drawing, HeldOutClasses held, int truth, int predicted, double size, double x, double y) {
        int count = held.count(truth, predicted);
        double part = (double) count / Math.max(1, total(held, truth));
        Colour colour = truth == predicted ? RIGHT : WRONG;
        PaintStyle style =
                new PaintStyle(count == 0 ? Colour.WHITE : colour.withOpacity(0.12 + 0.78 * part), Palette.RULE, 1);
        drawing.add(new Shape.Rectangle(new Point(x, y), size, size, style));
        TextStyle text = TextStyle.of(Math.clamp(size / 3, 8, 15), part > 0.55 ? Colour.WHITE : Palette.TEXT);
        if (count > 0 || size > 24)
            drawing.add(new Shape.Text(
                    new Point(x + size / 2, y + size / 2 + 0.36 * text.size()),
                    Integer.toString(count),
                    text.at(Anchor.MIDDLE)));
    }

    private static void names(
            DrawingBuilder drawing, HeldOutClasses held, List<Integer> shown, double cell, double left, double top) {
        double side = cell * shown.size();
        for (int i = 0; i < shown.size(); i++) {
            String name = held.names().get(shown.get(i));
            double middle = (i + 0.5) * cell;
            drawing.add(
                    new Shape.Text(new Point(left - 6, top + middle + 3.7), NAME.cut(name, 90), NAME.at(Anchor.END)));
            drawing.add(new Shape.Text(
                    new Point(left + middle, top - 6), NAME.cut(name, cell - 3), NAME.at(Anchor.MIDDLE)));
        }
        drawing.add(new Shape.Text(new Point(left + side / 2, top - 21), "predicted", QUIET.at(Anchor.MIDDLE)));
        drawing.add(new Shape.Text(
                new Point(12, top + side / 2), "truth", QUIET.at(Anchor.MIDDLE).turned(-90)));
    }
}
