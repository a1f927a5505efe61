package dev.tangent.gpu;

import dev.tangent.device.Device;
import dev.tangent.device.DeviceProvider;

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
    public void prepare() {
        opened.prepare();
    }

    @Override
    public Device open() {
        return opened.device();
    }
}
