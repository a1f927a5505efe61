package dev.tangent.experiments.trust;

import dev.tangent.Check;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.reduction.LabelGroups;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.learning.uncertainty.HeldOutCoverage;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.array.RandomSubset;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// The empirical coverage of prediction intervals: the share of unlabelled values within them. DistinctLabels are drawn
/// repeatedly; the intervals are tested on a fixed sample of other points.
///
/// One reduction of R to all labels and to the sample serves all draws and outputs.
final class CoverageStudy {
    static final int LABELS = 100;
    private static final int TESTED = 200;

    private final Matrix values;
    private final int[] rowOf;
    private final int[] sample;
    private final List<int[]> draws;
    private final Reduction reduction;
    private final double scale;

    /// @param values of each row
    CoverageStudy(NeighbourGraph graph, RegularizerSpec setting, Matrix values, int draws, long seed) {
        this.values = values;
        rowOf = graph.points().firstRows();
        Check.that(
                graph.size() >= TESTED + LABELS,
                "coverage is measured on " + TESTED + " points beside " + LABELS + " labels; there are "
                        + graph.size());
        sample = RandomSubset.inOrder(graph.size(), TESTED, seed - 1);
        this.draws = new ArrayList<>();
        for (int draw = 0; draw < draws; draw++) this.draws.add(labelled(graph.size(), seed + draw));
        int[] points = this.draws.stream().flatMapToInt(Arrays::stream).toArray();
        RegularizerMatrix regularizer = setting.over(graph);
        scale = regularizer.scale();
        reduction = Reduction.of(regularizer, together(points, sample), SolverSettings.DEFAULT);
    }

    private int[] labelled(int size, long seed) {
        boolean[] tested = new boolean[size];
        for (int point : sample) tested[point] = true;
        return new SplittableRandom(seed)
                .ints(0, size)
                .distinct()
                .filter(point -> !tested[point])
                .limit(LABELS)
                .sorted()
                .toArray();
    }

    private static int[] together(int[] one, int[] other) {
        return IntStream.concat(Arrays.stream(one), Arrays.stream(other))
                .sorted()
                .distinct()
                .toArray();
    }

    /// The shares within intervals of 50, 80 and 95 %, over all draws and these outputs, which share their lambda.
    double[] within(int... outputs) {
        double[] shares = new double[HeldOutCoverage.USUAL.size()];
        for (int[] labelled : draws) {
            int[] points = together(labelled, sample);
            boolean[] held = new boolean[points.length];
            for (int i = 0; i < points.length; i++) held[i] = Arrays.binarySearch(labelled, points[i]) < 0;
            double lambda =
                    LeaveOneOut.lambda(reduction.restrictedTo(labelled).matrix(), labels(labelled, outputs), scale);
            HeldOutCoverage coverage = HeldOutCoverage.of(
                    reduction.restrictedTo(points).matrix(),
                    labels(points, outputs),
                    lambda,
                    Folds.holdingOut(held),
                    LabelGroups.alone(points.length));
            for (int s = 0; s < shares.length; s++)
                shares[s] += coverage.covered().get(s) / draws.size();
        }
        return shares;
    }

    private DistinctLabels labels(int[] points, int[] outputs) {
        double[][] rows = new double[points.length][];
        Arrays.setAll(
                rows,
                i -> IntStream.of(outputs)
                        .mapToDouble(c -> values.at(rowOf[points[i]], c))
                        .toArray());
        return DistinctLabels.of(points, rows);
    }
}
