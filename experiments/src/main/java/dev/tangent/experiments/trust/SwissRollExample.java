package dev.tangent.experiments.trust;

import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.Labels;
import dev.tangent.linalg.array.RandomSubset;
import dev.tangent.plot.chart.UncertaintyMap;
import dev.tangent.plot.page.Figure;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.samples.generated.GeneratedPoints;
import dev.tangent.samples.generated.SwissRoll;
import java.util.Arrays;

/// The Swiss roll with a few labels: the standard deviation of every point, and what to label next.
final class SwissRollExample {
    static final RegularizerSpec SETTING = new RegularizerSpec(12, new LocalGaussian(2));

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

    static Figure figure(GeneratedPoints roll, long seed) {
        int[] rows = RandomSubset.inOrder(POINTS, LABELS, seed);
        Arrays.sort(rows);
        double[] height = roll.truth().column(1);
        Labels labels =
                Labels.of(rows, Arrays.stream(rows).mapToDouble(i -> height[i]).toArray());
        RegressionFit fit = new Regression()
                .neighbours(SETTING.neighbours())
                .dimension(2)
                .leaveOneOut()
                .errorBars()
                .seed(seed)
                .fit(roll.points(), labels);
        return Figure.of(
                "trust-roll",
                UncertaintyMap.of(
                        "The Swiss roll, unrolled: standard deviation of its predicted height",
                        "angle",
                        roll.truth().column(0),
                        height,
                        fit.sds().column(0),
                        rows,
                        fit.suggest(NEXT).rows()),
                "Standard deviation of the predicted height at each point, and the points whose labels would help most.",
                "A strip of points coloured by their standard deviation, with labelled and suggested points.");
    }
}
