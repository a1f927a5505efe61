package dev.tangent.plot.result;

import dev.tangent.DimensionResult;
import dev.tangent.plot.chart.Curve;
import dev.tangent.plot.chart.LineChart;
import dev.tangent.plot.chart.LineChart.AxisScale;
import dev.tangent.plot.chart.LineChart.Quantity;
import dev.tangent.plot.chart.TitledSheet;
import dev.tangent.plot.picture.Colour;
import dev.tangent.plot.picture.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

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
                                List.of(new Curve("", CURVE, likelihood(result.likelihoods())))),
                        LineChart.of(
                                "local variance explained",
                                directions,
                                new Quantity("part of the variance", AxisScale.FROM_ZERO),
                                List.of(new Curve("", CURVE, variance(result.spectrum()))))));
    }

    /// From four neighbours on: three are too few to draw.
    private static List<Curve.CurvePoint> likelihood(SortedMap<Integer, Double> estimates) {
        return estimates.tailMap(estimates.firstKey() + 1).entrySet().stream()
                .map(each -> new Curve.CurvePoint(each.getKey(), each.getValue(), 0))
                .toList();
    }

    private static List<Curve.CurvePoint> variance(List<Double> parts) {
        List<Curve.CurvePoint> points = new ArrayList<>();
        double sum = 0;
        for (int t = 0; t < parts.size(); t++) {
            sum += parts.get(t);
            points.add(new Curve.CurvePoint(t + 1, sum, 0));
        }
        return points;
    }
}
