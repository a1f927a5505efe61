package dev.tangent.geometry;

import dev.tangent.geometry.neighbours.NearestHeap;
import dev.tangent.geometry.neighbours.NeighbourSearch;
import dev.tangent.parallel.Parallel;

/// Compares every pair: u^2 n work, no structure. The twin every other exact search is tested against.
public record BruteForce() implements NeighbourSearch {
    private static final int CHUNK = 64;

    @Override
    public Found nearest(PointCloud cloud, int k) {
        int size = cloud.size();
        Found found = new Found(new int[Math.multiplyExact(size, k)], new double[size * k]);
        Parallel.forRange(size, CHUNK, () -> new NearestHeap(k - 1), (heap, from, to) -> {
            for (int i = from; i < to; i++) {
                heap.clear();
                for (int j = 0; j < size; j++) if (j != i) heap.offer(cloud.squaredDistance(i, j), j);
                heap.writeAfterCentre(i, found, i * k);
            }
        });
        return found;
    }
}
