package dev.tangent;

import java.util.OptionalDouble;

/// Hears how far a computation is. Called from any worker, often: implementations must be quick and safe for threads.
public interface ProgressListener {
    /// A listener that does nothing.
    ProgressListener NONE = new ProgressListener() {};

    /// A stage begins, such as `neighbours`, `tuning` or `solve`.
    default void began(String stage) {}

    /// How far the stage is; a stage of several steps counts each from zero.
    default void at(String stage, long done, long total) {}

    /// How far a search is.
    default void searched(SearchProgress progress) {}

    /// A stage has ended.
    default void ended(String stage) {}

    /// How far a search is.
    ///
    /// @param done settings so far
    /// @param recalled of those, how many came from a journal
    /// @param running what is tried now; empty at the end
    /// @param secondsLeft by the rates so far, from now on; empty as long as there are none
    record SearchProgress(int done, int total, int recalled, String running, OptionalDouble secondsLeft) {}
}
