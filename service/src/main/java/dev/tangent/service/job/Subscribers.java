package dev.tangent.service.job;

import dev.tangent.service.http.EventStream.Event;
import dev.tangent.service.http.EventStream.Events;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;

/// Whoever listens to the events of a job. One that reads too slowly misses events, never a job's end.
final class Subscribers {
    private static final int MOST = 1000;

    /// Nothing comes after it; no other event has no name.
    private static final Event END = new Event("", "");

    private final List<Subscription> all = new CopyOnWriteArrayList<>();

    /// @param live whether it goes on after the end
    Subscription subscribe(boolean live) {
        Subscription subscription = new Subscription(live);
        all.add(subscription);
        return subscription;
    }

    boolean areThere() {
        return !all.isEmpty();
    }

    void tell(Event event) {
        for (Subscription each : all) if (each.queue.size() < MOST) each.queue.add(event);
    }

    /// The last event of those that do not go on.
    void ended() {
        all.forEach(Subscription::ended);
    }

    /// The job is gone.
    void close() {
        all.forEach(each -> each.queue.add(END));
    }

    /// One that listens.
    final class Subscription implements Events {
        private final BlockingDeque<Event> queue = new LinkedBlockingDeque<>();
        private final boolean live;
        private boolean over;

        Subscription(boolean live) {
            this.live = live;
        }

        /// Before whatever came since it subscribed.
        void first(Event event) {
            queue.addFirst(event);
        }

        void ended() {
            if (!live) queue.add(END);
        }

        @Override
        public Optional<Event> next(Duration patience) throws InterruptedException {
            Event event = queue.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
            over |= END.equals(event);
            return over ? Optional.empty() : Optional.ofNullable(event);
        }

        @Override
        public boolean isOver() {
            return over;
        }

        @Override
        public void close() {
            all.remove(this);
        }
    }
}
