package dev.tangent.app.option;

import dev.tangent.Computation;
import dev.tangent.MissingCoordinates;
import dev.tangent.Standardisation;
import dev.tangent.app.output.KeepColumns;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.table.KeptColumns;
import dev.tangent.data.table.Table;
import dev.tangent.present.code.CommandWords;
import dev.tangent.present.code.SettingWords;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Which file holds the points, and which of its columns.
public final class PointsOptions {
    @Parameters(
            index = "0",
            paramLabel = "POINTS",
            description =
                    "table with one row a point: CSV or TSV, with a header or without (columns c0, c1, ...), Excel"
                            + " (.xlsx), Parquet, JSON lines or NPY; gzipped or not; - for standard input")
    private Path file;

    @Option(
            names = "--columns",
            paramLabel = "COLUMN",
            split = ",",
            order = 1,
            description = "columns that are coordinates, separated by commas; one of text becomes an indicator of each"
                    + " category (default: every numeric column that is not a target, is not constant and"
                    + " does not merely count the rows)")
    private List<String> columns = List.of();

    @Option(
            names = "--without",
            paramLabel = "COLUMN",
            split = ",",
            order = 1,
            description = "columns that are no coordinates, separated by commas")
    private List<String> without = List.of();

    @Option(
            names = "--dates",
            paramLabel = "COLUMN",
            split = ",",
            order = 1,
            description =
                    "columns of dates that are coordinates, in days (default: dates are text, and so are not used)")
    private List<String> dates = List.of();

    @Option(
            names = "--standardise",
            paramLabel = "HOW",
            order = 2,
            description = "how columns are brought to one scale: none, scale (by standard deviations), robust (by"
                    + " interquartile ranges) or auto (default: auto, which goes by the spreads, and where these leave"
                    + " it open by the error on held-out labels)")
    private String standardise = Standardisation.AUTO.word();

    @Mixin
    private MissingOption missing = new MissingOption();

    @Mixin
    private TableOptions format = new TableOptions();

    public Path file() {
        return file;
    }

    /// As typed, for a command that goes on with the same points.
    public void addTo(CommandWords words) {
        words.word(file.toString())
                .option("--columns", columns)
                .option("--without", without)
                .option("--dates", dates);
        if (!standardise.equals(Standardisation.AUTO.word())) words.option("--standardise", standardise);
        missing.addTo(words);
    }

    /// A computation that takes points so.
    public <S extends Computation<S>> S applied(S computation) {
        return computation.standardise(standardisation()).missing(missing.way());
    }

    private Standardisation standardisation() {
        return TypedValue.of("--standardise", SettingWords.SCALINGS, standardise);
    }

    /// The points alone; columns that are mostly empty are none of their coordinates.
    public PointsInput read(StageTimes stages) {
        return read(stages, new KeepColumns(KeptColumns.NONE));
    }

    /// The points alone, of a table some columns of which are written again.
    public PointsInput read(StageTimes stages, KeepColumns kept) {
        return stages.run("read", () -> of(table(kept), List.of(), true));
    }

    /// The whole table.
    Table table(KeepColumns kept) {
        Table table = Table.read(file, format.dialect(), kept.asked());
        kept.check(table);
        return table;
    }

    /// What the user says of files.
    Dialect dialect() {
        return format.dialect();
    }

    /// The points of a table that was read.
    ///
    /// @param taken columns with another use
    PointsInput of(Table table, List<String> taken) {
        return of(table, taken, false);
    }

    private PointsInput of(Table table, List<String> taken, boolean targetsAmong) {
        ColumnChoice.ColumnRequest request = new ColumnChoice.ColumnRequest(columns, without, dates, targetsAmong);
        PointsInput points = PointsInput.of(table, request, taken);
        return missing.way() == MissingCoordinates.REFUSE ? points.refuseMissing() : points;
    }
}
