package dev.tangent.data.input;

import dev.tangent.ClassificationFit;
import dev.tangent.Fit;
import dev.tangent.InvalidInput;
import dev.tangent.RegressionFit;
import dev.tangent.data.table.LabelTable;
import dev.tangent.data.table.Table;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.Target;
import dev.tangent.report.ImportanceReport;
import dev.tangent.report.TestScore;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// Labels that a fit is compared with and has not learnt from.
///
/// @param file they come from; absent where they were held out of the labels of the points
/// @param places they are of, by their rows; absent where they are of rows of the points themselves
/// @param values where numbers are learnt
/// @param classes else, which may be others than those that are learnt
public record TestLabels(
        Optional<String> file,
        Optional<IncompletePoints> places,
        Optional<Labels> values,
        Map<Integer, String> classes) {
    /// Those that were held out of the labels of the points.
    static TestLabels heldOut(Target truth) {
        return switch (truth) {
            case Labels labels -> new TestLabels(Optional.empty(), Optional.empty(), Optional.of(labels), Map.of());
            case ClassLabels named ->
                new TestLabels(Optional.empty(), Optional.empty(), Optional.empty(), named.byRow());
        };
    }

    /// The rows of another table, which has the same columns; those without a label are left alone.
    public static TestLabels of(Table table, PointsInput points, Labelled learnt) {
        if (points.graph().isPresent())
            throw new InvalidInput(
                    "other rows (%s) have no place among the vertices of a graph; hold some labels out instead",
                    table.file());
        List<CoordinateColumn> columns = points.choice().coordinates();
        for (CoordinateColumn column : columns) check(table, column.column());
        for (String output : learnt.outputs()) check(table, output);
        LabelTable labels = LabelTable.of(table, learnt.outputs());
        Optional<IncompletePoints> places = Optional.of(PointsInput.points(table, columns));
        if (learnt.classes().isEmpty())
            return new TestLabels(Optional.of(table.file()), places, Optional.of(Labelled.values(labels)), Map.of());
        return new TestLabels(
                Optional.of(table.file()),
                places,
                Optional.empty(),
                labels.classes(learnt.outputs().getFirst()));
    }

    private static void check(Table table, String column) {
        if (!table.has(column))
            throw new InvalidInput(
                    "%s has no column '%s', which the rows that were learnt from have", table.file(), column);
    }

    /// Which columns matter to a fit at the places of other rows; absent where these are rows of the points.
    ///
    /// @param columns one for each coordinate
    public Optional<ImportanceReport> importance(Fit fit, List<String> columns) {
        return places.map(there -> fit.importance(there, target(), columns));
    }

    private Target target() {
        return values.<Target>map(own -> own).orElseGet(() -> ClassLabels.of(classes));
    }

    /// How a fit does on them, one score for each output they know.
    public List<? extends TestScore> scores(Fit fit) {
        return switch (fit) {
            case RegressionFit found ->
                places.map(there -> found.score(there, values.orElseThrow()))
                        .orElseGet(() -> found.score(values.orElseThrow()));
            case ClassificationFit found ->
                List.of(places.map(there -> found.score(there, classes)).orElseGet(() -> found.score(classes)));
        };
    }

    private int[] rows() {
        return values.map(Labels::rows)
                .orElseGet(() ->
                        classes.keySet().stream().mapToInt(Integer::intValue).toArray());
    }

    /// A word on rows that lie where one lies which is learnt from: how a fit does there says nothing of others.
    public Optional<String> overlap(PointsInput points, Labelled learnt) {
        if (places.isEmpty()) return Optional.empty();
        Set<List<Double>> known = new HashSet<>();
        for (int row : learnt.labels().rows()) known.add(place(points.points(), row));
        int[] rows = rows();
        long same = Arrays.stream(rows)
                .filter(row -> known.contains(place(places.get(), row)))
                .count();
        return same == 0
                ? Optional.empty()
                : Optional.of(same + " of " + rows.length + " rows with a label in " + file.orElseThrow()
                        + " stand among those that were learnt from: their errors say nothing of other rows");
    }

    private static List<Double> place(IncompletePoints points, int row) {
        return IntStream.range(0, points.dimension())
                .mapToObj(c -> points.at(row, c))
                .toList();
    }
}
