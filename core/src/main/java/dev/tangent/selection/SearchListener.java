package dev.tangent.selection;

import dev.tangent.ProgressListener.SearchProgress;

/// Told how far a search is.
@FunctionalInterface
public interface SearchListener {
    /// A setting is about to be tried, or all are done.
    void at(SearchProgress progress);
}
