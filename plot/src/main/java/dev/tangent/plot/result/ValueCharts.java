package dev.tangent.plot.result;

import dev.tangent.InvalidInput;
import dev.tangent.learning.LearningCurve;
import dev.tangent.plot.chart.Axis;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.DrawingBuilder;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Pictures of a fit's values as a whole: how they are distributed, and how their error falls with the number of
/// labels.
public final class ValueCharts {
    private static final Colour BARS = Colour.of(0x0072b2);
    private static final Colour LABELS = Colour.of(0xd55e00);
    private static final int MOST_BINS = 30;

    private ValueCharts() {}

    /// How often values occur, all of them as bars, the labels' as a line: labels that are spread like the
    /// predictions stand for all points.
    public static FitPicture histogram(String name, String output, double[] values, double[] labels) {
        double low = Math.min(least(values), least(labels));
        double high = Math.max(most(values), most(labels));
        PlotFrame.AxisRange across = new PlotFrame.AxisRange(output, low, high).widened();
        // More bins than labels can fill would make their line ragged.
        int bins =
                Math.clamp(Math.round(Math.min(Math.sqrt(values.length), 2 * Math.sqrt(labels.length))), 5, MOST_BINS);
        double[] all = shares(values, across, bins);
        double[] known = shares(labels, across, bins);
        double top = Math.max(most(all), most(known));
        PlotFrame frame = PlotFrame.of(
                output + ": distribution",
                values.length + " predictions (bars), " + labels.length + " labels (line)",
                across,
                new PlotFrame.AxisRange("share of rows", 0, top > 0 ? 1.04 * top : 1),
                0);
        double width = (across.high() - across.low()) / bins;
        for (int b = 0; b < bins; b++) frame.drawing().add(bar(frame, across.low() + b * width, width, all[b]));
        frame.drawing()
                .add(new Shape.Polyline(steps(frame, across.low(), width, known), PaintStyle.stroked(LABELS, 1.8)));
        return new FitPicture(
                name,
                frame.drawing().build(),
                "How the predicted " + output + " is distributed over all rows (bars) and the labels (line).");
    }

    private static Shape bar(PlotFrame frame, double from, double width, double share) {
        Point top = frame.at(from, share);
        Point bottom = frame.at(from + width, 0);
        return new Shape.Rectangle(
                top,
                Math.max(0.5, bottom.x() - top.x() - 1),
                Math.max(0, bottom.y() - top.y()),
                PaintStyle.filled(BARS.withOpacity(0.6)));
    }

    private static List<Point> steps(PlotFrame frame, double low, double width, double[] shares) {
        List<Point> points = new ArrayList<>();
        for (int b = 0; b < shares.length; b++) {
            points.add(frame.at(low + b * width, shares[b]));
            points.add(frame.at(low + (b + 1) * width, shares[b]));
        }
        return points;
    }

    private static double[] shares(double[] values, PlotFrame.AxisRange range, int bins) {
        double[] shares = new double[bins];
        for (double value : values) {
            int bin = (int) (bins * (value - range.low()) / (range.high() - range.low()));
            shares[Math.clamp(bin, 0, bins - 1)] += 1.0 / values.length;
        }
        return shares;
    }

    private static double least(double[] values) {
        return Arrays.stream(values).min().orElse(0);
    }

    private static double most(double[] values) {
        return Arrays.stream(values).max().orElse(0);
    }

    /// The error on labels that were left out, over how many were used.
    public static FitPicture learningCurve(String name, String output, LearningCurve curve) {
        List<LearningCurve.MeanError> means = curve.means();
        if (means.isEmpty())
            throw new InvalidInput("there are too few labels of '" + output + "' for a learning curve");
        double top = means.stream()
                .mapToDouble(mean -> mean.error() + mean.deviation())
                .max()
                .orElse(1);
        PlotFrame frame = PlotFrame.of(
                output + ": learning curve",
                "mean absolute error " + Axis.brief(means.getLast().error()) + " with "
                        + means.getLast().labels() + " labels",
                new PlotFrame.AxisRange(
                                "labels used",
                                means.getFirst().labels(),
                                means.getLast().labels())
                        .widened(),
                new PlotFrame.AxisRange("error on the others", 0, top > 0 ? 1.04 * top : 1),
                0);
        for (LearningCurve.MeanError mean : means)
            frame.line(
                    mean.labels(),
                    Math.max(0, mean.error() - mean.deviation()),
                    mean.labels(),
                    mean.error() + mean.deviation(),
                    PaintStyle.stroked(BARS.withOpacity(0.35), 3));
        List<Point> line = means.stream()
                .map(mean -> frame.at(mean.labels(), mean.error()))
                .toList();
        DrawingBuilder drawing = frame.drawing();
        drawing.add(new Shape.Polyline(line, PaintStyle.stroked(BARS, 1.8)));
        drawing.add(new Shape.Dots(line, 3, BARS));
        return new FitPicture(
                name,
                drawing.build(),
                "The error of " + output + " on labels that were left out, over how many were used, with the fit's own"
                        + " parameters; bars: one standard deviation of the draws. Where it still"
                        + " falls, more labels help.");
    }
}
