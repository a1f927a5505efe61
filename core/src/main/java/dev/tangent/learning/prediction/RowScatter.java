package dev.tangent.learning.prediction;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.Convergence;
import dev.tangent.learning.Status;
import dev.tangent.learning.fitting.PointStatuses;
import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.linalg.Matrix;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Scatters values at distinct points to the rows of the caller, with a status for each row.
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public final class RowScatter {
    private RowScatter() {}

    /// A prediction for every row.
    ///
    /// @param undetermined points whose values the labels do not determine, for all that their component has some
    public static Prediction of(
            DistinctPoints points,
            PointStatuses pointStatuses,
            BitSet undetermined,
            Matrix values,
            SolveSummary summary,
            Optional<Convergence> convergence) {
        List<Status> statuses = IntStream.range(0, points.rows())
                .mapToObj(points::pointOf)
                .map(point -> undetermined.get(point)
                        ? pointStatuses.worst(point).worse(Status.FEW_LABELS)
                        : pointStatuses.worst(point))
                .toList();
        List<String> warnings = Warnings.of(points, pointStatuses, undetermined);
        return new Prediction(points.expand(values), statuses, summary, convergence, warnings);
    }
}
