package dev.tangent.plot.result;

import dev.tangent.Tuning.Tried;
import dev.tangent.method.MeasureKind;
import dev.tangent.plot.chart.Curve;
import dev.tangent.plot.chart.MethodColour;
import dev.tangent.plot.chart.Panel;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import dev.tangent.report.TuningReport;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/// The error over each parameter that had several values, one panel each: for every value the best that any choice of
/// the others made of it.
public final class TuningFigure {
    private static final double MARGIN = 24;
    private static final double TOP = 72;
    private static final double LEGEND = 28;
    private static final int MOST_COLUMNS = 3;

    private final List<Tried> candidates;
    private final Tried chosen;
    private final List<String> methods;

    /// Of all that a search tried.
    public TuningFigure(List<Tried> tried) {
        candidates = tried.stream()
                .filter(each -> Double.isFinite(each.error()))
                .sorted(Comparator.comparingInt(Tried::number))
                .toList();
        chosen = tried.stream().filter(Tried::chosen).findFirst().orElseThrow();
        methods = candidates.stream().map(Tried::method).distinct().toList();
    }

    /// All panels as one picture.
    ///
    /// @param file whose points were searched on
    public Drawing drawing(TuningReport report, String file) {
        return drawing(
                "Cross-validated " + error(report) + " on " + file,
                report.folds() + " folds, " + report.extent().candidates()
                        + " candidates. For each value the best choice of all else; red: chosen, and one standard error"
                        + " above");
    }

    /// What is to be small, in words.
    static String error(TuningReport report) {
        return report.measure() == MeasureKind.ACCURACY
                ? "error rate (1 - accuracy)"
                : report.measure().word();
    }

    private Drawing drawing(String title, String subtitle) {
        ParameterNumbers values = new ParameterNumbers(candidates, chosen);
        List<String> panels = values.varied();
        int columns = Math.clamp(panels.size(), 2, MOST_COLUMNS);
        int rows = Math.max(1, Math.ceilDiv(panels.size(), columns));
        double width = 2 * MARGIN + columns * ParameterChart.WIDTH;
        double top = methods.size() > 1 ? TOP + LEGEND : TOP;
        double height = top + rows * ParameterChart.HEIGHT + MARGIN / 2;
        DrawingBuilder drawing = new DrawingBuilder(width, height);
        drawing.add(new Shape.Rectangle(new Point(0, 0), width, height, PaintStyle.filled(Colour.WHITE)));
        drawing.add(new Shape.Text(
                new Point(MARGIN, 32),
                title,
                TextStyle.of(18, Colour.of(0x1d2129)).inBold()));
        drawing.add(new Shape.Text(new Point(MARGIN, 52), subtitle, TextStyle.of(12, Colour.of(0x5b616b))));
        if (methods.size() > 1) legend(drawing);
        List<Drawing> drawn = panels();
        for (int i = 0; i < panels.size(); i++) {
            int row = i / columns;
            drawing.place(drawn.get(i), MARGIN + i % columns * ParameterChart.WIDTH, top + row * ParameterChart.HEIGHT);
        }
        return drawing.build();
    }

    /// A panel for each parameter that had several values, without title and legend.
    public List<Drawing> panels() {
        ParameterNumbers values = new ParameterNumbers(candidates, chosen);
        List<String> varied = values.varied();
        double[] range = range(varied);
        return varied.stream().map(name -> panel(name, values.of(name), range)).toList();
    }

    /// The parameters that had several values, in the order of their panels.
    public List<String> varied() {
        return new ParameterNumbers(candidates, chosen)
                .varied().stream().map(TuningFigure::words).toList();
    }

    private static String words(String parameter) {
        return parameter.replace('-', ' ');
    }

    /// The methods that have a curve, in the order in which they were tried.
    public List<String> methods() {
        return methods;
    }

    /// What the colours of the curves mean.
    public Drawing key() {
        DrawingBuilder drawing = new DrawingBuilder(ParameterChart.WIDTH / 2, 40 + 20.0 * methods.size());
        drawing.add(new Shape.Text(new Point(MARGIN, 18), "methods", Panel.TITLE));
        for (int i = 0; i < methods.size(); i++) {
            Point at = new Point(MARGIN + 5, 38 + 20.0 * i);
            TextStyle name = TextStyle.of(12, Colour.of(0x1d2129));
            drawing.add(new Shape.Dots(List.of(at), 4, MethodColour.of(methods.get(i))));
            drawing.add(new Shape.Text(at.moved(10, 4), name.cut(methods.get(i), 120), name));
        }
        return drawing.build();
    }

    private void legend(DrawingBuilder drawing) {
        double x = MARGIN + 5;
        for (String name : methods) {
            drawing.add(new Shape.Dots(List.of(new Point(x, 74)), 4, MethodColour.of(name)));
            drawing.add(new Shape.Text(new Point(x + 9, 78), name, TextStyle.of(12, Colour.of(0x1d2129))));
            x += 34 + 7.2 * name.length();
        }
    }

    private Drawing panel(String parameter, List<Double> values, double[] range) {
        List<Curve> curves = new ArrayList<>();
        for (String method : methods) {
            List<Curve.CurvePoint> places = places(parameter, method);
            if (!places.isEmpty()) curves.add(Curve.of(method, places));
        }
        OptionalDouble at = ParameterNumbers.number(chosen, parameter);
        return ParameterChart.of(words(parameter), values, curves, place(0, chosen), at, range[0], range[1]);
    }

    private static Curve.CurvePoint place(double x, Tried candidate) {
        double spread = candidate.standardError();
        return new Curve.CurvePoint(x, candidate.error(), Double.isFinite(spread) ? spread : 0);
    }

    /// The best candidate of a method for each value of a parameter.
    private List<Curve.CurvePoint> places(String parameter, String method) {
        Map<Double, Tried> best = new TreeMap<>();
        for (Tried candidate : candidates)
            if (candidate.method().equals(method))
                ParameterNumbers.number(candidate, parameter)
                        .ifPresent(value -> best.merge(value, candidate, TuningFigure::better));
        List<Curve.CurvePoint> places = new ArrayList<>();
        best.forEach((value, candidate) -> places.add(place(value, candidate)));
        return places;
    }

    private static Tried better(Tried a, Tried b) {
        return b.error() < a.error() ? b : a;
    }

    /// Of all that is drawn.
    private double[] range(List<String> panels) {
        double low = chosen.error();
        double high = low;
        for (String parameter : panels)
            for (String method : methods)
                for (Curve.CurvePoint place : places(parameter, method)) {
                    low = Math.min(low, Math.max(place.value() / 2, place.value() - place.spread()));
                    high = Math.max(high, place.value() + place.spread());
                }
        return new double[] {low, high};
    }
}
