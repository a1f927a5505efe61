package dev.tangent.linalg.block;

import dev.tangent.linalg.simd.DenseKernels;

/// How the lower triangle of a symmetric matrix is stored: in blocks of columns, each without the rows above it, so
/// that it takes little more than half of the square while columns of a block stay evenly spaced.
///
/// @param order rows and columns
public record Trapezoid(int order) {
    /// Columns of a block: a multiple of `DenseKernels.LANES`.
    public static final int BLOCK = 96;

    /// Numbers to store, padding included.
    public long size() {
        if (order == 0) return 0;
        int last = (order - 1) / BLOCK;
        return start(last) + (long) (order - last * BLOCK) * stride(last * BLOCK);
    }

    /// Where row 0 of a column would be: entry (i, j), j <= i, is at `column(j) + i`.
    public int column(int j) {
        int block = j / BLOCK;
        long first = (long) block * BLOCK;
        return Math.toIntExact(start(block) + (j - first) * stride(j) - first);
    }

    /// From one column to the next of the same block.
    public int stride(int column) {
        return DenseKernels.padded(order) - column / BLOCK * BLOCK;
    }

    private long start(int block) {
        return (long) BLOCK * block * DenseKernels.padded(order) - (long) BLOCK * BLOCK * block * (block - 1) / 2;
    }

    /// Zeros to begin with.
    public double[] allocate() {
        return new double[Math.toIntExact(size())];
    }
}
