package dev.tangent.selection;

import dev.tangent.method.Method;
import java.util.List;
import java.util.Optional;

/// How far a search went.
///
/// @param settings how many were tried
/// @param recalled how many of them came from a journal
/// @param untried settings that were left when time was up
/// @param behind methods of which not all settings were tried, because they were far behind others
/// @param sample where settings were compared on a sample of the points first
public record SearchCounts(int settings, int recalled, int untried, List<Method> behind, Optional<Sample> sample) {
    public SearchCounts {
        behind = List.copyOf(behind);
    }

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
                settings,
                recalled,
                untried + before.untried,
                before.behind,
                Optional.of(new Sample(points, labels, before.settings)));
    }
}
