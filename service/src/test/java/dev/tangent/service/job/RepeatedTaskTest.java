package dev.tangent.service.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class RepeatedTaskTest {
    private static final Duration APART = Duration.ofMillis(1);

    @Test
    void itGoesOnAfterWhateverFailure() throws InterruptedException {
        CountDownLatch times = new CountDownLatch(3);
        RepeatedTask task = RepeatedTask.every(APART, "test", () -> {
            times.countDown();
            if (times.getCount() == 2) throw new IllegalStateException("injected");
            throw new OutOfMemoryError("injected");
        });
        try {
            assertThat(times.await(1, TimeUnit.MINUTES)).as("a third time").isTrue();
        } finally {
            task.close();
        }
    }
}
