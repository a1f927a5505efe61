package dev.tangent.learning.prediction;

import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Status;
import dev.tangent.learning.fitting.PointStatuses;
import dev.tangent.learning.function.CoordinateFunction;
import dev.tangent.learning.function.WeightedFunctions;
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
/// @param function the part of the values that is a function of the coordinates alone, where the method has one
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public record Prediction(
        Matrix values,
        List<Status> statuses,
        SolveSummary solve,
        Optional<Convergence> convergence,
        List<String> warnings,
        Optional<CoordinateFunction> function) {
    /// By a method on the graph.
    public Prediction(
            Matrix values,
            List<Status> statuses,
            SolveSummary solve,
            Optional<Convergence> convergence,
            List<String> warnings) {
        this(values, statuses, solve, convergence, warnings, Optional.empty());
    }

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
        Matrix own = Matrix.zeros(parts.size(), parts.size());
        for (int c = 0; c < parts.size(); c++) own.set(c, c, 1);
        return together(parts, values, own);
    }

    /// What several methods predict made into one. Every row has the worst of its statuses.
    ///
    /// @param weights what each counts
    /// @param combination of their values, nearly the sum of them by these weights
    public static Prediction combined(
            List<Prediction> parts, double[] weights, Function<List<Matrix>, Matrix> combination) {
        Matrix values = combination.apply(parts.stream().map(Prediction::values).toList());
        Matrix all = Matrix.zeros(parts.size(), values.columns());
        for (int p = 0; p < weights.length; p++) for (int c = 0; c < all.columns(); c++) all.set(p, c, weights[p]);
        return together(parts, values, all);
    }

    /// @param weights a row for each prediction, a column for each output
    private static Prediction together(List<Prediction> parts, Matrix values, Matrix weights) {
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
        return new Prediction(
                values,
                List.copyOf(statuses),
                solve,
                convergence,
                List.copyOf(warnings),
                WeightedFunctions.of(parts.stream().map(Prediction::function).toList(), weights));
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

    /// The same with what is known of it at every place.
    public Prediction with(CoordinateFunction known) {
        return new Prediction(values, statuses, solve, convergence, warnings, Optional.of(known));
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
