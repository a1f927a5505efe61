package dev.tangent.app.report;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/// Runs the parts of a command one after the other, times each, and names it on the progress line.
public final class Stages {
    private final ProgressLine line;
    private final Map<String, Double> seconds = new LinkedHashMap<>();

    public Stages(ProgressLine line) {
        this.line = line;
    }

    /// Where a stage may say more than how far it is.
    public ProgressLine line() {
        return line;
    }

    public <T> T run(String stage, Supplier<T> work) {
        line.enter(stage);
        long start = System.nanoTime();
        T result = work.get();
        seconds.merge(stage, (System.nanoTime() - start) / 1e9, Double::sum);
        line.clear();
        return result;
    }

    /// Seconds of each stage so far, in order.
    public Map<String, Double> seconds() {
        return new LinkedHashMap<>(seconds);
    }
}
