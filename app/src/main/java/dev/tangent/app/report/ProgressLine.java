package dev.tangent.app.report;

import dev.tangent.ProgressListener;
import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/// One line that says which stage runs and how far it is, rewritten ten times a second; for terminals only. StageTimes
/// that
/// are over at once never show.
public final class ProgressLine implements ProgressListener, AutoCloseable {
    private static final long FIRST = 400_000_000;
    private static final long PERIOD = 100_000_000;

    private final PrintStream err;
    private final boolean shown;
    private final AtomicLong next = new AtomicLong();
    private volatile String stage = "";
    private volatile Optional<Countdown> search = Optional.empty();
    private int step = 1;
    private long lastPercent;
    private int width;

    public ProgressLine(PrintStream err, boolean shown) {
        this.err = err;
        this.shown = shown;
    }

    @Override
    public void began(String name) {
        enter(name);
    }

    /// Names what runs from now on.
    public synchronized void enter(String name) {
        stage = name;
        search = Optional.empty();
        step = 1;
        lastPercent = 0;
        next.set(System.nanoTime() + FIRST);
    }

    /// Within a search a person wants to know about the whole of it, not about the setting that runs.
    @Override
    public void at(String name, long done, long total) {
        show(() -> search.map(Countdown::text).orElseGet(() -> percent(100 * done / Math.max(1, total))));
    }

    @Override
    public void searched(int done, int total, int recalled) {
        search = Optional.of(search.orElseGet(Countdown::begin).at(done, total, recalled));
        show(() -> search.map(Countdown::text).orElse(""));
    }

    @Override
    public void ended(String name) {
        clear();
    }

    /// A stage of several steps counts each from zero: what falls back begins a new one.
    synchronized String percent(long percent) {
        if (percent < lastPercent) step++;
        lastPercent = percent;
        return stage + (step == 1 ? " " : ", step " + step + ": ") + percent + " %";
    }

    /// Says something else about the stage that runs, at most ten times a second.
    public void show(Supplier<String> text) {
        if (!shown) return;
        long due = next.get();
        long now = System.nanoTime();
        if (now - due < 0 || !next.compareAndSet(due, now + PERIOD)) return;
        write(text.get());
    }

    private synchronized void write(String text) {
        if (stage.isEmpty()) return;
        err.print("\r" + text + " ".repeat(Math.max(0, width - text.length())));
        err.flush();
        width = text.length();
    }

    /// Takes the line away, so that whatever is printed next starts at the margin.
    synchronized void clear() {
        stage = "";
        search = Optional.empty();
        if (width == 0) return;
        err.print("\r" + " ".repeat(width) + "\r");
        err.flush();
        width = 0;
    }

    @Override
    public void close() {
        clear();
    }
}
