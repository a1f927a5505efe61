package dev.tangent;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Keeps what each unit of a search found, so that a search that was ended can go on.
///
/// Held-out predictions are kept, not errors, so that the same journal serves every measure.
public interface Journal {
    /// Called once, before anything else.
    ///
    /// @throws dev.tangent.InvalidInput if the journal belongs to another search
    void begin(SearchName search);

    /// What a unit found earlier, if it was recorded.
    Optional<List<Recorded>> recall(String unit);

    void record(String unit, List<Recorded> trials);

    /// One trial, without the fit.
    ///
    /// @param parameters as [dev.tangent.learning.trial.TrialParameters#shown] has them
    /// @param heldOut l x o, row by row
    record Recorded(
            Map<String, ParameterValue> parameters, double simplicity, double[] heldOut, OptionalDouble logEvidence) {}

    /// What tells one search from another: results may be shared between two of the same name.
    ///
    /// @param data the points' source and the counts, for people
    /// @param fingerprint of all coordinates, edges, labels and weights, wherever the files lie
    record SearchName(String data, String fingerprint, int folds, long seed) {}
}
