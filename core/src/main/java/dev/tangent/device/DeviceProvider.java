package dev.tangent.device;

/// Finds a device of one kind; looked up by a service loader.
public interface DeviceProvider {
    /// A device for one computation.
    ///
    /// @throws DeviceFailure with the reason where there is none
    Device open();
}
