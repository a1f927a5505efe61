package dev.tangent.geometry.neighbours;

import dev.tangent.geometry.PointCloud;
import java.util.OptionalDouble;

/// A way to find the k nearest points of every point of a cloud.
///
/// Contract of every exact search: the centre itself first, then the others by distance, ties by index; the same
/// result on any number of threads; distances as [PointCloud#squaredDistance] sums them. An approximate search may
/// miss some, says how many by a recall, and is used only where the caller asks for it.
public interface NeighbourSearch {
    /// The cloud has at least k points and no duplicates.
    Found nearest(PointCloud cloud, int k);

    /// Neighbours of point i at `i * k .. (i + 1) * k`, their squared distances, and the measured part of the true
    /// neighbours among them: empty where the search is exact.
    record Found(int[] neighbours, double[] squaredDistances, OptionalDouble recall) {
        /// Found by an exact search.
        public Found(int[] neighbours, double[] squaredDistances) {
            this(neighbours, squaredDistances, OptionalDouble.empty());
        }
    }
}
