package dev.tangent.linalg;

/// Hears how far long work has come. Bound for a stretch of code with `ScopedValue.where(Progress.LISTENER, ...)`;
/// whoever does not bind one hears nothing and pays nothing.
@FunctionalInterface
public interface Progress {
    ScopedValue<Progress> LISTENER = ScopedValue.newInstance();

    /// May be called from any worker, at any rate; implementations must be quick and safe for threads.
    void at(long done, long total);

    static Progress current() {
        return LISTENER.orElse((done, total) -> {});
    }
}
