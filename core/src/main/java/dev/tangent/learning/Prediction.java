package dev.tangent.learning;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.linalg.Matrix;
import java.util.Collections;
import java.util.List;

/// A value of every output for every row the caller gave, and how it was obtained.
///
/// @param values one row a row of the caller's points, one column an output
/// @param statuses how each row came by its values; with several outputs, the worst of them
/// @param solve how the equations were solved
/// @param warnings what a person should know, a sentence each; empty when all went as wished
public record Prediction(Matrix values, List<Status> statuses, SolveSummary solve, List<String> warnings) {
    /// From values at distinct points that need neither graph nor solver: every row is determined.
    public static Prediction everywhere(DistinctPoints points, Matrix values, String how) {
        return new Prediction(
                points.expand(values),
                Collections.nCopies(points.rows(), Status.OK),
                SolveSummary.closedForm(how),
                List.of());
    }

    public double at(int row) {
        return values.at(row, 0);
    }

    public double at(int row, int output) {
        return values.at(row, output);
    }

    public Status status(int row) {
        return statuses.get(row);
    }

    public int rows() {
        return values.rows();
    }
}
