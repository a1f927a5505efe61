package dev.tangent.app.report;

import dev.tangent.ProgressListener.SearchProgress;

/// How far a search is, and about how long it will go on.
///
/// @param heard when it was so far, by [System#nanoTime]
record Countdown(SearchProgress progress, long heard) {
    static Countdown of(SearchProgress progress) {
        return new Countdown(progress, System.nanoTime());
    }

    /// In words.
    String text(String stage) {
        return text(stage, (System.nanoTime() - heard) / 1e9);
    }

    /// @param since seconds since it was heard of
    String text(String stage, double since) {
        String count = stage + ": " + progress.done() + " of " + progress.total() + " settings";
        String running = progress.running().isEmpty() ? "" : ", now " + progress.running();
        return count + running + left(progress.secondsLeft().orElse(Double.NaN) - since);
    }

    /// @param seconds unknown if not a number
    static String left(double seconds) {
        if (Double.isNaN(seconds)) return "";
        double left = Math.max(0, seconds);
        return ", about " + (left < 100 ? Math.round(left) + " s" : Math.round(left / 60) + " min") + " left";
    }
}
