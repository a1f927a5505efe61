package dev.tangent.fit;

import dev.tangent.Cancellation;
import dev.tangent.ProgressListener;
import dev.tangent.device.DeviceSession;
import dev.tangent.parallel.Parallel;
import dev.tangent.parallel.Progress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// Runs the parts of a computation one after the other, times each, tells the listener, and ends where it was
/// cancelled.
public final class Stages {
    private final ProgressListener listener;
    private final Optional<Cancellation> cancellation;
    private final DeviceSession session;
    private final Map<String, Double> seconds = new LinkedHashMap<>();

    public Stages(ProgressListener listener, Optional<Cancellation> cancellation, DeviceSession session) {
        this.listener = listener;
        this.cancellation = cancellation;
        this.session = session;
    }

    /// Its dealings with a device.
    DeviceSession session() {
        return session;
    }

    public ProgressListener listener() {
        return listener;
    }

    public <T> T run(String stage, Supplier<T> work) {
        check();
        listener.began(stage);
        long start = System.nanoTime();
        try {
            Progress progress = new StageProgress(stage);
            // Loops inside those of other threads tell nothing, but end as well.
            return Parallel.carrying(
                    Progress.LISTENER,
                    progress.silent(),
                    () -> ScopedValue.where(Progress.LISTENER, progress).call(work::get));
        } finally {
            seconds.merge(stage, (System.nanoTime() - start) / 1e9, Double::sum);
            listener.ended(stage);
        }
    }

    /// Every chunk of every parallel loop tells how far it is: there a cancelled computation ends.
    private final class StageProgress implements Progress {
        private final String stage;

        StageProgress(String stage) {
            this.stage = stage;
        }

        @Override
        public void at(long done, long total) {
            check();
            listener.at(stage, done, total);
        }

        @Override
        public void check() {
            Stages.this.check();
        }
    }

    public void check() {
        cancellation.ifPresent(Cancellation::check);
    }

    /// Seconds of each stage so far, in order.
    public Map<String, Double> seconds() {
        return new LinkedHashMap<>(seconds);
    }
}
