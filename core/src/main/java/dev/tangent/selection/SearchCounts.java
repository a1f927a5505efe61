package dev.tangent.selection;

import java.util.Optional;

/// How far a search went.
///
/// @param settings how many were tried
/// @param recalled how many of them came from a journal
/// @param untried settings that were left when time was up
/// @param sample where settings were compared on a sample of the points first
public record SearchCounts(int settings, int recalled, int untried, Optional<Sample> sample) {
    /// A search on some of the points.
    ///
    /// @param labels how many of them carried one
    /// @param settings how many were compared there
    public record Sample(int points, int labels, int settings) {}

    /// Of a search that continues one on a sample.
    ///
    /// @param before on the sample
    public SearchCounts after(SearchCounts before, int points, int labels) {
        return new SearchCounts(
                settings, recalled, untried + before.untried, Optional.of(new Sample(points, labels, before.settings)));
    }
}
