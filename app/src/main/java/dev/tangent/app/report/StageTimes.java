package dev.tangent.app.report;

import dev.tangent.ProgressListener;
import dev.tangent.ProgressListener.SearchProgress;
import dev.tangent.parallel.Progress;
import dev.tangent.present.RunSummary;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// Times the parts of a command, whether the command runs them itself or the library tells of them, and names each on
/// the progress line.
public final class StageTimes implements ProgressListener {
    private final ProgressLine line;
    private final Map<String, Long> starts = new HashMap<>();
    private final Map<String, Double> seconds = new LinkedHashMap<>();

    public StageTimes(ProgressLine line) {
        this.line = line;
    }

    /// Where a stage may say more than how far it is.
    public ProgressLine line() {
        return line;
    }

    /// Runs a part of the command itself, such as reading.
    public <T> T run(String stage, Supplier<T> work) {
        began(stage);
        try {
            Progress progress = (done, total) -> at(stage, done, total);
            return ScopedValue.where(Progress.LISTENER, progress).call(work::get);
        } finally {
            ended(stage);
        }
    }

    /// The same where nothing comes of it, such as writing.
    public void perform(String stage, Runnable work) {
        run(stage, () -> {
            work.run();
            return this;
        });
    }

    @Override
    public synchronized void began(String stage) {
        line.began(stage);
        starts.put(stage, System.nanoTime());
    }

    @Override
    public void at(String stage, long done, long total) {
        line.at(stage, done, total);
    }

    @Override
    public void searched(SearchProgress progress) {
        line.searched(progress);
    }

    @Override
    public synchronized void ended(String stage) {
        long now = System.nanoTime();
        seconds.merge(stage, (now - starts.getOrDefault(stage, now)) / 1e9, Double::sum);
        line.ended(stage);
    }

    /// How the command went; what it warns of is for others to say.
    ///
    /// @param output the files written, absent for standard output
    public RunSummary summary(Optional<String> output) {
        return new RunSummary(List.of(), seconds(), output);
    }

    /// Seconds of each stage so far, in order.
    public synchronized Map<String, Double> seconds() {
        return new LinkedHashMap<>(seconds);
    }
}
