package dev.tangent.report;

import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.operator.MatrixPower;

/// The regularizer R.
///
/// @param entries stored entries, both triangles; of L itself where the matrix is a power of it
/// @param scale mean diagonal entry
/// @param nullSpaceDimension dimension of its null space on one connected component
public record MatrixReport(int size, long entries, int power, double scale, int nullSpaceDimension) {
    /// A power is not multiplied out just to be counted.
    public static MatrixReport of(RegularizerMatrix matrix) {
        int power = matrix.matrix() instanceof MatrixPower p ? p.power() : 1;
        long entries = matrix.matrix() instanceof MatrixPower p
                ? p.base().entries()
                : matrix.matrix().explicit().entries();
        return new MatrixReport(matrix.size(), entries, power, matrix.scale(), matrix.nullSpaceDimension());
    }
}
