package dev.tangent.learning.uncertainty;

import dev.tangent.geometry.PointCloud;
import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.SparseMatrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Points that fill the gaps between labels: one after the other those that take most off the mean distance of all
/// candidates to the nearest label (greedy k-medoids; within 1 - 1/e of the best gain, Nemhauser, Wolsey and Fisher
/// 1978). Candidates may count more or less: those whose class is in doubt draw labels to them, and a label among them
/// leaves the others near it less to ask for, which spreads a batch. It asks nothing of a prior but that near points
/// are alike. The farthest point instead would pick corners,
/// which say little about the rest where dimensions are many.
final class SpaceFilling {
    private static final int ROWS = 16;

    private final int[] candidates;
    private final double[] weights;
    private final double[] nearest;
    private final CandidateDistances distances;

    /// Between candidates, by their places.
    private interface CandidateDistances {
        double between(int i, int j);
    }

    private SpaceFilling(int[] candidates, double[] weights, double[] nearest, CandidateDistances distances) {
        this.candidates = candidates;
        this.weights = weights;
        this.nearest = nearest;
        this.distances = distances;
    }

    /// By coordinates.
    ///
    /// @param weights what each candidate's distance counts
    /// @param labelled where distances begin; where there are none all points are equally far from any, so that the
    ///     first is the medoid
    static SpaceFilling of(PointCloud cloud, int[] candidates, double[] weights, int[] labelled) {
        double[] nearest = new double[candidates.length];
        Parallel.forRange(nearest.length, ROWS, (from, to) -> {
            for (int i = from; i < to; i++) {
                double least = Double.POSITIVE_INFINITY;
                for (int label : labelled) least = Math.min(least, cloud.squaredDistance(candidates[i], label));
                nearest[i] = Math.sqrt(least);
            }
        });
        if (labelled.length == 0) Arrays.fill(nearest, farthest(cloud, candidates));
        return new SpaceFilling(
                candidates, weights, nearest, (i, j) -> Math.sqrt(cloud.squaredDistance(candidates[i], candidates[j])));
    }

    /// A distance that no two candidates exceed.
    private static double farthest(PointCloud cloud, int[] candidates) {
        double most = 0;
        for (int candidate : candidates) most = Math.max(most, cloud.squaredDistance(candidates[0], candidate));
        return 2 * Math.sqrt(most);
    }

    /// By how many edges of a graph lie between vertices: their distance where they have no coordinates.
    static SpaceFilling of(SparseMatrix graph, int[] candidates, double[] weights, int[] labelled) {
        double[][] counts = new double[candidates.length][];
        Parallel.forRange(counts.length, 1, (from, to) -> {
            for (int i = from; i < to; i++) counts[i] = picked(edgeCounts(graph, candidates[i]), candidates);
        });
        double[] nearest = picked(edgeCounts(graph, labelled), candidates);
        return new SpaceFilling(candidates, weights, nearest, (i, j) -> counts[i][j]);
    }

    /// How many edges lie between the nearest of some vertices and every vertex, breadth first. Vertices that no
    /// path joins are as far apart as there are vertices, which no path is long.
    private static double[] edgeCounts(SparseMatrix weights, int... sources) {
        int size = weights.size();
        double[] counts = new double[size];
        Arrays.fill(counts, size);
        int[] queue = new int[size];
        int last = 0;
        for (int source : sources) {
            if (counts[source] == 0) continue;
            counts[source] = 0;
            queue[last++] = source;
        }
        for (int first = 0; first < last; first++) {
            int here = queue[first];
            for (int p = weights.rowStart()[here]; p < weights.rowStart()[here + 1]; p++) {
                int there = weights.columns()[p];
                if (counts[there] < size) continue;
                counts[there] = counts[here] + 1;
                queue[last++] = there;
            }
        }
        return counts;
    }

    private static double[] picked(double[] all, int[] places) {
        return Arrays.stream(places).mapToDouble(place -> all[place]).toArray();
    }

    Suggestions choose(int count, Suggestions.SamplingDesign design) {
        double before = mean();
        double left = before;
        boolean[] taken = new boolean[candidates.length];
        List<Suggestions.SuggestedPoint> next = new ArrayList<>();
        for (int t = 0; t < count; t++) {
            int best = best(taken);
            taken[best] = true;
            double own = nearest[best];
            for (int i = 0; i < nearest.length; i++) nearest[i] = Math.min(nearest[i], distances.between(i, best));
            double after = mean();
            next.add(new Suggestions.SuggestedPoint(
                    candidates[best], own * own, 1 - part(after, left), part(after, before)));
            left = after;
        }
        return new Suggestions(List.copyOf(next), candidates.length, design);
    }

    private int best(boolean[] taken) {
        double[] gains = new double[candidates.length];
        Parallel.forRange(gains.length, ROWS, (from, to) -> {
            for (int j = from; j < to; j++)
                for (int i = 0; i < nearest.length && !taken[j]; i++)
                    gains[j] += weights[i] * Math.max(0, nearest[i] - distances.between(i, j));
        });
        int best = -1;
        for (int j = 0; j < gains.length; j++) if (!taken[j] && (best < 0 || gains[j] > gains[best])) best = j;
        return best;
    }

    /// All of it where nothing was left: no label takes anything off.
    private static double part(double after, double before) {
        return before > 0 ? after / before : 1;
    }

    private double mean() {
        double sum = 0;
        for (int i = 0; i < nearest.length; i++) sum += weights[i] * nearest[i];
        return sum / nearest.length;
    }
}
