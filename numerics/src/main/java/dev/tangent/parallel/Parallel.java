package dev.tangent.parallel;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Work over a range, cut into chunks of fixed size that workers take one by one.
///
/// It runs in the fork-join pool the caller is in, or in the common pool: whoever wants N threads calls from a pool
/// of N. Chunks do not depend on the number of threads; a body that writes only to slots of its own range therefore
/// gives the same bits on any number. The first exception of a worker is rethrown in the caller, once the others have
/// ended the chunks that they had begun.
public final class Parallel {
    /// The most blocked workers that are compensated at one time; nested loops go only so deep.
    private static final int COMPENSATED = 256;

    /// Bound where loops stay on the caller's thread.
    private static final ScopedValue<Boolean> ALONE = ScopedValue.newInstance();

    /// What is bound again on every thread that works for the caller.
    private static final ScopedValue<ScopedValue.Carrier> CARRIED = ScopedValue.newInstance();

    private Parallel() {}

    /// Work on a part of a range.
    @FunctionalInterface
    public interface Body {
        void run(int from, int to);
    }

    /// A body with scratch of its own, made once for each worker.
    @FunctionalInterface
    public interface ScratchBody<S> {
        void run(S scratch, int from, int to);
    }

    public static int threads() {
        if (ALONE.isBound()) return 1;
        ForkJoinPool pool = ForkJoinTask.getPool();
        // A caller outside any pool works beside the common pool's workers, one inside is itself one of the pool's.
        return pool == null ? ForkJoinPool.getCommonPoolParallelism() + 1 : pool.getParallelism();
    }

    /// Runs everything called by `work` on this many threads.
    public static <T> T on(int threads, Supplier<T> work) {
        if (threads < 1) throw new IllegalArgumentException("threads must be at least 1 but is " + threads);
        ScopedValue.Carrier bound = ScopedValue.where(Progress.LISTENER, Progress.current());
        Supplier<T> carried = carried(() -> bound.call(work::get));
        AtomicReference<T> result = new AtomicReference<>();
        FirstFailure failure = new FirstFailure();
        try (ForkJoinPool pool = pool(threads)) {
            pool.submit(() -> failure.caughtFrom(() -> result.set(carried.get())))
                    .join();
        }
        failure.rethrow();
        return result.get();
    }

    /// Runs everything called by `work` on this many threads, but on no more than there are processors: the others
    /// would only take turns, and leave none to the JVM's compilers while all of them wait for compiled code.
    public static <T> T onAtMost(int threads, Supplier<T> work) {
        return on(Math.min(threads, Runtime.getRuntime().availableProcessors()), work);
    }

    /// Runs everything called by `work` with a value bound, on whichever threads its loops run.
    public static <V, T> T carrying(ScopedValue<V> key, V value, Supplier<T> work) {
        return carrying(CARRIED.isBound() ? CARRIED.get().where(key, value) : ScopedValue.where(key, value), work);
    }

    private static <T> T carrying(ScopedValue.Carrier all, Supplier<T> work) {
        return all.where(CARRIED, all).call(work::get);
    }

    /// The work as another thread has to do it.
    private static <T> Supplier<T> carried(Supplier<T> work) {
        if (!CARRIED.isBound()) return work;
        ScopedValue.Carrier all = CARRIED.get();
        return () -> carrying(all, work);
    }

    /// Runs everything called by `work` on the caller's own thread, without a pool: for callers that are one of as
    /// many threads as there are cores.
    public static <T> T alone(Supplier<T> work) {
        return ScopedValue.where(ALONE, true).call(work::get);
    }

    /// Runs work that has parallel loops inside parallel loops: in the pool the caller is in, or in one of its own.
    /// A caller outside any pool could only wait for the inner loops.
    public static <T> T nested(Supplier<T> work) {
        return ForkJoinTask.getPool() == null && !ALONE.isBound() ? on(threads(), work) : work.get();
    }

    /// A pool that compensates for workers that block: it starts a spare thread for each. An ordinary pool does not
    /// as long as any worker runs: a loop that the last of several tasks begins, such as that over the largest
    /// front of a factorization, may then be left to one thread.
    private static ForkJoinPool pool(int threads) {
        return new ForkJoinPool(
                threads,
                ForkJoinPool.defaultForkJoinWorkerThreadFactory,
                null,
                false,
                threads,
                threads + COMPENSATED,
                threads,
                null,
                60,
                TimeUnit.SECONDS);
    }

    public static void forRange(int size, int chunk, Body body) {
        forRange(size, chunk, () -> null, (scratch, from, to) -> body.run(from, to));
    }

    public static <S> void forRange(int size, int chunk, Supplier<S> scratch, ScratchBody<S> body) {
        if (size <= 0) return;
        int chunks = Math.ceilDiv(size, chunk);
        int workers = Math.min(threads(), chunks);
        AtomicInteger next = new AtomicInteger();
        AtomicLong done = new AtomicLong();
        Progress progress = Progress.current();
        FirstFailure failure = new FirstFailure();
        Runnable worker = () -> {
            S own = scratch.get();
            for (int c = next.getAndIncrement(); c < chunks && !failure.happened(); c = next.getAndIncrement()) {
                int from = c * chunk;
                int to = Math.min(size, from + chunk);
                body.run(own, from, to);
                progress.at(done.addAndGet(to - from), size);
            }
        };
        if (workers == 1) worker.run();
        else fork(workers, worker, failure);
    }

    /// Some pieces of work at a time, whose own loops are parallel and tell nothing.
    public static <T> void sideBySide(List<T> pieces, Consumer<T> work) {
        Progress.silently(() -> {
            forRange(pieces.size(), 1, (from, to) -> pieces.subList(from, to).forEach(work));
            return pieces;
        });
    }

    private static void fork(int workers, Runnable worker, FirstFailure failure) {
        Runnable own = () -> failure.caughtFrom(worker);
        Supplier<Boolean> elsewhere = carried(() -> {
            own.run();
            return true;
        });
        List<ForkJoinTask<?>> tasks = new ArrayList<>(workers);
        failure.caughtFrom(
                () -> { // where memory ends here, those that run already are waited for
                    for (int i = 1; i < workers; i++)
                        tasks.add(ForkJoinTask.adapt(elsewhere::get).fork());
                });
        own.run();
        for (ForkJoinTask<?> task : tasks) failure.caughtFrom(task::join); // which fails if it was cancelled
        failure.rethrow();
    }
}
