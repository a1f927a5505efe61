package dev.tangent.plot.chart;

import dev.tangent.Check;
import java.util.List;

/// cost = factor size^exponent.
public record PowerLaw(double factor, double exponent) {
    /// The line that fits log cost to log size best, by the sum of squares. All numbers must be positive, and at
    /// least two sizes different.
    public static PowerLaw fit(List<Curve.CurvePoint> places) {
        int n = places.size();
        double[] size =
                places.stream().mapToDouble(place -> log(place.x(), "size")).toArray();
        double[] cost =
                places.stream().mapToDouble(place -> log(place.value(), "cost")).toArray();
        double meanSize = 0, meanCost = 0;
        for (int i = 0; i < n; i++) {
            meanSize += size[i] / n;
            meanCost += cost[i] / n;
        }
        double square = 0, product = 0;
        for (int i = 0; i < n; i++) {
            square += (size[i] - meanSize) * (size[i] - meanSize);
            product += (size[i] - meanSize) * (cost[i] - meanCost);
        }
        Check.that(square > 0, "a power law needs two different sizes");
        return new PowerLaw(Math.exp(meanCost - product / square * meanSize), product / square);
    }

    public double at(double size) {
        return factor * Math.pow(size, exponent);
    }

    private static double log(double value, String name) {
        return Math.log(Check.positive(value, name));
    }
}
