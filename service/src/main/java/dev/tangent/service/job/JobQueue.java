package dev.tangent.service.job;

import dev.tangent.service.http.Refusal;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// Runs jobs one after the other, or a few at a time. Each uses all processors, so that more at a time would only make
/// each slower.
public final class JobQueue implements AutoCloseable {
    private final ThreadPoolExecutor pool;
    private final int waiting;

    /// @param running how many run at a time
    /// @param waiting how many more may wait
    public JobQueue(int running, int waiting) {
        this.waiting = waiting;
        pool = new ThreadPoolExecutor(
                running,
                running,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(waiting),
                Thread.ofPlatform().daemon().name("job-", 0).factory());
    }

    /// A job that waits. One that is cancelled meanwhile leaves its place to another.
    private record Turn(Job<?> job) implements Runnable {
        @Override
        public void run() {
            job.run();
        }
    }

    /// Refuses a job if too many wait.
    public void add(Job<?> job) {
        pool.getQueue()
                .removeIf(turn ->
                        turn instanceof Turn other && other.job().state().isEnd());
        try {
            pool.execute(new Turn(job));
        } catch (RejectedExecutionException e) {
            throw new Refusal(429, "busy: " + waiting + " jobs wait already; try again when one has ended");
        }
    }

    public int running() {
        return pool.getActiveCount();
    }

    public int waiting() {
        return pool.getQueue().size();
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
