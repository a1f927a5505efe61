package dev.tangent.selection;

import dev.tangent.parallel.Progress;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/// When a search has to end, if it has to.
///
/// @param nanoTime by the clock of [System#nanoTime]
public record Deadline(OptionalLong nanoTime) {
    /// Never.
    public static final Deadline NONE = new Deadline(OptionalLong.empty());

    /// From here on it is never: nanoseconds are counted in 64 bits.
    private static final Duration LONGEST = Duration.ofDays(36_500);

    /// Ends work that has no time left.
    public static final class Passed extends RuntimeException {
        private static final long serialVersionUID = 1;

        Passed() {
            super("time is up", null, false, false);
        }
    }

    public static Deadline in(Optional<Duration> time) {
        return time.filter(left -> left.compareTo(LONGEST) < 0)
                .map(left -> new Deadline(OptionalLong.of(System.nanoTime() + left.toNanos())))
                .orElse(NONE);
    }

    /// When half of the time that is left has passed.
    public Deadline half() {
        if (nanoTime.isEmpty()) return this;
        long now = System.nanoTime();
        return new Deadline(OptionalLong.of(now + Math.max(0, nanoTime.getAsLong() - now) / 2));
    }

    /// Whether there is one.
    public boolean exists() {
        return nanoTime.isPresent();
    }

    /// Without an end where there is none.
    public double secondsLeft() {
        return nanoTime.isPresent()
                ? Math.max(0, (nanoTime.getAsLong() - System.nanoTime()) / 1e9)
                : Double.POSITIVE_INFINITY;
    }

    public boolean hasPassed() {
        return nanoTime.isPresent() && System.nanoTime() - nanoTime.getAsLong() >= 0;
    }

    /// Does the work as long as there is time: every chunk of every parallel loop tells how far it is, and there it
    /// ends.
    ///
    /// @throws Passed if the work was given up
    public void run(Runnable work) {
        if (!exists()) {
            work.run();
            return;
        }
        ScopedValue.where(Progress.LISTENER, new WatchedProgress(this, Progress.current()))
                .run(work);
    }

    /// Ends what goes on after the time has passed.
    private record WatchedProgress(Deadline deadline, Progress outer) implements Progress {
        @Override
        public void at(long done, long total) {
            outer.at(done, total);
            end();
        }

        @Override
        public void check() {
            outer.check();
            end();
        }

        private void end() {
            if (deadline.hasPassed()) throw new Passed();
        }
    }
}
