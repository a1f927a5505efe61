package dev.tangent.plot.chart;

import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Names written beside the ends of curves, moved apart where they would overlap.
final class EndLabels {
    static final TextStyle LETTERING = TextStyle.of(12.5, Palette.TEXT).inBold();
    static final double GAP = 16;

    private static final double AWAY = 14;
    private static final double MOVED = 3;

    private EndLabels() {}

    /// A name and the end of its curve.
    record EndLabel(String name, String text, Point end) {}

    /// How much room the texts need to the right of the plot.
    static double room(List<String> texts) {
        return AWAY + 6 + texts.stream().mapToDouble(LETTERING::width).max().orElse(0);
    }

    /// Writes the names in a column right of `x`, between `top` and `bottom` as far as they fit.
    static void paint(DrawingBuilder drawing, List<EndLabel> labels, double x, double top, double bottom) {
        List<EndLabel> sorted = labels.stream()
                .sorted(Comparator.comparingDouble(label -> label.end().y()))
                .toList();
        double[] wanted = sorted.stream().mapToDouble(label -> label.end().y()).toArray();
        double[] places = spread(wanted, GAP, top, bottom);
        for (int i = 0; i < places.length; i++) {
            EndLabel label = sorted.get(i);
            Point at = new Point(x + AWAY, places[i]);
            boolean moved = Math.abs(places[i] - wanted[i]) > MOVED
                    || at.x() - label.end().x() > 2.5 * AWAY;
            if (moved)
                drawing.add(Shape.line(
                        label.end().moved(5, 0),
                        at.moved(-3, 0),
                        PaintStyle.stroked(MethodColour.of(label.name()).withOpacity(0.5), 1)));
            TextStyle lettering =
                    new TextStyle(LETTERING.size(), true, MethodColour.ofText(label.name()), LETTERING.anchor(), 0);
            drawing.add(new Shape.Text(at.moved(0, 4.3), label.text(), lettering));
        }
    }

    /// The ascending places nearest to the wanted ones, by the sum of squares, that keep `gap` between neighbours:
    /// an isotonic regression of wanted - i gap, by pooling adjacent violators. The column is then shifted into
    /// [low, high]; one that is too long for it is centred.
    static double[] spread(double[] ascending, double gap, double low, double high) {
        List<double[]> pools = new ArrayList<>();
        for (int i = 0; i < ascending.length; i++) {
            double[] pool = {ascending[i] - i * gap, 1};
            while (!pools.isEmpty() && pools.getLast()[0] > pool[0]) {
                double[] before = pools.removeLast();
                double size = before[1] + pool[1];
                pool = new double[] {(before[0] * before[1] + pool[0] * pool[1]) / size, size};
            }
            pools.add(pool);
        }
        double[] places = new double[ascending.length];
        int i = 0;
        double last = high - Math.max(0, ascending.length - 1) * gap;
        for (double[] pool : pools)
            for (int j = 0; j < pool[1]; j++, i++)
                places[i] = i * gap + (last >= low ? Math.clamp(pool[0], low, last) : (low + last) / 2);
        return places;
    }
}
