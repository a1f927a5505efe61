package dev.tangent.gpu;

/// A system of equations in the device's memory.
sealed interface DeviceSystem extends AutoCloseable permits DenseSystem, TwoLevelSystem {
    @Override
    void close();
}
