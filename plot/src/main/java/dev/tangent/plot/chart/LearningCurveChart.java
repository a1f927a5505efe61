package dev.tangent.plot.chart;

import dev.tangent.Check;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/// Error against the number of labels, both laid out by their logarithms: a line for each method, and a light band of
/// one standard error up and down.
public final class LearningCurveChart {
    private static final double WIDTH = 310;
    private static final double HEIGHT = 262;
    private static final double LEFT = 48;
    private static final double TOP = 52;
    private static final double FOOT = 44;
    private static final int COLUMNS = 3;
    private static final TextStyle MEASURE = TextStyle.of(11.5, Palette.QUIET);

    private LearningCurveChart() {}

    /// What is learned, how its error is measured, and each method's curve.
    public record CurvePanel(String title, String measure, List<Curve> curves) {
        public CurvePanel {
            Check.atLeast(1, curves.size(), "number of curves of " + title);
            curves = List.copyOf(curves);
        }

        private Stream<Curve.CurvePoint> places() {
            return curves.stream().flatMap(curve -> curve.places().stream());
        }

        private double least(ToDoubleFunction<Curve.CurvePoint> number) {
            return places().mapToDouble(number).min().orElseThrow();
        }

        private double most(ToDoubleFunction<Curve.CurvePoint> number) {
            return places().mapToDouble(number).max().orElseThrow();
        }
    }

    /// Small panels, one a target, three a row, under one legend.
    public static Drawing grid(List<CurvePanel> targets) {
        Check.atLeast(1, targets.size(), "number of targets");
        List<Drawing> panels = targets.stream()
                .map(target -> {
                    DrawingBuilder small = new DrawingBuilder(WIDTH, HEIGHT);
                    paint(small, target);
                    return small.build();
                })
                .toList();
        return ChartSheet.of(panels, COLUMNS, legend(targets));
    }

    private static Legend legend(List<CurvePanel> targets) {
        Map<String, Colour> methods = new LinkedHashMap<>();
        for (CurvePanel target : targets)
            target.curves().forEach(curve -> methods.putIfAbsent(curve.name(), curve.colour()));
        Legend legend = new Legend();
        methods.forEach(legend::dot);
        return legend;
    }

    private static void paint(DrawingBuilder sheet, CurvePanel target) {
        double right = WIDTH - 16;
        Axis x = Axis.ends(
                target.least(Curve.CurvePoint::x),
                target.most(Curve.CurvePoint::x),
                LEFT + Panel.INSIDE,
                right - Panel.INSIDE);
        // The foot of a wide bar must not stretch a logarithmic axis without end.
        double low = target.least(place -> Math.max(0.7 * place.value(), place.value() - place.spread()));
        double high = target.most(place -> place.value() + place.spread());
        Axis y = Axis.logarithmic(low, high, HEIGHT - FOOT, TOP);
        Panel panel = new Panel(sheet, LEFT, right, x, y);
        sheet.add(new Shape.Text(new Point(LEFT, 18), target.title(), Panel.TITLE));
        sheet.add(new Shape.Text(new Point(LEFT, 35), target.measure(), MEASURE));
        panel.grid()
                .base(target.places()
                        .map(Curve.CurvePoint::x)
                        .distinct()
                        .sorted()
                        .toList())
                .baseName("labels");
        target.curves().forEach(panel::band);
        target.curves().forEach(panel::curve);
    }
}
