package dev.tangent.plot.result;

import dev.tangent.plot.chart.Axis;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import dev.tangent.plot.picture.PaintStyle;
import dev.tangent.plot.picture.Palette;
import dev.tangent.plot.picture.Point;
import dev.tangent.plot.picture.Shape;
import dev.tangent.plot.picture.TextStyle;
import dev.tangent.report.ReliabilityReport;
import java.util.List;

/// The reliability diagram of class probabilities (Murphy and Winkler 1977): how often the most probable class was
/// right, over the probability it had. Probabilities that mean what they say lie on the diagonal.
final class ReliabilityChart {
    private static final Colour DOTS = Colour.of(0x0072b2);
    private static final TextStyle COUNTS = TextStyle.of(10, Palette.QUIET);

    private ReliabilityChart() {}

    static Drawing of(String output, ReliabilityReport report) {
        PlotFrame frame = PlotFrame.of(
                output + ": reliability",
                "expected calibration error " + Axis.brief(report.expectedCalibrationError()) + "; numbers: labels",
                new PlotFrame.AxisRange("probability of the most probable class", 0, 1),
                new PlotFrame.AxisRange("part that was right", 0, 1),
                0);
        frame.line(0, 0, 1, 1, PaintStyle.stroked(Palette.QUIET, 1.1));
        for (ReliabilityReport.Bin bin : report.bins()) {
            Point at = frame.at(bin.probability(), bin.right());
            frame.drawing()
                    .add(Shape.line(
                            at,
                            frame.at(bin.probability(), bin.probability()),
                            PaintStyle.stroked(DOTS.withOpacity(0.35), 2)));
            frame.drawing().add(new Shape.Dots(List.of(at), 4.5, DOTS));
            frame.drawing()
                    .add(new Shape.Text(
                            at.moved(-7, bin.right() >= bin.probability() ? -5 : 14),
                            Integer.toString(bin.labels()),
                            COUNTS.at(TextStyle.Anchor.END)));
        }
        return frame.drawing().build();
    }
}
