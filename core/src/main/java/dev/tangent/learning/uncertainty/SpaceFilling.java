package dev.tangent.learning.uncertainty;

import dev.tangent.geometry.PointCloud;
import dev.tangent.parallel.Parallel;
import java.util.ArrayList;
import java.util.List;

/// Points that fill the gaps between labels: one after the other those that take most off the mean distance of all
/// candidates to the nearest label (greedy k-medoids; within 1 - 1/e of the best gain, Nemhauser, Wolsey and Fisher
/// 1978). It asks nothing of a prior but that near points are alike. The farthest point instead would pick corners,
/// which say little about the rest where dimensions are many.
final class SpaceFilling {
    private static final int ROWS = 16;

    private final PointCloud cloud;
    private final int[] candidates;
    private final double[] nearest;

    /// @param labelled where distances begin; not empty
    SpaceFilling(PointCloud cloud, int[] candidates, int[] labelled) {
        this.cloud = cloud;
        this.candidates = candidates;
        nearest = new double[candidates.length];
        Parallel.forRange(nearest.length, ROWS, (from, to) -> {
            for (int i = from; i < to; i++) {
                double least = Double.POSITIVE_INFINITY;
                for (int label : labelled) least = Math.min(least, cloud.squaredDistance(candidates[i], label));
                nearest[i] = Math.sqrt(least);
            }
        });
    }

    Suggestions choose(int count) {
        double before = mean();
        double left = before;
        boolean[] taken = new boolean[candidates.length];
        List<Suggestions.SuggestedPoint> next = new ArrayList<>();
        for (int t = 0; t < count; t++) {
            int best = best(taken);
            taken[best] = true;
            double own = nearest[best];
            for (int i = 0; i < nearest.length; i++) nearest[i] = Math.min(nearest[i], distance(i, best));
            double after = mean();
            next.add(new Suggestions.SuggestedPoint(candidates[best], own * own, 1 - after / left, after / before));
            left = after;
        }
        return new Suggestions(List.copyOf(next), candidates.length, before, Suggestions.SamplingDesign.SPACE_FILLING);
    }

    private int best(boolean[] taken) {
        double[] gains = new double[candidates.length];
        Parallel.forRange(gains.length, ROWS, (from, to) -> {
            for (int j = from; j < to; j++)
                for (int i = 0; i < nearest.length && !taken[j]; i++)
                    gains[j] += Math.max(0, nearest[i] - distance(i, j));
        });
        int best = -1;
        for (int j = 0; j < gains.length; j++) if (!taken[j] && (best < 0 || gains[j] > gains[best])) best = j;
        return best;
    }

    private double distance(int i, int j) {
        return Math.sqrt(cloud.squaredDistance(candidates[i], candidates[j]));
    }

    private double mean() {
        double sum = 0;
        for (double distance : nearest) sum += distance;
        return sum / nearest.length;
    }
}
