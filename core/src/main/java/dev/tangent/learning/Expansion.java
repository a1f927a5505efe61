package dev.tangent.learning;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.linalg.Matrix;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// From values at distinct points to a prediction for every row.
final class Expansion {
    private Expansion() {}

    static Prediction of(
            DistinctPoints points,
            Coverage coverage,
            Matrix values,
            SolveSummary summary,
            Optional<Convergence> convergence) {
        List<Status> statuses = IntStream.range(0, points.rows())
                .mapToObj(row -> coverage.worst(points.pointOf(row)))
                .toList();
        return new Prediction(
                points.expand(values), statuses, summary, convergence, Warnings.of(points, coverage, statuses));
    }
}
