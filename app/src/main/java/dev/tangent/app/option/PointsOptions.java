package dev.tangent.app.option;

import dev.tangent.app.report.StageTimes;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.table.Table;
import java.nio.file.Path;
import java.util.List;
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

    /// The points alone.
    public PointsInput read(StageTimes stages) {
        return stages.run("read", () -> of(Table.read(file), List.of()));
    }

    /// The points of a table that was read.
    ///
    /// @param taken columns with another use
    PointsInput of(Table table, List<String> taken) {
        return PointsInput.of(table, columns, taken);
    }
}
