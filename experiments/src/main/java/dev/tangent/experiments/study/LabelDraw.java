package dev.tangent.experiments.study;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.Reducer;
import dev.tangent.learning.selection.Task;
import java.util.Arrays;
import java.util.SplittableRandom;

/// One seeded draw of points to be labelled.
final class LabelDraw {
    private final int number;
    private final long seed;
    private final int[] order;

    /// Draws distinct points, as many as the largest number of labels asks for.
    LabelDraw(int number, int size, Design design) {
        this.number = number;
        seed = design.seed() + number;
        order = new SplittableRandom(seed)
                .ints(0, size)
                .distinct()
                .limit(design.mostLabels())
                .toArray();
    }

    int number() {
        return number;
    }

    int[] points(int count) {
        return Arrays.copyOf(order, count);
    }

    /// The task of predicting a target from the first labels of this draw. A point that several rows share is
    /// labelled by the first of them.
    Task task(NeighbourGraph graph, Target target, int count, Reducer reducer) {
        int[] points = points(count);
        Arrays.sort(points);
        int[] rowOf = graph.points().firstRows();
        double[][] values = new double[count][];
        Arrays.setAll(values, i -> target.values().row(rowOf[points[i]]));
        return new Task(graph, DistinctLabels.of(points, values), reducer);
    }

    Folds folds(int count, Design design) {
        return Folds.of(count, design.folds(), seed);
    }

    /// Rows at points without a label.
    boolean[] unlabelledRows(NeighbourGraph graph, int count) {
        boolean[] labelled = new boolean[graph.size()];
        for (int point : points(count)) labelled[point] = true;
        boolean[] rows = new boolean[graph.points().rows()];
        for (int row = 0; row < rows.length; row++)
            rows[row] = !labelled[graph.points().pointOf(row)];
        return rows;
    }
}
