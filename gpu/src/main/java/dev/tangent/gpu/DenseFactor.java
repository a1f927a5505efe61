package dev.tangent.gpu;

import dev.tangent.linalg.Matrix;

/// A factor of a positive definite matrix on the device.
sealed interface DenseFactor extends AutoCloseable permits InverseFactor, LibraryFactor {
    /// A^-1 b, as far as rounding lets it.
    Matrix times(Matrix b);

    @Override
    void close();
}
