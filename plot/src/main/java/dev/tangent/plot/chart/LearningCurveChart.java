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

/// Error against the number of labels, which is laid out by its logarithm: a line for each method, and a light band of
/// one standard error up and down.
public final class LearningCurveChart {
    private static final double WIDTH = 760;
    private static final double HEIGHT = 420;
    private static final double SMALL_WIDTH = 310;
    private static final double SMALL_HEIGHT = 262;
    private static final double LEFT = 48;
    private static final double TOP = 52;
    private static final double FOOT = 44;
    private static final int COLUMNS = 3;
    private static final TextStyle MEASURE = TextStyle.of(11.5, Palette.QUIET);

    private LearningCurveChart() {}

    /// How errors are laid out.
    public enum LabelScale {
        LINEAR,
        LOGARITHMIC
    }

    /// What is learned, how its error is measured, and each method's curve.
    ///
    /// @param paper what the paper printed, drawn thinner and with open marks; may be empty
    public record CurvePanel(String title, String measure, List<Curve> ours, List<Curve> paper) {
        public CurvePanel {
            Check.atLeast(1, ours.size(), "number of curves of " + title);
            ours = List.copyOf(ours);
            paper = List.copyOf(paper);
        }

        public CurvePanel(String title, String measure, List<Curve> ours) {
            this(title, measure, ours, List.of());
        }

        private Stream<Curve.CurvePoint> places() {
            return Stream.concat(ours.stream(), paper.stream()).flatMap(curve -> curve.places().stream());
        }

        private double least(ToDoubleFunction<Curve.CurvePoint> number) {
            return places().mapToDouble(number).min().orElseThrow();
        }

        private double most(ToDoubleFunction<Curve.CurvePoint> number) {
            return places().mapToDouble(number).max().orElseThrow();
        }
    }

    /// One wide panel, each method named at the end of its line.
    public static Drawing of(CurvePanel target, LabelScale scale) {
        double right =
                WIDTH - EndLabels.room(target.ours().stream().map(Curve::name).toList());
        DrawingBuilder sheet = ChartSheet.white(WIDTH, HEIGHT);
        Panel panel = paint(sheet, target, scale, right, HEIGHT - FOOT);
        List<EndLabels.EndLabel> labels = target.ours().stream()
                .map(curve -> new EndLabels.EndLabel(curve.name(), curve.name(), panel.at(curve.last())))
                .toList();
        EndLabels.paint(sheet, labels, right - 8, TOP, HEIGHT - FOOT);
        if (!target.paper().isEmpty())
            new Legend().open("the paper's values").paint(sheet, new Point(LEFT, HEIGHT - 24), WIDTH);
        return sheet.build();
    }

    /// Small panels, one a target, three a row, under one legend.
    public static Drawing grid(List<CurvePanel> targets, LabelScale scale) {
        Check.atLeast(1, targets.size(), "number of targets");
        List<Drawing> panels = targets.stream()
                .map(target -> {
                    DrawingBuilder small = new DrawingBuilder(SMALL_WIDTH, SMALL_HEIGHT);
                    paint(small, target, scale, SMALL_WIDTH - 16, SMALL_HEIGHT - FOOT);
                    return small.build();
                })
                .toList();
        return ChartSheet.of(panels, COLUMNS, legend(targets));
    }

    private static Legend legend(List<CurvePanel> targets) {
        Map<String, Colour> methods = new LinkedHashMap<>();
        for (CurvePanel target : targets)
            target.ours().forEach(curve -> methods.putIfAbsent(curve.name(), curve.colour()));
        Legend legend = new Legend();
        methods.forEach(legend::dot);
        if (targets.stream().anyMatch(target -> !target.paper().isEmpty())) legend.open("the paper's values");
        return legend;
    }

    private static Panel paint(DrawingBuilder sheet, CurvePanel target, LabelScale scale, double right, double bottom) {
        Axis x = Axis.ends(
                target.least(Curve.CurvePoint::x),
                target.most(Curve.CurvePoint::x),
                LEFT + Panel.INSIDE,
                right - Panel.INSIDE);
        // The foot of a wide bar must not stretch a logarithmic axis without end.
        double low = target.least(place -> Math.max(0.7 * place.value(), place.value() - place.spread()));
        double high = target.most(place -> place.value() + place.spread());
        Axis y = switch (scale) {
            case LINEAR -> Axis.linear(low, high, bottom, TOP);
            case LOGARITHMIC -> Axis.logarithmic(low, high, bottom, TOP);
        };
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
        target.ours().forEach(panel::band);
        target.paper().forEach(panel::paper);
        target.ours().forEach(panel::curve);
        return panel;
    }
}
