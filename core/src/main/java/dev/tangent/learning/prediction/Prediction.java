package dev.tangent.learning.prediction;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.Convergence;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Status;
import dev.tangent.learning.fitting.PointStatuses;
import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/// A value of every output for every row the caller gave, and how it was obtained.
///
/// @param values one row a row of the caller's points, one column an output
/// @param statuses how each row came by its values; with several outputs, the worst of them
/// @param solve how the equations were solved
/// @param convergence how the loss was minimised, where that took iterations
/// @param warnings what a person should know, a sentence each; empty when all went as wished
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public record Prediction(
        Matrix values,
        List<Status> statuses,
        SolveSummary solve,
        Optional<Convergence> convergence,
        List<String> warnings) {
    /// From values at distinct points that need neither graph nor solver: every row is determined.
    public static Prediction everywhere(DistinctPoints points, Matrix values, String how) {
        return new Prediction(
                points.expand(values),
                Collections.nCopies(points.rows(), Status.OK),
                SolveSummary.closedForm(how),
                Optional.empty(),
                List.of());
    }

    /// The first output of the first prediction, the second of the second and so on, for outputs that were learnt
    /// each in its own way. Every row has the worst of its statuses.
    public static Prediction columns(List<Prediction> parts) {
        Matrix values = Matrix.zeros(parts.getFirst().rows(), parts.size());
        for (int c = 0; c < parts.size(); c++)
            for (int row = 0; row < values.rows(); row++)
                values.set(row, c, parts.get(c).at(row, c));
        return together(parts, values);
    }

    /// What several methods predict made into one. Every row has the worst of its statuses.
    ///
    /// @param combination of their values
    public static Prediction combined(List<Prediction> parts, Function<List<Matrix>, Matrix> combination) {
        return together(
                parts, combination.apply(parts.stream().map(Prediction::values).toList()));
    }

    private static Prediction together(List<Prediction> parts, Matrix values) {
        Prediction first = parts.getFirst();
        List<Status> statuses = new ArrayList<>(first.statuses);
        SolveSummary solve = first.solve;
        Optional<Convergence> convergence = first.convergence;
        Set<String> warnings = new LinkedHashSet<>(first.warnings);
        for (Prediction part : parts.subList(1, parts.size())) {
            for (int row = 0; row < values.rows(); row++)
                statuses.set(row, statuses.get(row).worse(part.status(row)));
            solve = solve.worse(part.solve);
            convergence = Stream.concat(convergence.stream(), part.convergence.stream())
                    .reduce(Convergence::worse);
            warnings.addAll(part.warnings);
        }
        return new Prediction(values, List.copyOf(statuses), solve, convergence, List.copyOf(warnings));
    }

    /// Values at distinct points given to every row that lies there, with what there is to say about each.
    ///
    /// @param labels name distinct points
    /// @param values one row a distinct point
    public static Prediction of(
            RegularizerMatrix regularizer, DistinctLabels labels, Matrix values, SolveSummary solve) {
        return RowScatter.of(
                regularizer.graph().points(),
                new PointStatuses(regularizer, labels),
                new BitSet(),
                values,
                solve,
                Optional.empty());
    }

    /// The same rows with other values in their place, one for each of these.
    public Prediction with(Matrix others) {
        return new Prediction(others, statuses, solve, convergence, warnings);
    }

    /// With the labels' mean in place of values that are far outside the [LabelRange], for labels that a search
    /// takes for a sample of all rows.
    public Prediction withExtrapolationLimit(DistinctLabels labels) {
        return LabelRange.applied(this, labels);
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
