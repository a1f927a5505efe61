package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/// A fit can be stopped from another thread and leaves nothing running.
@Isolated
class CancellationTest {
    @Test
    void aCancelledFitEndsSoonAndLeavesNothingRunning() throws InterruptedException {
        Roll roll = Roll.of(20_000, 3);
        Cancellation cancellation = new Cancellation();
        CountDownLatch tuning = new CountDownLatch(1);
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        ProgressListener listener = new ProgressListener() {
            @Override
            public void began(String stage) {
                if (stage.equals("tuning")) tuning.countDown();
            }
        };
        Thread caller = Thread.ofPlatform().start(() -> {
            try {
                new Regression()
                        .threads(2)
                        .listener(listener)
                        .cancellation(cancellation)
                        .fit(roll.points(), roll.labels(200));
            } catch (CancellationException e) {
                thrown.set(e);
            }
        });
        assertThat(tuning.await(60, TimeUnit.SECONDS)).isTrue();
        cancellation.cancel();
        assertThat(caller.join(Duration.ofSeconds(20))).isTrue();
        assertThat(thrown.get()).isInstanceOf(CancellationException.class);
        assertThat(Thread.getAllStackTraces().entrySet())
                .noneMatch(entry -> !entry.getKey().equals(Thread.currentThread())
                        && java.util.Arrays.stream(entry.getValue())
                                .anyMatch(frame -> frame.getClassName().startsWith("dev.tangent.")));
    }

    @Test
    void oneThatIsCancelledBeforehandDoesNothing() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        Roll roll = Roll.of(100, 3);
        org.assertj.core.api.Assertions.assertThatThrownBy(
                        () -> new Regression().cancellation(cancellation).fit(roll.points(), roll.labels(20)))
                .isInstanceOf(CancellationException.class);
    }
}
