package dev.tangent.device;

import java.util.function.Supplier;

/// The matrices of the local Gaussian regularizer over neighbourhoods of one size.
///
/// @param coordinates of the points, row-major
/// @param size number of points
/// @param members of the neighbourhoods, k each, the centre first
/// @param k size of a neighbourhood
/// @param dimension m
/// @param scale c
/// @param linear whether linear functions have no energy
/// @param careful makes what computes a matrix that needs more care than the device takes, for one worker
public record LocalGaussianTask(
        double[] coordinates,
        int size,
        int[] members,
        int k,
        int dimension,
        double scale,
        boolean linear,
        Supplier<CarefulBlock> careful) {
    /// One local matrix on the processor.
    @FunctionalInterface
    public interface CarefulBlock {
        /// Writes the lower triangle, row by row.
        void fill(int centre, double[] lower);
    }

    /// Number of coordinates.
    public int coordinatesEach() {
        return coordinates.length / size;
    }

    public int triangle() {
        return k * (k + 1) / 2;
    }
}
