package dev.tangent.selection.score;

import java.util.List;

/// The error on held-out labels.
///
/// @param all over all outputs together
/// @param refined tells candidates of the same error apart, where the measure is coarse
/// @param outputs of each output alone
public record Score(FoldErrors all, double refined, List<FoldErrors> outputs) {
    /// Over all outputs together, averaged over the folds.
    public double error() {
        return all.mean();
    }

    /// Of that average, from the spread between folds.
    public double standardError() {
        return all.standardError();
    }

    /// Whether some fold had a label of this output and others to learn from.
    public boolean judges(int output) {
        return outputs.get(output).count() > 0;
    }

    public FoldErrors output(int output) {
        return outputs.get(output);
    }
}
