package dev.tangent.fit;

import dev.tangent.Tuning;
import dev.tangent.learning.fold.Folds;
import dev.tangent.linalg.Matrix;
import dev.tangent.report.ReliabilityReport;
import dev.tangent.report.TuningReport;
import java.util.List;
import java.util.Optional;

/// What is left of a search.
///
/// @param heldOut l x o: each label as the chosen candidate predicted it in the fold that did not see it
/// @param candidates all, best first
/// @param tuning absent where there was nothing to choose
/// @param reliability of class probabilities
public record Selected(
        Matrix heldOut,
        Folds folds,
        List<Tuning.Tried> candidates,
        Optional<TuningReport> tuning,
        Optional<ReliabilityReport> reliability) {
    public Selected {
        candidates = List.copyOf(candidates);
    }
}
