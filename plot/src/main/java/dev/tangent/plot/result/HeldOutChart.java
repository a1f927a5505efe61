package dev.tangent.plot.result;

import dev.tangent.plot.chart.Axis;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Shape;
import dev.tangent.report.HeldOutValues;
import dev.tangent.report.HeldOutValues.HeldOutValue;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/// How labels were predicted without them: against the truth, and what was left over.
final class HeldOutChart {
    private static final Colour DOTS = Colour.of(0x0072b2);
    private static final PaintStyle BAR = PaintStyle.stroked(DOTS.withOpacity(0.3), 1.4);
    private static final PaintStyle REFERENCE = PaintStyle.stroked(Palette.QUIET, 1.1);

    private HeldOutChart() {}

    /// Prediction over truth, both on one scale, with the identity line and an interval at each label that has one.
    ///
    /// @param all what the errors are stated of
    /// @param shown those that are drawn
    static Drawing predictions(HeldOutValues all, List<HeldOutValue> shown) {
        double low = Math.min(least(shown, HeldOutValue::truth), least(shown, v -> v.predicted() - width(v)));
        double high = Math.max(most(shown, HeldOutValue::truth), most(shown, v -> v.predicted() + width(v)));
        PlotFrame.AxisRange range = new PlotFrame.AxisRange("truth", low, high).widened();
        PlotFrame frame =
                PlotFrame.of(all.output() + ": held-out labels", errors(all), range, range.named("predicted"), 0);
        frame.line(range.low(), range.low(), range.high(), range.high(), REFERENCE);
        for (HeldOutValue label : shown)
            if (label.halfWidth().isPresent())
                frame.line(
                        label.truth(),
                        label.predicted() - width(label),
                        label.truth(),
                        label.predicted() + width(label),
                        BAR);
        dots(frame, shown, HeldOutValue::truth, HeldOutValue::predicted);
        return frame.drawing().build();
    }

    /// What the predictions left over, against them.
    static Drawing residuals(HeldOutValues all, List<HeldOutValue> shown) {
        double most = Math.max(1e-300, most(shown, label -> Math.abs(label.residual())));
        PlotFrame.AxisRange across = new PlotFrame.AxisRange(
                        "predicted", least(shown, HeldOutValue::predicted), most(shown, HeldOutValue::predicted))
                .widened();
        PlotFrame frame = PlotFrame.of(
                all.output() + ": residuals",
                "no pattern should be left over",
                across,
                new PlotFrame.AxisRange("truth \u2212 predicted", -most, most).widened(),
                0);
        frame.line(across.low(), 0, across.high(), 0, REFERENCE);
        dots(frame, shown, HeldOutValue::predicted, HeldOutValue::residual);
        return frame.drawing().build();
    }

    private static String errors(HeldOutValues all) {
        StringBuilder words =
                new StringBuilder(all.labels().size() + " labels, rmse " + Axis.brief(all.rootMeanSquare()));
        all.explainedVariance().ifPresent(part -> words.append(", R\u00b2 ").append(explained(part)));
        return words.toString();
    }

    /// Close to one the digits that count come late; one itself is not claimed.
    private static String explained(double part) {
        return part > 0.99995 && part < 1
                ? "above 0.9999"
                : String.format(Locale.ROOT, "%.4f", part).replace('-', '\u2212');
    }

    private static void dots(
            PlotFrame frame,
            List<HeldOutValue> shown,
            ToDoubleFunction<HeldOutValue> across,
            ToDoubleFunction<HeldOutValue> up) {
        double radius = Math.clamp(40 / Math.sqrt(shown.size()), 1.2, 3.2);
        frame.drawing()
                .add(new Shape.Dots(
                        shown.stream()
                                .map(label -> frame.at(across.applyAsDouble(label), up.applyAsDouble(label)))
                                .toList(),
                        radius,
                        DOTS.withOpacity(0.85)));
    }

    private static double width(HeldOutValue label) {
        return label.halfWidth().orElse(0);
    }

    private static double least(List<HeldOutValue> shown, ToDoubleFunction<HeldOutValue> value) {
        return shown.stream().mapToDouble(value).min().orElse(0);
    }

    private static double most(List<HeldOutValue> shown, ToDoubleFunction<HeldOutValue> value) {
        return shown.stream().mapToDouble(value).max().orElse(0);
    }
}
