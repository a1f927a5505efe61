package dev.tangent.data.table;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.text.CellKind;
import dev.tangent.data.text.CellParser;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.linalg.Matrix;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Named columns of equal length, read from a file and never changed; at least one row.
///
/// A text file may separate its cells by comma, semicolon, tab or single spaces, be gzipped, quote cells, and start
/// with a header (see [Header]) and a byte order mark; columns without a name are called c0, c1, ... A decimal comma is
/// understood where it can mean nothing else: no number of the file has a point and some comma cannot separate
/// thousands; what was guessed is told by [#notes]. JSON lines, the sheets of an Excel workbook and Parquet have names
/// of their own; an NPY file gives columns c0, c1, ... The format is known by the ending or the first bytes, and `-` is
/// standard input. Whatever cannot be read ends in one [InvalidInput] line that names file, line and column.
///
/// A column is *numeric* if every cell that is not missing is a number. One with as many numbers as texts or more is
/// broken, and asking for its numbers is an error; any other is text. Costs 8 bytes a cell, and two passes over a file
/// with text columns.
public final class Table {
    private final RowLocations locations;
    private final List<Column> columns;
    private final int rows;
    private final TableOrigin origin;
    private final Map<String, Column> byName = new HashMap<>();

    /// What is known of a table beside its cells.
    ///
    /// @param named whether its format has names for columns
    /// @param startsWithIndex whether the first column has no name and merely counts the rows
    record TableOrigin(boolean named, boolean startsWithIndex, List<Message> notes) {}

    Table(RowLocations locations, List<Column> columns, TableOrigin origin) {
        this.locations = locations;
        this.columns = List.copyOf(columns);
        this.origin = origin;
        rows = locations.lines().length;
        for (Column column : columns) byName.put(column.name(), column);
    }

    public static Table read(Path path) {
        return read(path, Header.GUESSED);
    }

    public static Table read(Path path, Header header) {
        return TableReader.read(InputFile.of(path), header, Dialect.UNKNOWN, KeptColumns.NONE);
    }

    /// A table of which something is known, or of which something is to be written again.
    ///
    /// @param kept columns whose cells are kept as they are
    public static Table read(Path path, Dialect dialect, KeptColumns kept) {
        return TableReader.read(InputFile.of(path), Header.GUESSED, dialect, kept);
    }

    /// A table in a file that has a name of its own.
    public static Table read(InputFile file, Dialect dialect) {
        return TableReader.read(file, Header.GUESSED, dialect, KeptColumns.NONE);
    }

    /// Numbers that are there already; NaN where a cell is missing.
    ///
    /// @param name what messages call the table
    public static Table of(String name, List<String> columns, Matrix values) {
        return of(name, columns, values, true);
    }

    /// The same of columns without names, which are c0, c1, ...
    public static Table of(String name, Matrix values) {
        List<String> columns =
                IntStream.range(0, values.columns()).mapToObj(c -> "c" + c).toList();
        return of(name, columns, values, false);
    }

    private static Table of(String name, List<String> columns, Matrix values, boolean named) {
        Check.atLeast(1, values.rows(), "number of rows of " + name);
        Check.that(
                values.columns() == columns.size(),
                name + " has " + values.columns() + " columns but " + columns.size() + " names for them");
        List<String> names = ColumnNames.of(name, columns, true);
        List<Column> made = new ArrayList<>();
        for (int c = 0; c < columns.size(); c++) made.add(Column.of(names.get(c), values.column(c)));
        RowLocations rows = new RowLocations(name, "row", LabelTable.identity(values.rows()));
        return new Table(rows, made, new TableOrigin(named, false, List.of()));
    }

    /// The same table with other numbers in a column, NaN where a cell is missing, or with one column more.
    public Table with(String column, double[] numbers) {
        return with(Column.of(column, numbers.clone()));
    }

    /// The same table with other texts in a column, empty where a cell is missing, or with one column more.
    public Table withTexts(String column, List<String> texts) {
        return with(Column.of(column, texts));
    }

    private Table with(Column other) {
        Check.that(
                other.numbers().length == rows,
                "a column of " + other.numbers().length + " cells for a table of " + rows + " rows");
        List<Column> changed = new ArrayList<>(columns);
        if (has(other.name())) changed.set(columns.indexOf(column(other.name())), other);
        else changed.add(other);
        return new Table(locations, changed, origin);
    }

    /// The file, as it was named.
    public String file() {
        return locations.file();
    }

    /// What was guessed or changed while reading, a sentence each.
    public List<String> notes() {
        return remarks().stream().map(Message::toString).toList();
    }

    /// The same, for a front that has words of its own for what can be said of a file.
    public List<Message> remarks() {
        return origin.notes();
    }

    /// Whether the format has names for columns, as all but NPY have.
    boolean isNamed() {
        return origin.named();
    }

    public int rows() {
        return rows;
    }

    public List<String> columns() {
        return columns.stream().map(Column::name).toList();
    }

    public boolean has(String column) {
        return byName.containsKey(column);
    }

    public boolean isNumeric(String column) {
        return column(column).isNumeric();
    }

    /// Whether a column is meant as text: fewer than half of its cells are numbers.
    public boolean isText(String column) {
        return column(column).kind() == Column.ColumnKind.TEXT;
    }

    /// The first cell of a column that is neither a number nor missing, for messages: where it stands and what it
    /// says.
    public Optional<Message> notANumber(String column) {
        Column found = column(column);
        return found.isNumeric() ? Optional.empty() : Optional.of(found.notANumber(locations));
    }

    /// The line of a row of a text table.
    int line(int row) {
        return locations.lines()[row];
    }

    /// Where a row stands, for messages: `points.csv line 7`.
    public String place(int row) {
        return locations.of(row);
    }

    /// Where a cell stands, for messages: `points.csv line 7, column 'x'`.
    public String place(int row, String column) {
        return locations.of(row, column);
    }

    /// The numbers of a column, NaN exactly where the cell is missing; infinities stay. A fresh array.
    public double[] numbers(String name) {
        return numeric(column(name)).numbers().clone();
    }

    /// The numbers of a column, be it text or not: NaN where the cell is missing or no number. A fresh array.
    public double[] numbersAmongTexts(String name) {
        return column(name).numbers().clone();
    }

    /// What each cell of a column is, numbers in the style of the file: with decimal commas, say.
    public List<CellKind> kinds(String name) {
        Column column = column(name);
        CellParser parser = new CellParser(false);
        return IntStream.range(0, rows)
                .mapToObj(row -> column.kind(row, parser))
                .toList();
    }

    /// The same table with a column of numbers and texts as numbers alone: each text means that there is none. To
    /// be written again it keeps its cells.
    public Table withoutTexts(String name) {
        return with(column(name).withoutTexts());
    }

    /// The cells of a column as text, blanks around them dropped. A number is given as it reads back, a whole
    /// number without a point, and a missing cell of a numeric column as an empty text.
    public List<String> texts(String name) {
        Column column = column(name);
        String[] texts = new String[rows];
        Arrays.setAll(texts, column::text);
        return List.of(texts);
    }

    /// A column that was kept, to be written again.
    public KeptColumn kept(String name) {
        return new KeptColumn(column(name));
    }

    /// The points whose coordinates are these columns, in this order. All must be there and finite.
    public PointCloud points(String... names) {
        return points(List.of(names));
    }

    /// The points whose coordinates are these columns, in this order. All must be there and finite.
    public PointCloud points(List<String> names) {
        return cloud(names.stream().map(this::column).toList());
    }

    /// The points whose coordinates are all columns meant as numbers, but the excluded ones.
    public PointCloud pointsWithout(String... excluded) {
        return pointsWithout(List.of(excluded));
    }

    /// The points whose coordinates are [#coordinateColumns].
    public PointCloud pointsWithout(Collection<String> excluded) {
        List<String> names = coordinateColumns(excluded);
        if (names.isEmpty())
            throw new InvalidInput(
                    file() + " has no numeric column" + (excluded.isEmpty() ? "" : " left") + " to make points of");
        return points(names);
    }

    /// Some columns as labels, one output each: a row for each point, and no label where a cell is missing.
    public Labels labels(String... outputs) {
        return LabelTable.of(this, List.of(outputs)).numbers(List.of(outputs)).labels();
    }

    /// A column of text, or of whole numbers, as classes: no label where a cell is missing.
    public ClassLabels classes(String output) {
        return ClassLabels.of(LabelTable.of(this, List.of(output)).classes(output));
    }

    /// Every column meant as numbers, but the excluded ones: neither text, nor empty, nor an unnamed first column
    /// that merely counts the rows. Broken columns are in, so that [#points] reports them instead of dropping them
    /// silently.
    public List<String> coordinateColumns(Collection<String> excluded) {
        excluded.forEach(this::column);
        return columns.stream()
                .skip(origin.startsWithIndex() ? 1 : 0)
                .filter(column ->
                        column.kind() == Column.ColumnKind.NUMBERS || column.kind() == Column.ColumnKind.BROKEN)
                .map(Column::name)
                .filter(name -> !excluded.contains(name))
                .toList();
    }

    private PointCloud cloud(List<Column> chosen) {
        Check.atLeast(1, chosen.size(), "number of coordinate columns of " + file());
        int dimension = chosen.size();
        Check.that(
                (long) rows * dimension < Integer.MAX_VALUE - 8,
                file() + " is too large: " + rows + " points of dimension " + dimension);
        double[] coordinates = new double[rows * dimension];
        for (int c = 0; c < dimension; c++) {
            double[] numbers = numeric(chosen.get(c)).numbers();
            for (int i = 0; i < rows; i++) {
                if (!Double.isFinite(numbers[i]))
                    throw notACoordinate(chosen.get(c).name(), i, numbers[i]);
                coordinates[i * dimension + c] = numbers[i];
            }
        }
        return PointCloud.wrap(dimension, coordinates);
    }

    private InvalidInput notACoordinate(String name, int row, double value) {
        return new InvalidInput(place(row, name) + ": "
                + (Double.isNaN(value)
                        ? "no value, but every point needs all its coordinates"
                        : value + " is not finite, as a coordinate must be"));
    }

    private Column numeric(Column column) {
        if (!column.isNumeric()) throw new InvalidInput(column.notANumber(locations));
        return column;
    }

    private Column column(String name) {
        Column column = byName.get(name);
        if (column == null) throw ColumnNames.unknown(file(), name, columns());
        return column;
    }
}
