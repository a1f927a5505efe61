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
import java.util.function.Function;
import java.util.function.Supplier;

/// A graphics processor for one computation: which stages it takes, by what its memory holds, and the turns of threads.
final class GpuDevice implements Device {
    /// Entries of a row of R, for the plan alone: k squared is the most there can be on average, a third is usual.
    private static final int USUAL_SHARE = 3;

    private final Driver driver;
    private final Kernels kernels;
    private final MemoryPool pool;
    private final ReentrantLock turns = new ReentrantLock();
    private final HeldSystems systems = new HeldSystems();
    private Optional<ResidentMatrix> resident = Optional.empty(); // the sum that was made last
    private volatile boolean many;
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

    /// Gives this thread's turn to others while it does something on the processor.
    private void aside(Runnable work) {
        long start = System.nanoTime();
        turns.unlock();
        try {
            work.run();
        } finally {
            turns.lock();
            nanos -= System.nanoTime() - start;
        }
        driver.enter();
    }

    @Override
    public void expectMany() {
        many = true;
        kernels.library().seek();
    }

    @Override
    public Optional<DeviceNeighbours> neighbours(TiledPoints points, int k) {
        if (!NeighbourKernels.suits(points.size(), points.dimension(), k)) return Optional.empty();
        return turn(() -> hasRoom(NeighbourKernels.bytes(points, k))
                ? Optional.of(new NeighbourKernels(kernels.neighbours(), pool).search(points, k))
                : Optional.empty());
    }

    @Override
    public Optional<SparseMatrix> localGaussian(LocalGaussianTask task) {
        if (!LocalKernels.suits(task, driver.sharedBytes())) return Optional.empty();
        long needed = LocalKernels.bytes(task)
                + AssemblyKernels.bytes(task.size(), task.k(), (long) task.k() * task.k() / USUAL_SHARE);
        return turn(() -> {
            forget();
            return hasRoom(needed) ? assembled(task) : Optional.empty();
        });
    }

    private Optional<SparseMatrix> assembled(LocalGaussianTask task) {
        try (DeviceMemory members = pool.copyOf(task.members());
                DeviceMemory lower = new LocalKernels(kernels.local(), pool, this::aside).matrices(task, members)) {
            Optional<ResidentMatrix> sum =
                    new AssemblyKernels(kernels.assembly(), pool).sum(task.size(), task.k(), members, lower);
            forget(); // that of another thread, which had a turn meanwhile
            resident = sum;
            return sum.map(ResidentMatrix::matrix);
        }
    }

    private boolean forget() {
        if (resident.isEmpty()) return false;
        ResidentMatrix given = resident.get();
        resident = Optional.empty(); // first: one that cannot be closed is not used again
        given.close();
        return true;
    }

    /// Does the work with a matrix on the device, where it stays only if it was made there.
    private <T> T with(SparseMatrix a, Function<ResidentMatrix, T> work) {
        Optional<ResidentMatrix> there = resident.filter(each -> each.matrix() == a);
        if (there.isPresent()) return work.apply(there.get());
        try (ResidentMatrix sent = ResidentMatrix.copyOf(a, pool)) {
            return work.apply(sent);
        }
    }

    /// Whether there is room, if need be in the place of what can be made again.
    private boolean hasRoom(long bytes) {
        while (!pool.hasRoom(bytes)) if (!systems.giveUpOne() && !forget()) return false;
        return true;
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
        if (DensePlan.pays(matrix, settings, driver))
            return made(
                    matrix,
                    DenseSystem.bytes(matrix.size(), width),
                    a -> new DenseSystem(kernels, pool, a, factor, added, library()),
                    system -> new DenseSolver(this, system, new DiagonalShift(matrix, factor, added)));
        if (!TwoLevelPlan.pays(matrix, settings)) return Optional.empty();
        TwoLevelPlan plan = TwoLevelPlan.of(matrix, nodes);
        return made(
                matrix,
                plan.bytes(width),
                a -> new TwoLevelSystem(kernels, pool, a, factor, added, plan, nodes),
                system -> new GpuSolver(this, system, matrix.size(), settings));
    }

    private Optional<FactorLibrary> library() {
        return many ? kernels.library().get() : Optional.empty();
    }

    /// Empty where there is no room or the matrix is not definite.
    private <S extends DeviceSystem> Optional<Solver> made(
            SparseMatrix matrix,
            long bytes,
            Function<ResidentMatrix, S> maker,
            Function<HeldSystems.HeldSystem<S>, Solver> solver) {
        HeldSystems.HeldSystem<S> system = systems.of(() -> {
            if (!hasRoom(bytes)) throw new NotSolved("the device has no room", false);
            return pool.allOrNothing(() -> with(matrix, maker));
        });
        try {
            turn(system::system);
            return Optional.of(solver.apply(system));
        } catch (NotSolved otherwise) {
            return Optional.empty();
        }
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
        kernels.library().settle();
        turns.lock();
        try {
            driver.enter();
        } finally {
            pool.close();
            turns.unlock();
        }
    }
}
