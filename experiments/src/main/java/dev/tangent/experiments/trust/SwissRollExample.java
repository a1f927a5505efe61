package dev.tangent.experiments.trust;

import dev.tangent.data.generated.GeneratedPoints;
import dev.tangent.data.generated.SwissRoll;
import dev.tangent.experiments.report.Figure;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.learning.selection.Setting;
import dev.tangent.learning.uncertainty.Suggestions;
import dev.tangent.learning.uncertainty.Uncertainty;
import dev.tangent.plot.chart.UncertaintyMap;
import dev.tangent.regularizer.LocalGaussian;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.SplittableRandom;

/// The Swiss roll with a few labels: the standard deviation of every point, and what to label next.
final class SwissRollExample {
    static final Setting SETTING = new Setting(12, new LocalGaussian(2));

    private static final int POINTS = 1_500;
    private static final int LABELS = 10;
    private static final int NEXT = 5;

    private SwissRollExample() {}

    static GeneratedPoints roll(long seed) {
        return SwissRoll.of(POINTS, seed);
    }

    static NeighbourGraph graph(GeneratedPoints roll) {
        return NeighbourGraph.nearest(roll.points(), SETTING.neighbours());
    }

    static Figure figure(GeneratedPoints roll, NeighbourGraph graph, long seed) {
        RegularizerMatrix regularizer = SETTING.over(graph);
        int[] points = new SplittableRandom(seed)
                .ints(0, POINTS)
                .distinct()
                .limit(LABELS)
                .sorted()
                .toArray();
        double[] height = roll.truth().column(1);
        DistinctLabels labels = DistinctLabels.of(
                points,
                Arrays.stream(points).mapToObj(i -> new double[] {height[i]}).toArray(double[][]::new));
        Reduction reduction = Reduction.of(regularizer, points, SolverSettings.DEFAULT);
        double lambda = LeaveOneOut.lambda(reduction.matrix(), labels, regularizer.scale());
        Uncertainty bars = Uncertainty.of(regularizer, labels, reduction, lambda, SolverSettings.DEFAULT, seed);
        int[] next = Suggestions.of(
                        regularizer, labels, reduction, NEXT, Suggestions.CANDIDATES, SolverSettings.DEFAULT, seed)
                .next()
                .stream()
                .mapToInt(Suggestions.Next::point)
                .toArray();
        return Figure.of(
                "trust-roll",
                UncertaintyMap.of(
                        "The Swiss roll, unrolled: standard deviation of its predicted height",
                        "angle",
                        roll.truth().column(0),
                        height,
                        bars.sds().column(0),
                        points,
                        next),
                "Standard deviation of the predicted height at each point, and the points whose labels would help most.",
                "A strip of points coloured by their standard deviation, with labelled and suggested points.");
    }
}
