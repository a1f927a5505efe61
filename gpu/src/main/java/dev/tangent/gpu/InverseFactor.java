package dev.tangent.gpu;

import dev.tangent.linalg.Matrix;
import java.lang.foreign.MemorySegment;

/// The inverse of a factor, made and multiplied with by our kernels.
record InverseFactor(CholeskyKernels dense, int size, InverseTriangle inverse) implements DenseFactor {
    @Override
    public Matrix times(Matrix b) {
        int width = b.columns();
        try (CoarseBlocks blocks = CoarseBlocks.of(dense.pool(), size, width)) {
            dense.pool().upload(MemorySegment.ofArray(b.values()), blocks.one());
            dense.lowerProduct(inverse, blocks, width);
            dense.upperProduct(inverse, blocks, width);
            return Matrix.wrap(size, width, blocks.one().doubles(Math.multiplyExact(size, width)));
        }
    }

    @Override
    public void close() {
        inverse.close();
    }
}
