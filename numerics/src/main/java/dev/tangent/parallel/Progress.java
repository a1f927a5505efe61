package dev.tangent.parallel;

import java.util.function.Supplier;

/// Listens to the progress of long computations, and may end them by an exception. Bound for a stretch of code with
/// `ScopedValue.where(Progress.LISTENER, ...)`; without one there is no cost.
@FunctionalInterface
public interface Progress {
    ScopedValue<Progress> LISTENER = ScopedValue.newInstance();

    /// May be called from any worker, at any rate; implementations must be quick and safe for threads.
    void at(long done, long total);

    /// Called in its place by loops whose progress would tell nothing; may end them as well.
    default void check() {}

    /// What loops inside a computation that tells its progress itself have in its place: they can be ended as it
    /// can.
    default Progress silent() {
        return new SilentProgress(this);
    }

    static Progress current() {
        return LISTENER.orElse((done, total) -> {});
    }

    /// Does work whose loops tell nothing.
    static <T> T silently(Supplier<T> work) {
        return ScopedValue.where(LISTENER, current().silent()).call(work::get);
    }
}
