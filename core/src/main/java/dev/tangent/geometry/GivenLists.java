package dev.tangent.geometry;

import dev.tangent.InvalidInput;
import dev.tangent.geometry.neighbours.NearestHeap;
import dev.tangent.geometry.neighbours.NeighbourSearch;
import java.util.TreeSet;

/// Turns a caller's neighbour lists, which speak of rows, into neighbourhoods of distinct points.
record GivenLists(DistinctPoints points, int[][] lists) {
    NeighbourGraph graph() {
        TreeSet<Integer>[] pooled = pooled();
        int[] start = new int[pooled.length + 1];
        for (int i = 0; i < pooled.length; i++) start[i + 1] = start[i] + 1 + pooled[i].size();
        int[] neighbours = new int[start[pooled.length]];
        double[] distances = new double[neighbours.length];
        for (int i = 0; i < pooled.length; i++) {
            NearestHeap sorted = new NearestHeap(pooled[i].size());
            for (int j : pooled[i]) sorted.offer(squaredDistance(i, j), j);
            sorted.writeAfterCentre(i, new NeighbourSearch.Found(neighbours, distances), start[i]);
        }
        return NeighbourGraph.of(points, start, neighbours, distances);
    }

    private double squaredDistance(int i, int j) {
        return points.cloud().dimension() == 0 ? 1 : points.cloud().squaredDistance(i, j);
    }

    private TreeSet<Integer>[] pooled() {
        @SuppressWarnings({"unchecked", "rawtypes"}) // Java has no arrays of generic types.
        TreeSet<Integer>[] pooled = new TreeSet[points.cloud().size()];
        for (int i = 0; i < pooled.length; i++) pooled[i] = new TreeSet<>();
        for (int row = 0; row < lists.length; row++) {
            for (int other : lists[row]) {
                if (other < 0 || other >= lists.length)
                    throw new InvalidInput("neighbour of row " + row + " must be between 0 and " + (lists.length - 1)
                            + " but is " + other);
                pooled[points.pointOf(row)].add(points.pointOf(other));
            }
        }
        for (int i = 0; i < pooled.length; i++) pooled[i].remove(i);
        return pooled;
    }
}
