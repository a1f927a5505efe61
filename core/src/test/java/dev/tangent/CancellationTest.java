package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.ProgressListener.SearchProgress;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Isolated;

/// A fit can be stopped from another thread and leaves nothing running. How soon is counted in what it still begins;
/// one that never ends meets the limit.
@Isolated
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("full")
class CancellationTest {
    /// Tells when the search begins, and counts what it is told once the fit is cancelled.
    private static final class Told implements ProgressListener {
        final Cancellation cancellation = new Cancellation();
        final CountDownLatch tuning = new CountDownLatch(1);
        final AtomicInteger later = new AtomicInteger();

        @Override
        public void began(String stage) {
            if (cancellation.isCancelled()) later.incrementAndGet();
            if (stage.startsWith("tuning")) tuning.countDown(); // many points are tuned on a sample first
        }

        @Override
        public void searched(SearchProgress progress) {
            if (cancellation.isCancelled()) later.incrementAndGet();
        }
    }

    @Test
    void aCancelledFitEndsSoonAndLeavesNothingRunning() throws InterruptedException {
        Roll roll = Roll.of(20_000, 3);
        Told told = new Told();
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread caller = Thread.ofPlatform().start(() -> {
            try {
                new Regression()
                        .threads(2)
                        .listener(told)
                        .cancellation(told.cancellation)
                        .fit(roll.points(), roll.labels(200));
            } catch (CancellationException e) {
                thrown.set(e);
            }
        });
        told.tuning.await();
        told.cancellation.cancel();
        caller.join();
        assertThat(thrown.get()).isInstanceOf(CancellationException.class);
        assertThat(told.later).hasValueLessThanOrEqualTo(2); // what the two threads had begun
        while (somethingRuns()) Thread.onSpinWait();
    }

    private static boolean somethingRuns() {
        return Thread.getAllStackTraces().entrySet().stream()
                .filter(entry -> !entry.getKey().equals(Thread.currentThread()))
                .flatMap(entry -> Arrays.stream(entry.getValue()))
                .anyMatch(frame -> frame.getClassName().startsWith("dev.tangent."));
    }

    @Test
    void oneThatIsCancelledBeforehandDoesNothing() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        Roll roll = Roll.of(100, 3);
        assertThatThrownBy(() -> new Regression().cancellation(cancellation).fit(roll.points(), roll.labels(20)))
                .isInstanceOf(CancellationException.class);
    }
}
