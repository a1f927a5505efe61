package dev.tangent.device;

/// A device does not do what it was asked for: its driver refused, its memory is full, it was reset. Nothing is lost:
/// the processor does the work.
public final class DeviceFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    public DeviceFailure(String message) {
        super(message);
    }
}
