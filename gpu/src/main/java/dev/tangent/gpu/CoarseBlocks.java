package dev.tangent.gpu;

/// Two blocks of coarse vectors and the partial sums of their products: what one correction works in.
record CoarseBlocks(DeviceMemory one, DeviceMemory other, DeviceMemory partial) implements AutoCloseable {
    /// Rows beyond the unknowns are zero and stay so.
    static CoarseBlocks of(MemoryPool pool, int unknowns, int width) {
        int n = CholeskyKernels.order(unknowns);
        return new CoarseBlocks(
                pool.zeros(8L * n * width),
                pool.zeros(8L * n * width),
                pool.allocate(CholeskyKernels.partialBytes(n, width)));
    }

    @Override
    public void close() {
        one.close();
        other.close();
        partial.close();
    }
}
