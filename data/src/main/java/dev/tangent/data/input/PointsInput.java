package dev.tangent.data.input;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.MissingCoordinates;
import dev.tangent.Standardisation;
import dev.tangent.Subject;
import dev.tangent.data.table.Table;
import dev.tangent.data.text.InputSubjects;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.PointCloud;
import dev.tangent.geometry.Points;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.linalg.Matrix;
import dev.tangent.preprocessing.PreparedPoints;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The points of a table: which columns are their coordinates, and which columns nobody uses.
///
/// @param points NaN where a cell is missing; without coordinates where a graph says all
/// @param choice of columns
/// @param graph of the user's own, whose vertices the rows are
/// @param readings what was decided about cells and columns although nobody said so
public record PointsInput(
        Table table,
        IncompletePoints points,
        ColumnChoice choice,
        Optional<WeightedGraph> graph,
        List<Finding> readings) {
    /// Chooses the coordinates.
    ///
    /// @param taken columns with another use: targets and weights
    public static PointsInput of(Table table, ColumnChoice.ColumnRequest request, List<String> taken) {
        List<StandInWord> words = StandInWord.among(table, request, taken);
        Table read = table;
        for (StandInWord word : words) read = read.withoutTexts(word.column());
        return of(
                read,
                request,
                taken,
                words.stream().map(StandInWord::coordinate).toList());
    }

    private static PointsInput of(
            Table table, ColumnChoice.ColumnRequest request, List<String> taken, List<Finding> readings) {
        ColumnChoice choice = ColumnChoice.of(table, request, taken);
        try {
            List<Finding> all = new ArrayList<>(readings);
            all.addAll(choice.unasked(request));
            return new PointsInput(table, points(table, choice.coordinates()), choice, Optional.empty(), all);
        } catch (InvalidInput e) {
            // A column nobody chose may simply not be meant as a coordinate.
            if (!request.columns().isEmpty()) throw e;
            Message advised = Message.of(
                    "%s (choose the coordinates with %s, or leave some out with %s)",
                    e.wording(), InputSubjects.COLUMNS, InputSubjects.WITHOUT);
            throw new InvalidInput(advised, e);
        }
    }

    /// The same of rows that are the vertices of a graph, and need no coordinates.
    public static PointsInput of(
            Table table, ColumnChoice.ColumnRequest request, List<String> taken, WeightedGraph graph) {
        Check.that(
                table.rows() == graph.size(),
                "the graph has " + graph.size() + " vertices but " + table.file() + " has " + table.rows() + " rows");
        Optional<ColumnChoice> none = ColumnChoice.withoutCoordinates(table, request, taken);
        if (none.isPresent())
            return new PointsInput(table, graph.withGaps(), none.get(), Optional.of(graph), List.of());
        PointsInput placed = of(table, request, taken);
        return new PointsInput(
                placed.table, placed.points, placed.choice, Optional.of(graph.with(placed.points)), placed.readings);
    }

    /// The vertices of a graph alone.
    ///
    /// @param name what messages call them
    public static PointsInput of(String name, WeightedGraph graph) {
        Table empty = Table.of(name, List.of(), Matrix.zeros(graph.size(), 0));
        return of(empty, ColumnChoice.ColumnRequest.NONE, List.of(), graph);
    }

    /// What there is to learn on.
    public Points given() {
        return graph.<Points>map(own -> own).orElse(points);
    }

    /// The points of a table whose coordinates are these.
    public static IncompletePoints points(Table table, List<CoordinateColumn> columns) {
        List<double[]> coordinates = new ArrayList<>();
        BitSet indicators = new BitSet();
        for (CoordinateColumn column : columns) {
            int first = coordinates.size();
            coordinates.addAll(column.of(table));
            if (column instanceof CoordinateColumn.Categories) indicators.set(first, coordinates.size());
        }
        int dimension = coordinates.size();
        Check.that(
                (long) table.rows() * dimension < Integer.MAX_VALUE - 8,
                table.file() + " is too large: " + table.rows() + " points of dimension " + dimension);
        double[] flat = new double[table.rows() * dimension];
        for (int c = 0; c < dimension; c++)
            for (int i = 0; i < table.rows(); i++)
                flat[i * dimension + c] = coordinates.get(c)[i];
        return IncompletePoints.of(dimension, flat, indicators);
    }

    /// The names of the coordinates.
    public List<String> columns() {
        return CoordinateColumn.names(choice.coordinates());
    }

    /// The column of each coordinate: the indicators of a category are of one.
    public List<String> columnOfEach() {
        return choice.coordinates().stream()
                .flatMap(column -> Collections.nCopies(column.names().size(), column.column()).stream())
                .toList();
    }

    /// The reason for each column without a use that nobody left out.
    public Map<String, String> ignored() {
        return choice.ignored();
    }

    /// Columns without a use that have numbers in few rows: most likely targets.
    public List<String> mostlyEmpty() {
        return ignored().keySet().stream()
                .filter(column -> table.isNumeric(column) && ColumnReason.isMostlyEmpty(table, column))
                .toList();
    }

    /// How the table was read where that had to be guessed, and what is most likely not meant about its columns.
    public List<Finding> findings() {
        List<Finding> all = new ArrayList<>();
        for (Message remark : table.remarks()) all.add(new Finding(FindingKind.READING, List.of(), remark));
        all.addAll(readings);
        all.addAll(CoordinateFindings.of(table, choice));
        return all;
    }

    /// The name of the table's file.
    public String file() {
        return table.file();
    }

    /// Refuses points that lack coordinates, with the place of the first.
    public PointsInput refuseMissing() {
        refuseMissing(table, choice.coordinates());
        return this;
    }

    /// Refuses a table that lacks some of these coordinates.
    public static void refuseMissing(Table table, List<CoordinateColumn> columns) {
        for (CoordinateColumn column : columns) {
            double[] cells = column.of(table).getFirst();
            for (int i = 0; i < cells.length; i++)
                if (Double.isNaN(cells[i]))
                    throw new InvalidInput(
                            "%s: no value, but every point needs all its coordinates with %s refuse",
                            table.place(i, column.column()), Subject.MISSING);
        }
    }

    /// For pictures: with medians in place of missing coordinates.
    public PointCloud cloud() {
        return prepared().cloud();
    }

    /// The same in the scale in which a fit has them. Where nobody chose one, and held-out labels would have a say
    /// in a fit, by the columns' spreads alone.
    public PointCloud cloud(Standardisation scaling) {
        return prepared().scaled(scaling).getFirst().cloud();
    }

    private PreparedPoints prepared() {
        return PreparedPoints.all(points, MissingCoordinates.MEDIAN);
    }
}
