package dev.tangent.service.job;

import dev.tangent.Cancellation;
import dev.tangent.Computation;
import dev.tangent.ProgressListener;
import dev.tangent.service.http.EventStream.Event;
import dev.tangent.service.http.EventStream.Events;
import dev.tangent.service.http.FailureView;
import dev.tangent.service.http.Refusal;
import dev.tangent.service.table.OpenTable;
import dev.tangent.service.table.TableDependent;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// A computation on a table, from its request to its result. Safe for threads.
///
/// @param <R> the result
public abstract class Job<R> {
    private static final long LEAST = 4096;

    private final String id;
    private final OpenTable table;
    private final Cancellation cancellation = new Cancellation();
    private final Subscribers subscribers = new Subscribers();
    private final JobListener listener = new JobListener(subscribers::tell);
    private final CountDownLatch end = new CountDownLatch(1);
    private JobState state = JobState.WAITING;
    private Optional<R> result = Optional.empty();
    private Optional<FailureView> failure = Optional.empty();
    private double seconds;
    private volatile Optional<JobQueue> queue = Optional.empty();
    private volatile long asked = System.nanoTime();

    protected Job(String id, OpenTable table) {
        this.id = id;
        this.table = table;
    }

    public final String id() {
        return id;
    }

    public final OpenTable table() {
        return table;
    }

    /// The work itself.
    protected abstract R compute();

    /// What clients are told of it.
    public abstract Object view();

    /// The table's labels changed.
    ///
    /// @param columns whose labels did
    protected Optional<TableDependent.Followed> labelsChanged(Set<String> columns) {
        return Optional.empty();
    }

    /// What hears the work and tells clients.
    protected final ProgressListener listener() {
        return listener;
    }

    protected final boolean isCancelled() {
        return cancellation.isCancelled();
    }

    /// Called when it is cancelled, whether it waits or runs.
    protected void stopped() {}

    /// One of those who asked for it asks no longer.
    ///
    /// @return whether nobody does
    protected boolean released() {
        return true;
    }

    /// How many bytes what it has made takes, with whatever it keeps of the request.
    protected long bytes() {
        return LEAST;
    }

    /// Tables beside its own that it reads as long as it is there.
    protected List<OpenTable> alsoRead() {
        return List.of();
    }

    /// Somebody asked of it.
    public final void touched() {
        asked = System.nanoTime();
        table.touched();
    }

    /// When somebody last did, as [System#nanoTime] tells it.
    protected final long lastAsked() {
        return asked;
    }

    /// Whether somebody waits for its end or listens.
    protected boolean isInUse() {
        return !state().isEnd() || hasListeners();
    }

    /// Whether somebody listens to its events.
    protected final boolean hasListeners() {
        return subscribers.areThere();
    }

    /// A computation that this job hears and can stop.
    protected final <S extends Computation<S>> S heard(S computation) {
        return computation.listener(listener).cancellation(cancellation);
    }

    final void waitsIn(JobQueue waited) {
        queue = Optional.of(waited);
    }

    /// How many jobs come before it, while it waits.
    public final Optional<Integer> before() {
        return state() == JobState.WAITING ? queue.map(waited -> waited.before(this)) : Optional.empty();
    }

    final void run() {
        long start = System.nanoTime();
        try {
            if (begin()) ended(JobState.DONE, Optional.of(compute()), Optional.empty(), start);
        } catch (CancellationException e) {
            ended(JobState.CANCELLED, Optional.empty(), Optional.of(FailureView.of(e)), start);
        } catch (Throwable e) { // whatever it is: who waits for this job hears of it
            ended(JobState.FAILED, Optional.empty(), Optional.of(FailureView.of(e)), start);
        }
    }

    private synchronized boolean begin() {
        if (state != JobState.WAITING) return false;
        state = JobState.RUNNING;
        tellState();
        return true;
    }

    private void ended(JobState last, Optional<R> found, Optional<FailureView> why, long start) {
        synchronized (this) {
            state = last;
            result = found;
            failure = why;
            seconds = (System.nanoTime() - start) / 1e9;
        }
        try {
            tellState();
        } finally { // who waits goes on, even if nothing can be told for want of memory
            subscribers.ended();
            end.countDown();
        }
    }

    /// Ends it soon, and at once if it still waits.
    public final void cancel() {
        cancellation.cancel();
        stopped();
        boolean waiting;
        synchronized (this) {
            waiting = state == JobState.WAITING;
            if (waiting) state = JobState.CANCELLED;
        }
        FailureView why = FailureView.of(new CancellationException());
        if (waiting) ended(JobState.CANCELLED, Optional.empty(), Optional.of(why), System.nanoTime());
    }

    /// Cancels it, and lets whoever listens go.
    public final void close() {
        cancel();
        subscribers.close();
    }

    /// Waits for its end, no longer than this.
    public void await(Duration patience) {
        try {
            end.await(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the service ends
        }
    }

    public final synchronized JobState state() {
        return state;
    }

    public final synchronized Optional<FailureView> failure() {
        return failure;
    }

    public final Optional<String> error() {
        return failure().map(FailureView::error);
    }

    public final synchronized double seconds() {
        return seconds;
    }

    public final Optional<JobProgress> progress() {
        return state() == JobState.RUNNING ? listener.latest() : Optional.empty();
    }

    /// The result, refused where there is none.
    public final synchronized R result() {
        return result.orElseThrow(() -> Refusal.conflict(
                id + " is " + state.word() + error().map(why -> ": " + why).orElse("") + ", so it has no result",
                state.word()));
    }

    public final synchronized boolean isDone() {
        return state == JobState.DONE;
    }

    /// Events from now on.
    ///
    /// @param live whether they go on after the end
    public final Events events(boolean live) {
        Subscribers.Subscription subscription = subscribers.subscribe(live);
        subscription.first(new Event("state", view()));
        if (state().isEnd()) subscription.ended();
        return subscription;
    }

    protected final void tell(Event event) {
        subscribers.tell(event);
    }

    private void tellState() {
        subscribers.tell(new Event("state", view()));
    }
}
