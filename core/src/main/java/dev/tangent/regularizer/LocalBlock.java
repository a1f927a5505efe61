package dev.tangent.regularizer;

/// Computes the local matrix of one neighbourhood after another; each worker has its own.
@FunctionalInterface
public interface LocalBlock {
    /// Writes the lower triangle of the centre's k x k matrix, row after row, to the front of `lower`.
    void at(int centre, double[] lower);
}
