package dev.tangent.service.job;

import dev.tangent.service.http.Refusal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// Runs jobs one after the other, or a few at a time. Each uses all processors, so that more at a time would only make
/// each slower. Tables take turns, so that who asks for many waits for himself and not others for him.
public final class JobQueue implements AutoCloseable {
    /// Of all tables: so many are no use to anybody.
    private static final int MOST = 4096;

    private final int most;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition added = lock.newCondition();
    private final Map<String, Deque<Job<?>>> lanes = new LinkedHashMap<>(); // the table whose turn it is comes first
    private final List<Thread> threads = new ArrayList<>();
    private int running;
    private boolean closed;

    /// @param running how many run at a time
    /// @param waiting how many more of one table may wait
    public JobQueue(int running, int waiting) {
        most = waiting;
        for (int i = 0; i < running; i++)
            threads.add(Thread.ofPlatform().daemon().name("job-" + i).start(this::work));
    }

    /// Refuses a job if too many of its table wait. One that was cancelled meanwhile leaves its place to another.
    public void add(Job<?> job) {
        lock.lock();
        try {
            forgetEnded();
            String table = job.table().id();
            Deque<Job<?>> lane = lanes.getOrDefault(table, new ArrayDeque<>());
            if (lane.size() >= most)
                throw new Refusal(
                        429, "busy: " + most + " jobs of this table wait already; try again when one has ended");
            if (waiting() >= MOST) throw new Refusal(429, "busy: " + MOST + " jobs wait already; try again later");
            lane.add(job);
            lanes.put(table, lane);
            job.waitsIn(this);
            added.signal();
        } finally {
            lock.unlock();
        }
    }

    private void forgetEnded() {
        lanes.values().forEach(lane -> lane.removeIf(job -> job.state().isEnd()));
        lanes.values().removeIf(Deque::isEmpty);
    }

    private void work() {
        try {
            while (true) {
                Job<?> next = take();
                try {
                    next.run();
                } catch (Throwable e) {
                    // it could not even tell that it failed; the jobs behind it are run all the same
                } finally {
                    ended();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the service ends
        }
    }

    private Job<?> take() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            forgetEnded();
            while (lanes.isEmpty()) {
                if (closed) throw new InterruptedException();
                added.await();
                forgetEnded();
            }
            String table = lanes.keySet().iterator().next();
            Deque<Job<?>> lane = lanes.remove(table);
            Job<?> next = lane.remove();
            if (!lane.isEmpty()) lanes.put(table, lane); // behind all others
            running++;
            return next;
        } finally {
            lock.unlock();
        }
    }

    private void ended() {
        lock.lock();
        try {
            running--;
        } finally {
            lock.unlock();
        }
    }

    /// How many jobs come before one that waits, those that run counted.
    int before(Job<?> job) {
        lock.lock();
        try {
            forgetEnded();
            int place = List.copyOf(lanes.getOrDefault(job.table().id(), new ArrayDeque<>()))
                    .indexOf(job);
            if (place < 0) return 0;
            int count = running + place;
            boolean ahead = true;
            for (Map.Entry<String, Deque<Job<?>>> lane : lanes.entrySet())
                if (lane.getKey().equals(job.table().id())) ahead = false;
                else count += Math.min(lane.getValue().size(), ahead ? place + 1 : place);
            return count;
        } finally {
            lock.unlock();
        }
    }

    public int running() {
        lock.lock();
        try {
            return running;
        } finally {
            lock.unlock();
        }
    }

    public int waiting() {
        lock.lock();
        try {
            return lanes.values().stream().mapToInt(Deque::size).sum();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            lanes.clear();
        } finally {
            lock.unlock();
        }
        threads.forEach(Thread::interrupt);
    }
}
