package dev.tangent.experiments.study;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.Labels;
import dev.tangent.linalg.array.RandomSubset;
import java.util.Arrays;

/// One seeded draw of points to be labelled. A point that several rows share is labelled by the first of them.
public final class LabelDraw {
    private final int number;
    private final DistinctPoints points;
    private final int[] order;

    /// Draws distinct points, as many as the largest number of labels asks for.
    LabelDraw(int number, DistinctPoints points, StudyDesign design) {
        this.number = number;
        this.points = points;
        order = RandomSubset.inOrder(points.cloud().size(), design.mostLabels(), design.seed() + number);
    }

    /// Counted from 0.
    public int number() {
        return number;
    }

    /// The rows of the first labels, in the order of the draw: the first `n` of more are those of `n`.
    public int[] rows(int count) {
        int[] firstRows = points.firstRows();
        return Arrays.stream(order, 0, count).map(point -> firstRows[point]).toArray();
    }

    /// The first labels of this draw.
    public Labels labels(StudyTarget target, int count) {
        int[] rows = rows(count);
        double[][] values = new double[count][];
        Arrays.setAll(values, i -> target.values().row(rows[i]));
        return Labels.of(rows, values);
    }

    /// Rows at points without a label.
    public boolean[] unlabelledRows(int count) {
        boolean[] labelled = new boolean[points.cloud().size()];
        for (int i = 0; i < count; i++) labelled[order[i]] = true;
        boolean[] rows = new boolean[points.rows()];
        for (int row = 0; row < rows.length; row++) rows[row] = !labelled[points.pointOf(row)];
        return rows;
    }
}
