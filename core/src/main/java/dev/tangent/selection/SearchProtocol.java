package dev.tangent.selection;

import dev.tangent.Journal;
import dev.tangent.learning.trial.Folds;
import dev.tangent.selection.score.ErrorMeasure;
import dev.tangent.selection.score.SelectionRule;
import java.util.Optional;

/// How to go through a space: what judges candidates, which of them are taken, and where results are kept.
///
/// @param journal keeps what each unit finds
/// @param deadline when nothing more is tried
public record SearchProtocol(
        Folds folds,
        ErrorMeasure measure,
        SelectionRule rule,
        Optional<Journal> journal,
        Deadline deadline,
        SearchListener listener) {}
