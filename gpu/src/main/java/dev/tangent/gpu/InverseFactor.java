package dev.tangent.gpu;

import dev.tangent.linalg.Matrix;
import java.lang.foreign.MemorySegment;

/// The inverse of a factor, made and multiplied with by our kernels.
record InverseFactor(CholeskyKernels dense, int size, DeviceMemory inverse) implements DenseFactor {
    @Override
    public Matrix times(Matrix b) {
        int n = CholeskyKernels.order(size);
        int width = b.columns();
        try (CoarseBlocks blocks = CoarseBlocks.of(dense.pool(), size, width)) {
            dense.pool().upload(MemorySegment.ofArray(b.values()), blocks.one());
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
