package dev.tangent.geometry.neighbours;

import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.array.RandomSubset;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import java.util.stream.IntStream;

/// The recall of a search, estimated from a seeded sample of points compared with all others.
///
/// With 200 points of 19 neighbours each a recall of 0.99 has a standard error of 0.002 if misses are independent, and
/// more if they gather at few points. At most `sample` u n work.
record RecallSample(PointCloud cloud, long seed, int sample) {
    /// The part of the k - 1 nearest others found; one as near as the farthest true one counts, whatever its index.
    double of(NeighbourSearch.Found found, int k) {
        if (k == 1) return 1;
        int[] chosen = chosen();
        int[] hits = new int[chosen.length];
        Parallel.forRange(chosen.length, 1, () -> new NearestHeap(k - 1), (heap, from, to) -> {
            for (int s = from; s < to; s++) hits[s] = hits(heap, chosen[s], found, k);
        });
        return Arrays.stream(hits).sum() / ((k - 1.0) * chosen.length);
    }

    /// Without repetition; all points of a small cloud.
    private int[] chosen() {
        if (cloud.size() <= sample) return IntStream.range(0, cloud.size()).toArray();
        return RandomSubset.inOrder(cloud.size(), sample, seed);
    }

    private int hits(NearestHeap heap, int point, NeighbourSearch.Found found, int k) {
        heap.clear();
        for (int j = 0; j < cloud.size(); j++) if (j != point) heap.offer(cloud.squaredDistance(point, j), j);
        int hits = 0;
        for (int e = point * k + 1; e < (point + 1) * k; e++) if (found.squaredDistances()[e] <= heap.bound()) hits++;
        return hits;
    }
}
