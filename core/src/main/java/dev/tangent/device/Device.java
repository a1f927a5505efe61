package dev.tangent.device;

import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.solver.LinearDevice;
import java.util.Optional;

/// A device, for the time of one computation; closing it gives back whatever the computation holds there.
///
/// Every method may be left to the processor by an empty answer, and ends with a [DeviceFailure] where the device does
/// not do what it was asked for. Safe for threads, which take turns.
public interface Device extends LinearDevice, AutoCloseable {
    /// As its maker calls it.
    String name();

    /// Many systems of a few thousand rows will follow: what takes a while to open may be opened for them.
    void expectMany();

    /// The exact k nearest neighbours, the centre first, then by distance, ties by index, to the last bit those of
    /// the processor's search.
    ///
    /// @param k counts the centre
    Optional<DeviceNeighbours> neighbours(TiledPoints points, int k);

    /// The sum of the local Gaussian regularizer's matrices.
    Optional<SparseMatrix> localGaussian(LocalGaussianTask task);

    /// What has run there so far, to be taken once.
    DeviceUse used();

    @Override
    void close();
}
