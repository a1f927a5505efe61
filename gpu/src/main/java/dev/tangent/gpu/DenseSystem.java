package dev.tangent.gpu;

import dev.tangent.linalg.Matrix;
import java.lang.foreign.MemorySegment;

/// The inverse of a positive definite matrix on the device, by the inverse of its dense factor: `dense.cu`. For so few
/// rows that the device has a dense factor before the processor has a sparse one.
final class DenseSystem implements DeviceSystem {
    private static final int THREADS = 256;
    private static final int WARP = 32;

    private final CholeskyKernels dense;
    private final MemoryPool pool;
    private final int size;
    private final DeviceMemory inverse;

    /// @param factor of A in the system factor * A + diagonal
    DenseSystem(Kernels kernels, MemoryPool pool, ResidentMatrix a, double factor, double[] added) {
        this.pool = pool;
        size = a.matrix().size();
        dense = new CholeskyKernels(kernels.dense(), pool);
        int n = CholeskyKernels.order(size);
        DeviceMemory matrix = pool.zeros(8L * n * n);
        try (DeviceMemory diagonal = pool.copyOf(added)) {
            kernels.dense()
                    .launch(
                            "denseRows",
                            LaunchShape.each((long) size * WARP, THREADS),
                            a.parts().rowStart(),
                            a.parts().columns(),
                            a.parts().values(),
                            diagonal,
                            factor,
                            size,
                            matrix,
                            n);
        }
        inverse = dense.inverseFactor(matrix, size);
    }

    static long bytes(int size, int width) {
        long n = CholeskyKernels.order(size);
        return 16 * n * n + 16 * n * width + CholeskyKernels.partialBytes((int) n, width);
    }

    /// A^-1 b, as far as rounding lets it.
    Matrix times(Matrix b) {
        int n = CholeskyKernels.order(size);
        int width = b.columns();
        try (CoarseBlocks blocks = CoarseBlocks.of(pool, size, width)) {
            pool.upload(MemorySegment.ofArray(b.values()), blocks.one());
            dense.lowerProduct(inverse, n, blocks.one(), blocks.other(), blocks.partial(), width);
            dense.upperProduct(inverse, n, blocks.other(), blocks.one(), blocks.partial(), width);
            return Matrix.wrap(size, width, blocks.one().doubles(Math.multiplyExact(size, width)));
        }
    }

    @Override
    public void close() {
        inverse.close();
    }
}
