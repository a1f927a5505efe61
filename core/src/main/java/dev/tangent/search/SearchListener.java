package dev.tangent.search;

/// Told how far a search is.
@FunctionalInterface
public interface SearchListener {
    /// A part of the search is done.
    ///
    /// @param done parts so far
    /// @param total parts in all
    /// @param recalled of those done, how many came from a journal
    void at(int done, int total, int recalled);
}
