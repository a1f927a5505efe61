package dev.tangent.parallel;

/// Listens to the progress of long computations. Bound for a stretch of code with
/// `ScopedValue.where(Progress.LISTENER, ...)`; without one there is no cost.
@FunctionalInterface
public interface Progress {
    ScopedValue<Progress> LISTENER = ScopedValue.newInstance();

    /// May be called from any worker, at any rate; implementations must be quick and safe for threads.
    void at(long done, long total);

    static Progress current() {
        return LISTENER.orElse((done, total) -> {});
    }
}
