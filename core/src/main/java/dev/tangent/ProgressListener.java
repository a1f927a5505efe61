package dev.tangent;

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
}
