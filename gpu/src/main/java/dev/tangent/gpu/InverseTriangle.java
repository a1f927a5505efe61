package dev.tangent.gpu;

/// W = L^-1 for a Cholesky factor L, on the device.
///
/// @param single whether its entries are rounded to single precision
record InverseTriangle(DeviceMemory entries, int order, boolean single) implements AutoCloseable {
    @Override
    public void close() {
        entries.close();
    }
}
