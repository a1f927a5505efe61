package dev.tangent.gpu;

import dev.tangent.device.Device;
import dev.tangent.device.DeviceNeighbours;
import dev.tangent.device.DeviceUse;
import dev.tangent.device.LocalGaussianTask;
import dev.tangent.device.TiledPoints;
import dev.tangent.linalg.NotSolved;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;
import dev.tangent.sparse.operator.DiagonalShift;
import dev.tangent.sparse.solver.Solver;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/// A graphics processor for one computation: which stages it takes, by what its memory holds, and the turns of threads.
final class GpuDevice implements Device {
    /// Entries of a row of R, for the plan alone: k squared is the most there can be on average, a third is usual.
    private static final int USUAL_SHARE = 3;

    private final Driver driver;
    private final Kernels kernels;
    private final MemoryPool pool;
    private final ReentrantLock turns = new ReentrantLock();
    private long nanos;
    private long sent;
    private long fetched;

    GpuDevice(Driver driver, Kernels kernels) {
        this.driver = driver;
        this.kernels = kernels;
        this.pool = new MemoryPool(driver);
    }

    Kernels kernels() {
        return kernels;
    }

    MemoryPool pool() {
        return pool;
    }

    @Override
    public String name() {
        return driver.name();
    }

    /// Does something on the device while no other thread does.
    <T> T turn(Supplier<T> work) {
        turns.lock();
        try {
            driver.enter();
            long start = System.nanoTime();
            try {
                return work.get();
            } finally {
                nanos += System.nanoTime() - start;
            }
        } finally {
            turns.unlock();
        }
    }

    @Override
    public Optional<DeviceNeighbours> neighbours(TiledPoints points, int k) {
        if (!NeighbourKernels.suits(points.dimension(), k)) return Optional.empty();
        return turn(() -> pool.hasRoom(NeighbourKernels.bytes(points, k))
                ? Optional.of(new NeighbourKernels(kernels.neighbours(), pool).search(points, k))
                : Optional.empty());
    }

    @Override
    public Optional<SparseMatrix> localGaussian(LocalGaussianTask task) {
        if (!LocalKernels.suits(task)) return Optional.empty();
        long needed = LocalKernels.bytes(task)
                + AssemblyKernels.bytes(task.size(), task.k(), task.k() * task.k() / USUAL_SHARE);
        return turn(() -> pool.hasRoom(needed) ? Optional.of(assembled(task)) : Optional.empty());
    }

    private SparseMatrix assembled(LocalGaussianTask task) {
        try (DeviceMemory members = pool.copyOf(task.members());
                DeviceMemory lower = new LocalKernels(kernels.local(), pool).matrices(task, members)) {
            return new AssemblyKernels(kernels.assembly(), pool).sum(task.size(), task.k(), members, lower);
        }
    }

    @Override
    public Optional<Solver> solver(
            SymmetricOperator a, Optional<NodeGeometry> nodes, int width, SolverSettings settings) {
        if (nodes.isEmpty()) return Optional.empty();
        if (a instanceof SparseMatrix matrix)
            return solver(matrix, 1, new double[matrix.size()], nodes.get(), width, settings);
        return a instanceof DiagonalShift shifted && shifted.base() instanceof SparseMatrix matrix
                ? solver(matrix, shifted.factor(), shifted.added(), nodes.get(), width, settings)
                : Optional.empty();
    }

    private Optional<Solver> solver(
            SparseMatrix matrix,
            double factor,
            double[] added,
            NodeGeometry nodes,
            int width,
            SolverSettings settings) {
        if (!TwoLevelPlan.pays(matrix, settings)) return Optional.empty();
        TwoLevelPlan plan = TwoLevelPlan.of(matrix, nodes);
        return turn(() -> {
            if (!pool.hasRoom(plan.bytes(width))) return Optional.empty();
            try {
                TwoLevelSystem system = new TwoLevelSystem(kernels, pool, matrix, factor, added, plan, nodes);
                return Optional.of(new GpuSolver(
                        this,
                        system,
                        settings,
                        "on the device, which iterates sooner than the processor has a factor"));
            } catch (NotSolved indefinite) {
                return Optional.empty();
            }
        });
    }

    @Override
    public DeviceUse used() {
        turns.lock();
        try {
            DeviceUse use = new DeviceUse(nanos / 1e9, pool.sent() - sent, pool.fetched() - fetched);
            nanos = 0;
            sent = pool.sent();
            fetched = pool.fetched();
            return use;
        } finally {
            turns.unlock();
        }
    }

    @Override
    public void close() {
        turns.lock();
        try {
            driver.enter();
            pool.close();
        } finally {
            turns.unlock();
        }
    }
}
