package dev.tangent.sparse.solver;

import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SymmetricOperator;
import java.util.Optional;
import java.util.function.Supplier;

/// What another device than the processor does for sparse systems.
public interface LinearDevice {
    /// A solver that works there; empty where it does not pay, has no room, or is not of a kind that it can solve.
    ///
    /// The solver throws [dev.tangent.linalg.NotSolved] where it does not reach the tolerance and where the device
    /// fails: then the processor solves.
    Optional<Solver> solver(SymmetricOperator a, Optional<NodeGeometry> nodes, int width, SolverSettings settings);

    /// The device that is bound on this thread.
    static Optional<LinearDevice> current() {
        return BoundDevice.VALUE.isBound() ? Optional.of(BoundDevice.VALUE.get()) : Optional.empty();
    }

    /// Runs everything called by `work`, on whichever threads, with a device bound.
    static <T> T on(LinearDevice device, Supplier<T> work) {
        return Parallel.carrying(BoundDevice.VALUE, device, work);
    }
}
