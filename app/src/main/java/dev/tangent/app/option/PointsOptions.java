package dev.tangent.app.option;

import dev.tangent.app.report.StageTimes;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.table.Table;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Which file holds the points, and which of its columns.
public final class PointsOptions {
    @Parameters(
            index = "0",
            paramLabel = "POINTS",
            description = "table with one row a point: CSV or TSV, with a header or without (columns c0, c1, ...),"
                    + " or NPY; gzipped or not")
    private Path file;

    @Option(
            names = "--columns",
            paramLabel = "COLUMN",
            split = ",",
            order = 1,
            description =
                    "columns that are coordinates, separated by commas (default: every numeric column that is not a"
                            + " target)")
    private List<String> columns = List.of();

    public Path file() {
        return file;
    }

    /// As typed, for a command that goes on with the same points.
    public String words() {
        return file + (columns.isEmpty() ? "" : " --columns " + String.join(",", columns));
    }

    /// The points alone. Where nobody chose the coordinates, a column with empty cells is none of them.
    public PointsInput read(StageTimes stages) {
        return stages.run("read", () -> {
            Table table = Table.read(file);
            return of(table, columns.isEmpty() ? PointsInput.incomplete(table) : List.of());
        });
    }

    /// Columns that are no coordinates because they have empty cells.
    public List<String> leftOut(PointsInput points) {
        return columns.isEmpty() ? PointsInput.incomplete(points.table()) : List.of();
    }

    /// The same in words; empty where there are none.
    public Optional<String> leftOutWords(PointsInput points) {
        List<String> names = leftOut(points);
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(String.join(", ", names)
                        + (names.size() == 1 ? ", which has" : ", which have")
                        + " empty cells: no coordinate unless named in --columns");
    }

    /// The points of a table that was read.
    ///
    /// @param taken columns with another use
    PointsInput of(Table table, List<String> taken) {
        return PointsInput.of(table, columns, taken);
    }
}
