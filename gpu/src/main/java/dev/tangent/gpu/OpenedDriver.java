package dev.tangent.gpu;

import dev.tangent.device.Device;
import dev.tangent.device.DeviceFailure;
import java.util.Optional;
import java.util.function.Supplier;

/// A driver with its kernels, made on first use or beside other work before; an attempt that failed is not made again.
final class OpenedDriver {
    private final Supplier<Cuda> library;
    private final Supplier<Optional<CudaMath>> factors;
    private Optional<Driver> driver = Optional.empty();
    private Optional<Kernels> kernels = Optional.empty();
    private Optional<DeviceFailure> failure = Optional.empty();
    private Optional<Thread> preparing = Optional.empty();
    private volatile boolean ending;

    OpenedDriver(Supplier<Cuda> library, Supplier<Optional<CudaMath>> factors) {
        this.library = library;
        this.factors = factors;
    }

    Device device() {
        Kernels opened = open();
        return new GpuDevice(driver.orElseThrow(), opened);
    }

    private synchronized Kernels open() {
        if (failure.isPresent()) throw failure.get();
        try {
            if (driver.isEmpty()) {
                driver = Optional.of(Driver.of(library.get()));
                kernels = driver.map(of -> Kernels.of(of, factors));
            }
            return kernels.orElseThrow();
        } catch (DeviceFailure none) {
            failure = Optional.of(none);
            throw none;
        }
    }

    /// Opens the driver and compiles the kernels in a thread of its own. A process must not end in the middle of
    /// that, so its end waits for the call that is under way.
    synchronized void prepare() {
        if (preparing.isPresent() || driver.isPresent() || failure.isPresent()) return;
        Thread thread = Thread.ofPlatform().daemon().name("device").unstarted(this::compileAll);
        preparing = Optional.of(thread);
        try {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> settle(thread)));
            thread.start();
        } catch (IllegalStateException processEnds) {
            ending = true;
        }
    }

    /// The thread that prepares it.
    synchronized Optional<Thread> preparing() {
        return preparing;
    }

    private void compileAll() {
        try {
            Kernels all = open();
            driver.orElseThrow().enter();
            for (KernelFile file : all.inOrderOfUse()) if (!ending) file.load();
        } catch (DeviceFailure none) {
            return; // told to those who open it or use these kernels
        }
    }

    private void settle(Thread thread) {
        ending = true;
        try {
            thread.join();
        } catch (InterruptedException now) {
            Thread.currentThread().interrupt();
        }
    }
}
