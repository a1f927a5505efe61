package dev.tangent.service.job;

import dev.tangent.ProgressListener;
import dev.tangent.ProgressListener.SearchProgress;
import dev.tangent.service.http.EventStream.Event;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/// Hears the library and tells clients, at most ten times a second.
final class JobListener implements ProgressListener {
    private static final long APART = 100_000_000;

    private final Consumer<Event> told;
    private final AtomicLong last = new AtomicLong(System.nanoTime() - APART);
    private volatile Optional<JobProgress> latest = Optional.empty();

    JobListener(Consumer<Event> told) {
        this.told = told;
    }

    Optional<JobProgress> latest() {
        return latest;
    }

    @Override
    public void began(String stage) {
        at(stage, 0, 0);
    }

    @Override
    public void at(String stage, long done, long total) {
        JobProgress progress = new JobProgress(stage, done, total);
        boolean sameStage =
                latest.filter(before -> before.stage().equals(stage)).isPresent();
        latest = Optional.of(progress);
        long now = System.nanoTime();
        long before = last.get();
        if (sameStage && (now - before < APART || !last.compareAndSet(before, now))) return;
        told.accept(new Event("progress", progress));
    }

    @Override
    public void searched(SearchProgress progress) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("done", progress.done());
        data.put("total", progress.total());
        data.put("running", progress.running());
        progress.secondsLeft().ifPresent(seconds -> data.put("secondsLeft", seconds));
        told.accept(new Event("search", data));
    }
}
