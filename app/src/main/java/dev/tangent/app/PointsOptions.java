package dev.tangent.app;

import dev.tangent.app.input.PointsInput;
import dev.tangent.app.report.Summary;
import dev.tangent.data.table.Table;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Which file holds the points, and which of its columns.
final class PointsOptions {
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
            description = "columns that are coordinates, parted by commas (default: every numeric column that is not a"
                    + " target)")
    private List<String> columns = List.of();

    Path file() {
        return file;
    }

    /// As typed, for a command that goes on with the same points.
    String words() {
        return file + (columns.isEmpty() ? "" : " --columns " + String.join(",", columns));
    }

    Table read() {
        return Table.read(file);
    }

    PointsInput of(Table table, List<String> taken) {
        return PointsInput.of(table, columns, taken);
    }

    /// Columns left out by choice are not worth a word.
    Summary.Points used(PointsInput points) {
        return new Summary.Points(
                points.table().file(),
                points.cloud().size(),
                points.distinct(),
                points.cloud().dimension(),
                points.columns(),
                columns.isEmpty() ? points.ignored() : List.of());
    }
}
