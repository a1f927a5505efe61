package dev.tangent.device;

import dev.tangent.ComputeDevice;
import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;
import dev.tangent.sparse.solver.LinearDevice;
import dev.tangent.sparse.solver.Solver;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.function.Supplier;

/// One computation's dealings with a device: opened when the first stage is large enough to pay, closed with the
/// computation, and left alone after its first failure.
public final class DeviceSession implements LinearDevice {
    /// Points from which a stage takes the device by itself: below, the processor is done before a new process has
    /// opened it (docs/gpu.md).
    static final int PAYS = 20_000;

    /// The same of a search over so many points, which opens it anyway, for the samples that it works on.
    static final int PAYS_SEARCHED = 4_000;

    /// Two short numbers and what separates them: a file has no more points than that allows.
    public static final int LEAST_BYTES_A_POINT = 8;

    private static final ScopedValue<DeviceSession> CURRENT = ScopedValue.newInstance();

    private final ComputeDevice choice;
    private final Supplier<Optional<DeviceProvider>> providers;
    private final Map<String, DeviceUse> uses = new LinkedHashMap<>();
    private final List<String> warnings = new ArrayList<>();
    private Optional<Device> device = Optional.empty();
    private String name = "";
    private int pays = PAYS;
    private boolean searches;
    private boolean ended;

    /// With the device that the class path offers.
    public DeviceSession(ComputeDevice choice) {
        this(choice, () -> ServiceLoader.load(DeviceProvider.class).findFirst());
    }

    DeviceSession(ComputeDevice choice, Supplier<Optional<DeviceProvider>> providers) {
        this.choice = choice;
        this.providers = providers;
        ended = choice == ComputeDevice.CPU;
    }

    /// The session of the computation that this thread works for.
    public static Optional<DeviceSession> current() {
        return CURRENT.isBound() ? Optional.of(CURRENT.get()) : Optional.empty();
    }

    /// Told before a search over so many points.
    public DeviceSession searching(int points) {
        searches = true;
        if (points >= PAYS) pays = PAYS_SEARCHED;
        return this;
    }

    /// Begins to open the device beside other work, if so many points may be taken to it.
    public DeviceSession prepare(long points) {
        if (!ended && (choice == ComputeDevice.GPU || points >= pays))
            providers.get().ifPresent(DeviceProvider::prepare);
        return this;
    }

    /// Runs everything called by `work` in this session, which ends with it. Work inside another session stays
    /// there.
    public <T> T run(Supplier<T> work) {
        if (CURRENT.isBound()) return work.get();
        try {
            return Parallel.carrying(CURRENT, this, () -> LinearDevice.on(this, work));
        } finally {
            close();
        }
    }

    /// Neighbours on the device; empty where the processor is to search.
    ///
    /// @param points made only if the device is asked
    public Optional<DeviceNeighbours> neighbours(int size, int k, Supplier<TiledPoints> points) {
        return asked("neighbours", size, on -> on.neighbours(points.get(), k));
    }

    /// The sum of local matrices on the device; empty where the processor is to compute it.
    ///
    /// @param task made only if the device is asked
    public Optional<SparseMatrix> localGaussian(int size, Supplier<LocalGaussianTask> task) {
        return asked("regularizer", size, on -> on.localGaussian(task.get()));
    }

    @Override
    public Optional<Solver> solver(
            SymmetricOperator a, Optional<NodeGeometry> nodes, int width, SolverSettings settings) {
        return asked("solver", a.size(), on -> on.solver(a, nodes, width, settings))
                .map(solver -> new SessionSolver(solver, this));
    }

    /// Asks unless the work is too small to pay; a failure ends the session's use of the device.
    <T> Optional<T> asked(String stage, int size, Function<Device, Optional<T>> question) {
        if (choice == ComputeDevice.AUTO && size < pays) return Optional.empty();
        Optional<Device> on = device();
        if (on.isEmpty()) return Optional.empty();
        try {
            Optional<T> answer = question.apply(on.get());
            took(stage, on.get().used());
            return answer;
        } catch (DeviceFailure failure) {
            fail(failure);
            return Optional.empty();
        }
    }

    synchronized void fail(DeviceFailure failure) {
        if (!ended) warnings.add("the device failed and the processor went on without it: " + failure.getMessage());
        ended = true;
    }

    private synchronized void took(String stage, DeviceUse use) {
        if (!use.equals(DeviceUse.NOTHING)) uses.merge(stage, use, DeviceUse::plus);
    }

    private synchronized Optional<Device> device() {
        if (ended) return Optional.empty();
        if (device.isEmpty()) open();
        return device;
    }

    private void open() {
        try {
            device = Optional.of(providers
                    .get()
                    .orElseThrow(() -> new DeviceFailure("this program comes without a module for one"))
                    .open());
            if (searches) device.get().expectMany();
            name = device.get().name();
        } catch (DeviceFailure none) {
            ended = true;
            if (choice == ComputeDevice.GPU)
                warnings.add("no graphics processor to compute on, so the processor did it: " + none.getMessage());
        }
    }

    private synchronized void close() {
        ended = true;
        try {
            device.ifPresent(Device::close);
        } catch (DeviceFailure gone) { // what was computed is complete
            return;
        } finally {
            device = Optional.empty();
        }
    }

    /// The device that was used; empty where none was.
    public synchronized Optional<String> name() {
        return uses.isEmpty() ? Optional.empty() : Optional.of(name);
    }

    /// What each stage took of the device, in order.
    public synchronized Map<String, DeviceUse> uses() {
        return new LinkedHashMap<>(uses);
    }

    /// What a person should know, a sentence each.
    public synchronized List<String> warnings() {
        return List.copyOf(warnings);
    }
}
