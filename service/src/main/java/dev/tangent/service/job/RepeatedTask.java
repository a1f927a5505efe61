package dev.tangent.service.job;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/// What is done again and again until it is closed. One time that fails, such as for want of memory, is not the last:
/// the JDK's clock by itself would never call it again, and nobody would hear of it.
public final class RepeatedTask implements AutoCloseable {
    private final ScheduledExecutorService clock;
    private final ScheduledFuture<?> times;

    private RepeatedTask(ScheduledExecutorService clock, ScheduledFuture<?> times) {
        this.clock = clock;
        this.times = times;
    }

    /// Begins it.
    ///
    /// @param apart from the end of one time to the next
    /// @param name of its thread
    public static RepeatedTask every(Duration apart, String name, Runnable work) {
        ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name(name).factory());
        long nanos = apart.toNanos();
        return new RepeatedTask(
                clock, clock.scheduleWithFixedDelay(() -> attempt(work), nanos, nanos, TimeUnit.NANOSECONDS));
    }

    private static void attempt(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException | Error e) {
            // the next time may do better
        }
    }

    @Override
    public void close() {
        times.cancel(false);
        clock.shutdown();
    }
}
