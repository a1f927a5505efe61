package dev.tangent.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Threads wait for each other as long as it takes; one that never comes meets the limit.
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ParallelTest {
    @Test
    void everyIndexIsVisitedOnce() {
        for (int threads = 1; threads <= 3; threads++) {
            AtomicIntegerArray visits = new AtomicIntegerArray(1001);
            Parallel.on(threads, () -> {
                Parallel.forRange(1001, 10, (from, to) -> {
                    for (int i = from; i < to; i++) visits.incrementAndGet(i);
                });
                return visits;
            });
            for (int i = 0; i < 1001; i++) assertThat(visits.get(i)).isOne();
        }
    }

    @Test
    void whoAsksForMoreThreadsThanProcessorsHasOneForEach() {
        assertThat(Parallel.onAtMost(1000, Parallel::threads))
                .isEqualTo(Runtime.getRuntime().availableProcessors());
        assertThat(Parallel.onAtMost(1, Parallel::threads)).isOne();
    }

    @Test
    void aLoopThatTheLastTaskBeginsHasAllThreads() {
        CyclicBarrier begun = new CyclicBarrier(2);
        CyclicBarrier both = new CyclicBarrier(2);
        CountDownLatch returned = new CountDownLatch(1);
        boolean met = Parallel.on(2, () -> {
            Thread caller = Thread.currentThread();
            Parallel.forRange(2, 1, (task, end) -> {
                meet(begun);
                if (Thread.currentThread().equals(caller)) {
                    returned.countDown();
                    return; // and waits for the other
                }
                awaitRest(caller, returned);
                Parallel.forRange(2, 1, (inner, innerEnd) -> meet(both));
            });
            return true;
        });
        assertThat(met).isTrue();
    }

    @Test
    void whatIsCarriedIsBoundOnEveryThreadOfTheWorkAndNowhereElse() {
        ScopedValue<String> key = ScopedValue.newInstance();
        ScopedValue<String> other = ScopedValue.newInstance();
        AtomicIntegerArray bound = new AtomicIntegerArray(200);
        int seen = Parallel.carrying(
                key,
                "one",
                () -> Parallel.carrying(
                        other,
                        "two",
                        () -> Parallel.on(3, () -> {
                            Parallel.forRange(
                                    20,
                                    1,
                                    (outer, end) -> Parallel.forRange(10, 1, (from, to) -> {
                                        if (key.get().equals("one")
                                                && other.get().equals("two")) bound.incrementAndGet(10 * outer + from);
                                    }));
                            return bound.length();
                        })));
        for (int i = 0; i < seen; i++) assertThat(bound.get(i)).isOne();
        assertThat(key.isBound() || other.isBound()).isFalse();
        Parallel.on(3, () -> {
            Parallel.forRange(20, 1, (from, to) -> assertThat(key.isBound()).isFalse());
            return seen;
        });
    }

    @Test
    void aLoneCallerDoesAllByItself() {
        Thread caller = Thread.currentThread();
        AtomicIntegerArray visits = new AtomicIntegerArray(100);
        int threads = Parallel.alone(() -> Parallel.nested(() -> {
            Parallel.forRange(100, 1, (from, to) -> {
                if (Thread.currentThread().equals(caller)) visits.incrementAndGet(from);
            });
            return Parallel.threads();
        }));
        assertThat(threads).isOne();
        for (int i = 0; i < 100; i++) assertThat(visits.get(i)).isOne();
    }

    @Test
    void aCallerOutsideAnyPoolHasNestedLoopsInOne() {
        CyclicBarrier both = new CyclicBarrier(Math.min(2, Parallel.threads()));
        assertThat(Parallel.nested(() -> {
                    Parallel.forRange(
                            1,
                            1,
                            (i, end) -> Parallel.forRange(2, 1, (j, innerEnd) -> {
                                if (both.getParties() == 2) meet(both);
                            }));
                    return Parallel.threads();
                }))
                .isEqualTo(Parallel.threads());
    }

    @Test
    void theFirstFailureComesBackAsItWasThrown() {
        IllegalArgumentException failure = new IllegalArgumentException("too few");
        assertThatThrownBy(() -> Parallel.on(2, () -> {
                    Parallel.forRange(100, 1, (i, end) -> {
                        if (i == 50) throw failure;
                    });
                    return 0;
                }))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("too few");
    }

    @Test
    void afterAFailureNothingElseIsBegun() {
        CountDownLatch failed = new CountDownLatch(1);
        AtomicInteger later = new AtomicInteger();
        assertThatThrownBy(() -> Parallel.on(2, () -> {
                    Parallel.forRange(10_000, 1, (i, end) -> {
                        if (i == 0) {
                            failed.countDown();
                            throw new OutOfMemoryError("injected");
                        }
                        if (failed.getCount() == 0) later.incrementAndGet();
                        for (int spin = 0; spin < 1000; spin++) Thread.onSpinWait();
                    });
                    return 0;
                }))
                .isInstanceOf(OutOfMemoryError.class)
                .hasMessage("injected");
        assertThat(later).hasValueLessThan(5_000);
    }

    private static void meet(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException("alone", e);
        }
    }

    /// Until the thread has left its task and given up looking for another.
    private static void awaitRest(Thread thread, CountDownLatch returned) {
        while (returned.getCount() > 0 || !isResting(thread.getState())) Thread.onSpinWait();
    }

    private static boolean isResting(Thread.State state) {
        return state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING;
    }
}
