package dev.tangent.app.tuning;

import dev.tangent.app.report.ProgressLine;
import dev.tangent.linalg.Progress;

/// How many settings of a search are done, and about how long the others will take.
final class Countdown implements Progress {
    private final ProgressLine line;
    private final int total;
    private final long start = System.nanoTime();
    /// Written by the search alone, read by whoever reports.
    private volatile State state = new State(0, 0, start);

    private record State(int done, int recalled, long lastFinished) {
        State next(boolean tried) {
            return new State(done + 1, tried ? recalled : recalled + 1, System.nanoTime());
        }
    }

    Countdown(ProgressLine line, int total) {
        this.line = line;
        this.total = total;
    }

    /// The work inside a setting tells how far it is; a person wants to know about the whole search.
    @Override
    public void at(long ignored, long ignoredTotal) {
        line.show(this::text);
    }

    /// @param tried false for a setting whose results were at hand, which says nothing about the time of the others
    void next(boolean tried) {
        state = state.next(tried);
        line.show(this::text);
    }

    int recalled() {
        return state.recalled;
    }

    private String text() {
        State now = state;
        double since = (System.nanoTime() - now.lastFinished) / 1e9;
        return text(now.done, total, now.recalled, (now.lastFinished - start) / 1e9, since);
    }

    /// @param seconds spent on the settings that are done
    /// @param since spent on the one that runs
    static String text(int done, int total, int recalled, double seconds, double since) {
        String count = "tuning: " + done + " of " + total + " settings";
        if (done == recalled) return count;
        double left = Math.max(0, seconds / (done - recalled) * (total - done) - since);
        String time = left < 100 ? Math.round(left) + " s" : Math.round(left / 60) + " min";
        return count + ", about " + time + " left";
    }
}
