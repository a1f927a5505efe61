package dev.tangent.spark.points;

import dev.tangent.Check;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// A kd-tree over a sample of the places: its leaves are the cells.
///
/// Each split halves the number of cells and the sample with it, across the coordinate of the largest variance. The
/// sample has every place once, so that a million rows at one place weigh no more than one. A cell's share of the
/// places then differs from the mean by about one part in the root of its part of the sample.
public final class CellTree implements Serializable {
    private static final long serialVersionUID = 1;

    private final int cells;
    /// Of inner node t: what it splits, where, and its children; a leaf is -1 - cell.
    private final int[] axis;

    private final double[] cut;
    private final int[] below;
    private final int[] above;
    private int nodes;
    private int leaves;

    private CellTree(int cells) {
        this.cells = cells;
        axis = new int[cells];
        cut = new double[cells];
        below = new int[cells];
        above = new int[cells];
    }

    /// Over a sample.
    ///
    /// @param sample distinct places, at least one
    /// @param cells how many, at most; fewer where the sample has fewer places
    public static CellTree of(List<double[]> sample, int cells) {
        Check.atLeast(1, sample.size(), "sampled places");
        CellTree tree = new CellTree(Math.min(Check.atLeast(1, cells, "partitions"), sample.size()));
        tree.grow(sample.toArray(double[][]::new), 0, sample.size(), tree.cells);
        return tree;
    }

    public int cells() {
        return cells;
    }

    private int grow(double[][] sample, int from, int to, int wanted) {
        if (wanted == 1) return -1 - leaves++;
        int node = nodes++;
        int t = widest(sample, from, to);
        Arrays.sort(sample, from, to, Comparator.comparingDouble(x -> x[t]));
        int left = wanted / 2;
        int middle = between(sample, from, to, from + (int) ((long) (to - from) * left / wanted), t);
        // No half may have fewer places than cells.
        left = Math.clamp(left, Math.max(1, wanted - (to - middle)), Math.min(wanted - 1, middle - from));
        axis[node] = t;
        cut[node] = sample[middle][t];
        below[node] = grow(sample, from, middle, left);
        above[node] = grow(sample, middle, to, wanted - left);
        return node;
    }

    /// The place nearest to `wanted` where the coordinate changes. There is one: the places differ in it.
    private static int between(double[][] sample, int from, int to, int wanted, int t) {
        for (int distance = 0; ; distance++) {
            for (int at : new int[] {wanted - distance, wanted + distance})
                if (at > from && at < to && sample[at - 1][t] < sample[at][t]) return at;
        }
    }

    private static int widest(double[][] sample, int from, int to) {
        int widest = 0;
        double most = -1;
        for (int t = 0; t < sample[from].length; t++) {
            double origin = sample[from][t];
            double sum = 0;
            double squares = 0;
            boolean varies = false;
            for (int i = from; i < to; i++) {
                double x = sample[i][t] - origin;
                varies |= x != 0;
                sum += x;
                squares += x * x;
            }
            double variance = varies ? Math.max(0, squares - sum * sum / (to - from)) : -1;
            if (variance > most) {
                most = variance;
                widest = t;
            }
        }
        return widest;
    }

    /// The cell that a place is in.
    public int cellOf(double[] place) {
        int node = cells == 1 ? -1 : 0;
        while (node >= 0) node = place[axis[node]] < cut[node] ? below[node] : above[node];
        return -1 - node;
    }
}
