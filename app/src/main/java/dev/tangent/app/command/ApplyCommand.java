package dev.tangent.app.command;

import dev.tangent.Check;
import dev.tangent.MissingCoordinates;
import dev.tangent.app.console.Streams;
import dev.tangent.app.console.Version;
import dev.tangent.app.option.ErrorBarOptions;
import dev.tangent.app.option.KeepOption;
import dev.tangent.app.option.MissingOption;
import dev.tangent.app.option.TableOptions;
import dev.tangent.app.output.ResultOutput;
import dev.tangent.app.report.StageTimes;
import dev.tangent.data.input.CoordinateColumn;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.model.ModelReader;
import dev.tangent.data.model.SavedModel;
import dev.tangent.data.table.Table;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.learning.ClassPrediction;
import dev.tangent.learning.newpoints.NewPrediction;
import dev.tangent.linalg.MatrixView;
import dev.tangent.present.ErrorBarColumns;
import dev.tangent.present.PredictionTable;
import dev.tangent.present.RowTable;
import dev.tangent.present.Summary;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `tangent apply`: values for new points, from a model in a file.
@Command(
        name = "apply",
        sortOptions = false,
        customSynopsis = "tangent apply MODEL.tangent POINTS [options] [-o OUT]",
        description = {
            "Predicts points that were not there when the model was fitted, by 'tangent fit'.",
            "",
            "A new point takes the value of least local energy, or a mean of its neighbours' class probabilities;",
            "one that was there keeps its own."
        },
        footer = {
            "",
            "Output: as of 'tangent predict'. The status may also be off-manifold: the point lies beside the",
            "data, or far from them, and its value is an extrapolation. Columns are scaled as the model's were;",
            "a category that the model does not know is a missing coordinate.",
            "",
            "Examples:",
            "  tangent apply weight.tangent new.csv -o predictions.csv",
            "      new.csv has the columns that the model was fitted to; others do not matter",
            "  tangent apply weight.tangent new.npy --sd --interval 80,95 -o predictions.csv",
            "      error bars, if the model was fitted with --sd; the columns of an .npy file count by their",
            "      order"
        })
final class ApplyCommand extends ComputingCommand {
    @Parameters(index = "0", paramLabel = "MODEL", description = "the file that 'tangent fit' wrote")
    private Path model;

    @Parameters(
            index = "1",
            paramLabel = "POINTS",
            description = "table with one row a point, in any format of 'tangent fit'; - for standard input")
    private Path points;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            order = 5,
            description =
                    "where predictions go: csv, xlsx, jsonl, parquet or npy by its ending, also gz (default or -: CSV to standard"
                            + " output)")
    private Optional<Path> output = Optional.empty();

    @Mixin
    private KeepOption keep;

    @Mixin
    private MissingOption missing;

    @Mixin
    private TableOptions format;

    @Mixin
    private ErrorBarOptions bars;

    ApplyCommand(Streams streams) {
        super(streams);
    }

    @Override
    void work(StageTimes stages) {
        bars.check();
        missing.way();
        run.checkJson(output, "predictions");
        ResultOutput target = new ResultOutput(output, streams.out(), model, points);
        target.check(keep.columns());
        target.checkErrorBars(bars.wanted());
        SavedModel saved = stages.run("model", () -> ModelReader.read(model));
        if (bars.wanted()) checkBars(saved);
        Table table = stages.run(
                "read",
                () -> Table.read(points, format.dialect(), keep.columns().asked()));
        keep.columns().check(table);
        List<CoordinateColumn> coordinates = saved.coordinatesIn(table);
        MissingCoordinates way = missing.way().orElse(MissingCoordinates.NEIGHBOURS);
        if (way == MissingCoordinates.REFUSE) PointsInput.refuseMissing(table, coordinates);
        IncompletePoints places = PointsInput.points(table, coordinates);
        NewPrediction predicted = stages.run("predict", () -> saved.model().predict(places, way));
        stages.perform(
                "write",
                () -> saved.classesOf()
                        .ifPresentOrElse(
                                column -> writeClasses(saved.classes(predicted), column, table, target),
                                () -> writeValues(saved, predicted, table, target)));
        run.report(
                streams,
                Summary.ApplySummary.of(
                        Version.text(), saved, table, places, predicted, stages.summary(target.written())));
    }

    private void checkBars(SavedModel saved) {
        Check.that(
                saved.classesOf().isEmpty(),
                "an error bar (--sd, --interval) is for values, but " + model + " has classes");
        Check.that(
                saved.model().bars().isPresent(),
                model + " has no error bars: fit it again with 'tangent fit --sd' to have them");
    }

    private void writeClasses(ClassPrediction found, String column, Table table, ResultOutput target) {
        RowTable rows = PredictionTable.classes(found, column);
        target.write(found::probabilities, keep.columns().before(rows, table, List.of(column)));
    }

    private void writeValues(SavedModel saved, NewPrediction found, Table table, ResultOutput target) {
        Optional<ErrorBarColumns> columns = saved.model().bars().flatMap(own -> bars.columns(found, own));
        RowTable rows =
                PredictionTable.values(MatrixView.of(found.values()), found.statuses(), saved.outputs(), columns);
        target.write(found::values, keep.columns().before(rows, table, saved.outputs()));
    }
}
