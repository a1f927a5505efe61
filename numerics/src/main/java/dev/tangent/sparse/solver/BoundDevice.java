package dev.tangent.sparse.solver;

/// Where a device is bound; nobody binds it but [LinearDevice#on].
final class BoundDevice {
    static final ScopedValue<LinearDevice> VALUE = ScopedValue.newInstance();

    private BoundDevice() {}
}
