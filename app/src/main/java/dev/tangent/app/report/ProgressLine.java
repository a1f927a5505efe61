package dev.tangent.app.report;

import dev.tangent.ProgressListener;
import dev.tangent.ProgressListener.SearchProgress;
import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/// One line that says which stage runs, how far it is and how long it will go on. Stages that are over at once never
/// show.
public final class ProgressLine implements ProgressListener, AutoCloseable {
    /// For whom the line is.
    public enum Style {
        /// A person at a terminal: one line, rewritten ten times a second.
        REWRITTEN(400_000_000, 100_000_000),
        /// A file or a pipe: a new line every ten seconds.
        LINES(10_000_000_000L, 10_000_000_000L),
        /// Nobody.
        NONE(Long.MAX_VALUE / 2, Long.MAX_VALUE / 2);

        private final long first;
        private final long period;

        Style(long first, long period) {
            this.first = first;
            this.period = period;
        }
    }

    /// Shares of a stage, in per cent, below which its rate says nothing about the rest.
    private static final long LEAST_PERCENT = 3;

    private final PrintStream err;
    private final Style style;
    private final AtomicLong next;
    private volatile String stage = "";
    private volatile Optional<Countdown> search = Optional.empty();
    private int step = 1;
    private long lastPercent;
    private long stepBegan;
    private int width;

    public ProgressLine(PrintStream err, Style style) {
        this.err = err;
        this.style = style;
        next = new AtomicLong(System.nanoTime() + style.first);
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
        stepBegan = System.nanoTime();
        if (style == Style.REWRITTEN) next.set(System.nanoTime() + style.first);
    }

    /// Within a search a person wants to know about the whole of it, not about the setting that runs.
    @Override
    public void at(String name, long done, long total) {
        show(() -> search.map(progress -> progress.text(stage))
                .orElseGet(() -> percent(100 * done / Math.max(1, total), System.nanoTime())));
    }

    @Override
    public void searched(SearchProgress progress) {
        Countdown now = Countdown.of(progress);
        search = Optional.of(now);
        show(() -> now.text(stage));
    }

    @Override
    public void ended(String name) {
        clear();
    }

    /// A stage of several steps counts each from zero: what falls back begins a new one.
    synchronized String percent(long percent, long now) {
        if (percent < lastPercent) {
            step++;
            stepBegan = now;
        }
        lastPercent = percent;
        double left = percent < LEAST_PERCENT ? Double.NaN : (now - stepBegan) / 1e9 * (100 - percent) / percent;
        return stage + (step == 1 ? " " : ", step " + step + ": ") + percent + " %" + Countdown.left(left);
    }

    /// Says something else about the stage that runs, not too often.
    public void show(Supplier<String> text) {
        if (style == Style.NONE) return;
        long due = next.get();
        long now = System.nanoTime();
        if (now - due < 0 || !next.compareAndSet(due, now + style.period)) return;
        write(text.get());
    }

    private synchronized void write(String text) {
        if (stage.isEmpty()) return;
        if (style == Style.LINES) {
            err.println(text);
            return;
        }
        String shown = fitting(text, Integer.getInteger("tangent.columns", 0));
        err.print("\r" + shown + " ".repeat(Math.max(0, width - shown.length())));
        err.flush();
        width = shown.length();
    }

    /// A line that goes on in the next one could not be rewritten.
    ///
    /// @param columns of the terminal, 0 where nobody knows
    static String fitting(String text, int columns) {
        return columns < 8 || text.length() < columns ? text : text.substring(0, columns - 4) + "...";
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
