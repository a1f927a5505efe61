package dev.tangent.gpu;

import dev.tangent.device.Device;
import dev.tangent.device.DeviceFailure;
import dev.tangent.device.DeviceProvider;
import java.util.Optional;
import java.util.function.Supplier;

/// The first device of the machine's driver, opened once in a process: a context takes a third of a second.
public final class GpuProvider implements DeviceProvider {
    private static final OpenedDriver MACHINE = new OpenedDriver(NativeCuda::open, NativeCudaMath::open);

    private final OpenedDriver opened;

    /// As a service loader needs it.
    public GpuProvider() {
        this(MACHINE);
    }

    GpuProvider(OpenedDriver opened) {
        this.opened = opened;
    }

    @Override
    public Device open() {
        return opened.device();
    }

    /// A driver with its kernels, made on first use; an attempt that failed is not made again.
    static final class OpenedDriver {
        private final Supplier<Cuda> library;
        private final Supplier<Optional<CudaMath>> factors;
        private Optional<Driver> driver = Optional.empty();
        private Optional<Kernels> kernels = Optional.empty();
        private Optional<DeviceFailure> failure = Optional.empty();

        OpenedDriver(Supplier<Cuda> library, Supplier<Optional<CudaMath>> factors) {
            this.library = library;
            this.factors = factors;
        }

        synchronized Device device() {
            if (failure.isPresent()) throw failure.get();
            try {
                if (driver.isEmpty()) {
                    driver = Optional.of(Driver.of(library.get()));
                    kernels = driver.map(of -> Kernels.of(of, factors));
                }
                return new GpuDevice(driver.get(), kernels.orElseThrow());
            } catch (DeviceFailure none) {
                failure = Optional.of(none);
                throw none;
            }
        }
    }
}
