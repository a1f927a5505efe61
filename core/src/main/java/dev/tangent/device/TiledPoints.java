package dev.tangent.device;

/// Points in the order of the leaves of a tree, so that a run of them is compact in space.
///
/// @param coordinates row-major, in that order
/// @param order which point lies at a position
public record TiledPoints(int dimension, double[] coordinates, int[] order) {
    public int size() {
        return order.length;
    }
}
