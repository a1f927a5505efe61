package dev.tangent.gpu;

import dev.tangent.linalg.Matrix;
import java.util.Optional;

/// A positive definite matrix with a dense factor on the device: `dense.cu`. For so few rows that the device has it
/// before
/// the processor has a sparse one.
final class DenseSystem implements DeviceSystem {
    private static final int THREADS = 256;
    private static final int WARP = 32;

    private final DenseFactor factor;

    /// @param by of A in the system by * A + diagonal
    /// @param library that makes the factor in the place of our kernels
    DenseSystem(
            Kernels kernels,
            MemoryPool pool,
            ResidentMatrix a,
            double by,
            double[] added,
            Optional<FactorLibrary> library) {
        int size = a.matrix().size();
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
                            by,
                            size,
                            matrix,
                            n);
        }
        CholeskyKernels dense = new CholeskyKernels(kernels.dense(), pool);
        factor = library.isPresent()
                ? LibraryFactor.of(library.get(), pool, size, matrix)
                : new InverseFactor(dense, size, dense.inverseFactor(matrix, size));
    }

    static long bytes(int size, int width) {
        long n = CholeskyKernels.order(size);
        return 16 * n * n + 16 * n * width + CholeskyKernels.partialBytes((int) n, width);
    }

    /// A^-1 b, as far as rounding lets it.
    Matrix times(Matrix b) {
        return factor.times(b);
    }

    @Override
    public void close() {
        factor.close();
    }
}
