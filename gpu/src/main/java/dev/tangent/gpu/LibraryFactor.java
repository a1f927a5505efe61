package dev.tangent.gpu;

import dev.tangent.device.DeviceFailure;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotSolved;

/// A factor made and solved with by a library.
record LibraryFactor(FactorLibrary library, MemoryPool pool, int size, DeviceMemory factor) implements DenseFactor {
    /// @param a the matrix, in rows of [CholeskyKernels#order]; the factor takes its place, and without one it
    /// is
    ///     closed
    static LibraryFactor of(FactorLibrary library, MemoryPool pool, int size, DeviceMemory a) {
        try {
            library.factor(pool, a, size, CholeskyKernels.order(size));
            return new LibraryFactor(library, pool, size, a);
        } catch (DeviceFailure | NotSolved failed) {
            a.close();
            throw failed;
        }
    }

    @Override
    public Matrix times(Matrix b) {
        try (DeviceMemory block = pool.copyOf(b.values())) {
            library.solve(factor, size, CholeskyKernels.order(size), block, b.columns());
            return Matrix.wrap(size, b.columns(), block.doubles(b.values().length));
        }
    }

    @Override
    public void close() {
        factor.close();
    }
}
