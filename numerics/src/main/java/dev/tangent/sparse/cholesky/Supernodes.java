package dev.tangent.sparse.cholesky;

import dev.tangent.linalg.block.FrontCholesky;
import dev.tangent.linalg.simd.DenseKernels;

/// Columns of the factor taken together: each *supernode* is a run of columns that share the pattern below them, so
/// that it is stored and worked on as one dense block.
///
/// Supernode s holds columns `first[s] .. first[s + 1]`; `rows[s]` are the rows below them, ascending; `parent[s]` is
/// the supernode of the first of these rows, or -1; `relative[s]` says where each of them stands among the parent's
/// columns and rows, counted from its first column. Children come before parents and subtrees are contiguous.
record Supernodes(int[] first, int[] parent, int[][] rows, int[][] relative) {
    int count() {
        return parent.length;
    }

    int width(int s) {
        return first[s + 1] - first[s];
    }

    /// Columns and rows of the dense block.
    int height(int s) {
        return width(s) + rows[s].length;
    }

    /// Distance between columns of the dense block.
    int stride(int s) {
        return FrontCholesky.stride(width(s), rows[s].length);
    }

    /// Floating point operations to eliminate the columns: the sum of their squared lengths.
    double operations(int s) {
        double width = width(s);
        double height = height(s);
        return width * height * height - width * width * height + width * width * width / 3;
    }

    double operations() {
        double sum = 0;
        for (int s = 0; s < count(); s++) sum += operations(s);
        return sum;
    }

    /// Stored entries of the factor, padding and zeros included.
    long stored() {
        long sum = 0;
        for (int s = 0; s < count(); s++) sum += (long) width(s) * stride(s) + DenseKernels.LANES;
        return sum;
    }

    /// Memory of a factor with these supernodes: its numbers, and the indices that go with them.
    long bytes() {
        long indices = 4L * first[count()];
        for (int[] below : rows) indices += 8L * below.length;
        return 8 * stored() + indices;
    }
}
