package dev.tangent.plot.result;

import dev.tangent.DimensionResult;
import dev.tangent.geometry.DimensionEstimate;
import dev.tangent.plot.chart.Curve;
import dev.tangent.plot.chart.LineChart;
import dev.tangent.plot.chart.LineChart.AxisScale;
import dev.tangent.plot.chart.LineChart.Quantity;
import dev.tangent.plot.chart.TitledSheet;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import java.util.ArrayList;
import java.util.List;

/// Two estimates of the dimension of a manifold, beside each other.
public final class DimensionFigure {
    private static final Colour CURVE = Colour.of(0x0072b2);

    private DimensionFigure() {}

    /// Of both estimates.
    ///
    /// @param title what the points are called
    public static Drawing of(String title, DimensionResult result) {
        Quantity neighbours = new Quantity("neighbours, k", AxisScale.FROM_ZERO);
        Quantity directions = new Quantity("principal directions of a neighbourhood", AxisScale.FROM_ZERO);
        return TitledSheet.of(
                title,
                "the dimension of the manifold, estimated in two ways",
                List.of(
                        LineChart.of(
                                "maximum likelihood",
                                neighbours,
                                new Quantity("dimension", AxisScale.FROM_ZERO),
                                List.of(new Curve("", CURVE, likelihood(result.likelihood())))),
                        LineChart.of(
                                "local variance explained",
                                directions,
                                new Quantity("part of the variance", AxisScale.FROM_ZERO),
                                List.of(new Curve(
                                        "", CURVE, variance(result.spectrum().parts()))))));
    }

    private static List<Curve.CurvePoint> likelihood(DimensionEstimate estimate) {
        List<Curve.CurvePoint> points = new ArrayList<>();
        for (int n = estimate.fewest() + 1; n <= estimate.most(); n++)
            points.add(new Curve.CurvePoint(n, estimate.at(n), 0));
        return points;
    }

    private static List<Curve.CurvePoint> variance(double[] parts) {
        List<Curve.CurvePoint> points = new ArrayList<>();
        double sum = 0;
        for (int t = 0; t < parts.length; t++) {
            sum += parts[t];
            points.add(new Curve.CurvePoint(t + 1, sum, 0));
        }
        return points;
    }
}
