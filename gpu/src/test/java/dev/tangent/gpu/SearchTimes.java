package dev.tangent.gpu;

import dev.tangent.ProgressListener;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/// Seconds that a search takes for each method and number of neighbours, by the time between what it tells.
final class SearchTimes implements ProgressListener {
    private final Map<String, Double> seconds = new LinkedHashMap<>();
    private final Map<String, Integer> settings = new LinkedHashMap<>();
    private String running = "";
    private long since = System.nanoTime();

    @Override
    public synchronized void began(String stage) {
        next(stage);
    }

    @Override
    public synchronized void searched(SearchProgress progress) {
        next(progress.running());
    }

    @Override
    public synchronized void ended(String stage) {
        next("");
    }

    private void next(String what) {
        long now = System.nanoTime();
        if (!running.isEmpty()) {
            seconds.merge(running, (now - since) / 1e9, Double::sum);
            settings.merge(running, 1, Integer::sum);
        }
        running = what;
        since = now;
    }

    void print() {
        seconds.forEach((what, took) ->
                System.out.printf(Locale.ROOT, "   %-50s %4d %9.3f s%n", what, settings.get(what), took));
    }
}
