package dev.tangent.device;

/// Finds a device of one kind; looked up by a service loader.
public interface DeviceProvider {
    /// Begins to open what a computation is about to ask for, beside other work.
    default void prepare() {}

    /// A device for one computation.
    ///
    /// @throws DeviceFailure with the reason where there is none
    Device open();
}
