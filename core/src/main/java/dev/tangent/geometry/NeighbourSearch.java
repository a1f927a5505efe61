package dev.tangent.geometry;

/// A way to find the k nearest points of every point of a cloud.
///
/// Contract of every exact search: the centre itself first, then the others by distance, ties by index; the same
/// result on any number of threads; distances as [PointCloud#squaredDistance] sums them.
public interface NeighbourSearch {
    /// The cloud has at least k points and no duplicates.
    Found nearest(PointCloud cloud, int k);

    /// Neighbours of point i at `i * k .. (i + 1) * k`, and their squared distances.
    record Found(int[] neighbours, double[] squaredDistances) {}
}
