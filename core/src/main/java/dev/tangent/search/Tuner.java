package dev.tangent.search;

import dev.tangent.learning.selection.ErrorMeasure;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.Rule;
import dev.tangent.learning.selection.Task;
import java.util.Optional;

/// How to go through a space: what judges candidates, which of them are taken, and where results are kept.
///
/// @param journal keeps what each part finds
/// @param deadline when nothing more is tried
public record Tuner(
        Folds folds,
        ErrorMeasure measure,
        Rule rule,
        Optional<Journal> journal,
        Deadline deadline,
        SearchListener listener) {
    /// A search that goes on as its parts are tried.
    ///
    /// @param ensemble whether a mean of several methods will do
    public SearchRun begin(SearchSpace space, Task task, boolean ensemble) {
        return new SearchRun(this, space, task, ensemble);
    }
}
