package dev.tangent.experiments.trust;

import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.plot.chart.BandChart;
import dev.tangent.plot.chart.Curve;
import dev.tangent.plot.page.Figure;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/// Error bars where they can be seen: a function along a spiral in the plane, with a stretch that has no labels.
final class PredictionBandExample {
    private static final int POINTS = 400;
    private static final int LABELS = 22;
    private static final double NOISE = 0.08;
    private static final int NEIGHBOURS = 12;

    private PredictionBandExample() {}

    static Figure figure(long seed) {
        Labels labels = labels(seed);
        RegressionFit fit = new Regression()
                .neighbours(NEIGHBOURS)
                .dimension(1)
                .leaveOneOut()
                .errorBars()
                .seed(seed)
                .fit(spiral(), labels);
        List<List<Curve.CurvePoint>> bands = List.of(
                places(fit::at, i -> fit.interval(i, 0.95).width() / 2),
                places(fit::at, i -> fit.interval(i, 0.5).width() / 2));
        List<Curve.CurvePoint> known = IntStream.range(0, labels.size())
                .mapToObj(i -> new Curve.CurvePoint(along(labels.row(i)), labels.value(i, 0), 0))
                .toList();
        return Figure.of(
                "trust-bands",
                BandChart.of(
                        "A function along a spiral",
                        "along the spiral",
                        bands,
                        List.of("95 %", "50 %"),
                        places(i -> truth(along(i)), i -> 0),
                        known),
                "Bands that are to hold 95 % and 50 % of what would be measured: wide where no label is near.",
                "A predicted curve with two bands around it, the true curve and the labels.");
    }

    private static double along(int point) {
        return (double) point / (POINTS - 1);
    }

    private static double truth(double t) {
        return StrictMath.sin(7 * t) + 0.4 * t;
    }

    private static PointCloud spiral() {
        double[] coordinates = new double[2 * POINTS];
        for (int i = 0; i < POINTS; i++) {
            // Even steps along an Archimedean spiral: its length grows with the square of the angle.
            double angle = Math.sqrt(6 + 250 * along(i));
            coordinates[2 * i] = angle * StrictMath.cos(angle);
            coordinates[2 * i + 1] = angle * StrictMath.sin(angle);
        }
        return PointCloud.wrap(2, coordinates);
    }

    private static Labels labels(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] points = random.ints(0, POINTS)
                .filter(i -> along(i) < 0.48 || along(i) > 0.72)
                .distinct()
                .limit(LABELS)
                .sorted()
                .toArray();
        double[][] values = new double[LABELS][];
        for (int i = 0; i < LABELS; i++)
            values[i] = new double[] {truth(along(points[i])) + NOISE * random.nextGaussian()};
        return Labels.of(points, values);
    }

    private static List<Curve.CurvePoint> places(IntToDoubleFunction value, IntToDoubleFunction spread) {
        return IntStream.range(0, POINTS)
                .mapToObj(i -> new Curve.CurvePoint(along(i), value.applyAsDouble(i), spread.applyAsDouble(i)))
                .toList();
    }
}
