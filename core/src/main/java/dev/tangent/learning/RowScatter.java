package dev.tangent.learning;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.linalg.Matrix;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Scatters values at distinct points to the rows of the caller, with a status for each row.
final class RowScatter {
    private RowScatter() {}

    static Prediction of(
            DistinctPoints points,
            PointStatuses pointStatuses,
            Matrix values,
            SolveSummary summary,
            Optional<Convergence> convergence) {
        List<Status> statuses = IntStream.range(0, points.rows())
                .mapToObj(row -> pointStatuses.worst(points.pointOf(row)))
                .toList();
        return new Prediction(
                points.expand(values), statuses, summary, convergence, Warnings.of(points, pointStatuses, statuses));
    }
}
