package dev.tangent.geometry.neighbours;

import dev.tangent.geometry.PointCloud;

/// Exact neighbours by a kd-tree: about u log u work on a manifold of few dimensions, u^2 n at worst.
public record KdTree() implements NeighbourSearch {
    @Override
    public Found nearest(PointCloud cloud, int k) {
        return NeighbourIndex.of(cloud).neighbourhoods(k);
    }
}
