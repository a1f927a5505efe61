package dev.tangent.regularizer;

/// Computes the local matrices of one neighbourhood after another; each worker has its own.
@FunctionalInterface
public interface LocalBlock {
    /// Writes the lower triangles of the k x k matrices of the centres `first` .. `end` - 1, row after row and
    /// matrix after matrix, to `lower` from `place` on.
    void fill(int first, int end, double[] lower, int place);
}
