package dev.tangent.parallel;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// The first failure of several threads, thrown again as it is: a fork-join task would hand out a copy, whose message
/// is another.
final class FirstFailure {
    private final AtomicReference<@Nullable Throwable> first = new AtomicReference<>();

    /// Does the work up to its failure, if it has one.
    void caughtFrom(Runnable work) {
        try {
            work.run();
        } catch (Throwable failure) {
            first.compareAndSet(null, failure);
        }
    }

    /// Whether one of them has failed: what the others would still do is of no use.
    boolean happened() {
        return first.get() != null;
    }

    void rethrow() {
        Throwable failure = first.get();
        if (failure instanceof RuntimeException exception) throw exception;
        if (failure instanceof Error error) throw error;
    }
}
