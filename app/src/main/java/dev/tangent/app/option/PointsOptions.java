package dev.tangent.app.option;

import dev.tangent.Computation;
import dev.tangent.InvalidInput;
import dev.tangent.MissingCoordinates;
import dev.tangent.Standardisation;
import dev.tangent.app.output.KeepColumns;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.input.GraphFile;
import dev.tangent.data.input.LabelInput;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.input.TableDescription;
import dev.tangent.data.table.Table;
import dev.tangent.present.code.CommandWords;
import dev.tangent.present.code.DataSetting;
import dev.tangent.present.code.LearningSetting;
import dev.tangent.present.code.NameList;
import dev.tangent.present.code.SettingWords;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Which file holds the points, and which of its columns.
public final class PointsOptions {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "POINTS",
            description =
                    "table with one row a point: CSV or TSV, with a header or without (columns c0, c1, ...), Excel"
                            + " (xlsx), Parquet, JSON lines or NPY; gzipped or not; - for standard input")
    private Optional<Path> file = Optional.empty();

    @Option(
            names = "--graph",
            paramLabel = "FILE",
            order = 1,
            description =
                    "weights of a graph of your own in place of nearest neighbours, a Matrix Market file or a table"
                            + " of edges (from, to, weight; vertices from 0): row i of POINTS is vertex i; without"
                            + " POINTS the rows are the vertices")
    private Optional<Path> graph = Optional.empty();

    @Option(
            names = "--columns",
            paramLabel = "COLUMN",
            order = 1,
            description = "columns that are coordinates, separated by commas; one of text becomes an indicator of each"
                    + " category (default: every numeric column that is not a target, is not constant and"
                    + " does not merely count or name the rows; and text with two values)")
    private List<String> columns = List.of();

    @Option(
            names = "--with",
            paramLabel = "COLUMN",
            order = 1,
            description =
                    "columns that are coordinates beside those, separated by commas, whatever speaks against them;"
                            + " one of text becomes an indicator of each category")
    private List<String> with = List.of();

    @Option(
            names = "--without",
            paramLabel = "COLUMN",
            order = 1,
            description = "columns that are no coordinates, separated by commas")
    private List<String> without = List.of();

    @Option(
            names = "--dates",
            paramLabel = "COLUMN",
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
    private Optional<String> standardise = Optional.empty();

    @Mixin
    private MissingOption missing = new MissingOption();

    @Mixin
    private TableOptions format = new TableOptions();

    private Set<String> header = Set.of(); // of the table, once it is read

    /// The table, or the graph where there is none.
    public Path file() {
        return file.or(() -> graph).orElseThrow(() -> new InvalidInput("Missing required parameter: 'POINTS'"));
    }

    /// The table and the graph as settings of a fit.
    List<DataSetting> files() {
        return Stream.concat(
                        file.map(Path::toString).map(DataSetting.PointsFile::new).<DataSetting>map(own -> own).stream(),
                        graph.map(Path::toString).map(DataSetting.GraphFile::new).stream())
                .toList();
    }

    /// Whether nothing places the vertices of a graph.
    boolean areVertices() {
        return file.isEmpty() && graph.isPresent();
    }

    /// Files that must not be written over.
    public Path[] inputs() {
        return Stream.concat(Stream.of(file()), graph.stream()).toArray(Path[]::new);
    }

    /// As typed, for a command that goes on with the same points.
    public void addTo(CommandWords words) {
        ColumnChoice.ColumnRequest asked = columns(false);
        file.ifPresent(table -> words.word(table.toString()));
        format.addTo(words);
        words.option("--graph", graph)
                .option("--columns", asked.columns())
                .option("--with", asked.with())
                .option("--without", asked.without())
                .option("--dates", asked.dates())
                .option("--standardise", standardise);
        missing.addTo(words);
    }

    /// A computation that takes points so.
    public <S extends Computation<S>> S applied(S computation) {
        S scaled = standardisation().map(computation::standardise).orElse(computation);
        return missing.way().map(scaled::missing).orElse(scaled);
    }

    /// The same as settings of a fit.
    List<LearningSetting> settings() {
        List<LearningSetting> all = new ArrayList<>();
        standardisation().map(LearningSetting.ScaledBy::new).ifPresent(all::add);
        missing.way().map(LearningSetting.MissingBy::new).ifPresent(all::add);
        return all;
    }

    private Optional<Standardisation> standardisation() {
        return standardise.map(text -> TypedValue.of("--standardise", SettingWords.SCALINGS, text));
    }

    /// The points alone; columns that are mostly empty are none of their coordinates.
    public PointsInput read(StageTimes stages) {
        return read(stages, KeepColumns.NONE);
    }

    /// The points alone, of a table some columns of which are written again.
    public PointsInput read(StageTimes stages, KeepColumns kept) {
        return stages.run("read", () -> of(table(kept, List.of()), List.of(), true));
    }

    /// What is in the table.
    ///
    /// @param classes whether labels are classes although they are numbers
    public TableDescription described(LabelOptions labels, boolean classes) {
        Table table = table(KeepColumns.NONE, labels.files());
        labels.among(table.columns());
        Optional<LabelInput> wanted = labels.wanted();
        settings(); // refused here as by the command that would follow
        return TableDescription.of(
                table, format().dialect(), columns(wanted.isEmpty()), wanted, classes, graph.isPresent());
    }

    /// The whole table.
    ///
    /// @param beside files that are read as it is
    Table table(KeepColumns kept, List<Path> beside) {
        Path from = file();
        Dialect dialect = dialect(
                Stream.concat(Stream.of(inputs()), beside.stream()).distinct().toList());
        Table table = file.isPresent()
                ? Table.read(from, dialect, kept.asked())
                : PointsInput.of(from.toString(), GraphFile.read(from, dialect)).table();
        kept.check(table);
        header = Set.copyOf(table.columns());
        return table;
    }

    /// What the user says of the table, as one of several files or alone.
    private Dialect dialect(List<Path> files) {
        Dialect said = format().dialect();
        if (files.size() == 1) return said;
        said.check(files);
        return said.of(file());
    }

    /// What the user says of files.
    public DataSetting.FileFormat format() {
        return format.format();
    }

    /// The points of a table that was read.
    ///
    /// @param taken columns with another use
    PointsInput of(Table table, List<String> taken) {
        return of(table, taken, false);
    }

    private PointsInput of(Table table, List<String> taken, boolean targetsAmong) {
        ColumnChoice.ColumnRequest request = columns(targetsAmong);
        PointsInput points = graph.map(own -> GraphFile.read(own, format().dialect(), table.rows()))
                .map(own -> PointsInput.of(table, request, taken, own))
                .orElseGet(() -> PointsInput.of(table, request, taken));
        return missing.way().equals(Optional.of(MissingCoordinates.REFUSE)) ? points.refuseMissing() : points;
    }

    /// The columns that an option names, once the table is read.
    public List<String> named(String option, List<String> words) {
        return NameList.read(option, words, header);
    }

    /// Which columns are asked for.
    ColumnChoice.ColumnRequest columns(boolean targetsAmong) {
        return new ColumnChoice.ColumnRequest(
                named("--columns", columns),
                named("--with", with),
                named("--without", without),
                named("--dates", dates),
                targetsAmong);
    }
}
