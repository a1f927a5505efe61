package dev.tangent.learning.fitting;

import dev.tangent.geometry.IncompletePoints;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Status;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.preprocessing.RowCompletion;
import java.util.ArrayList;
import java.util.List;

/// A prediction of the rows that are used made one of all rows, those that lack coordinates among them.
public final class CompletedPrediction {
    private CompletedPrediction() {}

    /// Of all rows.
    ///
    /// @param given all rows
    /// @param completion how those that are not used come by their values
    /// @param labels of the rows that are used
    public static Prediction of(
            IncompletePoints given, RowCompletion completion, DistinctLabels labels, Prediction used) {
        if (completion.isIdentity() && given.missing() == 0) return used;
        List<Status> statuses = new ArrayList<>();
        for (int row = 0; row < given.size(); row++) statuses.add(status(completion, used, given, row));
        return new Prediction(
                completion.values(used.values(), used.values(), labels.means()),
                List.copyOf(statuses),
                used.solve(),
                used.convergence(),
                used.warnings(),
                used.function());
    }

    private static Status status(RowCompletion completion, Prediction used, IncompletePoints given, int row) {
        return switch (completion.origin(row)) {
            case NOTHING -> Status.DROPPED;
            case FAR_NEIGHBOURS -> Status.OFF_MANIFOLD;
            case COMPUTED -> {
                Status own = used.status(completion.position(row));
                yield given.isComplete(row) ? own : own.worse(Status.IMPUTED);
            }
            case NEIGHBOURS -> {
                Status worst = Status.IMPUTED;
                for (int source : completion.sources(row)) worst = worst.worse(used.status(source));
                yield worst;
            }
        };
    }
}
