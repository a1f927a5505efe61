package dev.tangent.app.report;

/// How many settings of a search are done, and about how long the others will take.
///
/// @param recalled of those done, how many came from a journal: they say nothing about the time of the others
/// @param start of the search, in nanoseconds
/// @param lastFinished when the last setting was done
record Countdown(int done, int total, int recalled, long start, long lastFinished) {
    static Countdown begin() {
        long now = System.nanoTime();
        return new Countdown(0, 0, 0, now, now);
    }

    Countdown at(int nowDone, int nowTotal, int nowRecalled) {
        return new Countdown(nowDone, nowTotal, nowRecalled, start, System.nanoTime());
    }

    String text() {
        double since = (System.nanoTime() - lastFinished) / 1e9;
        return text(done, total, recalled, (lastFinished - start) / 1e9, since);
    }

    /// In words.
    ///
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
