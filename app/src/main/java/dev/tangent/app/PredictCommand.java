package dev.tangent.app;

import dev.tangent.app.input.Advice;
import dev.tangent.app.input.LabelInput;
import dev.tangent.app.input.Labelled;
import dev.tangent.app.input.PointsInput;
import dev.tangent.app.method.Kind;
import dev.tangent.app.report.Stages;
import dev.tangent.app.report.Summary;
import dev.tangent.data.Table;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Learner;
import dev.tangent.learning.Prediction;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.InvalidInput;
import dev.tangent.sparse.SolverSettings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `tangent predict`: a value for every row, from those of some.
@Command(
        name = "predict",
        sortOptions = false,
        customSynopsis = "tangent predict POINTS (--target COLUMN[,COLUMN...] | --labels FILE) [options] [-o OUT]",
        description = {
            "Learns from the labelled rows of a table and predicts every row.",
            "",
            "Labels are the filled cells of --target columns, or stand in a file of their own (--labels)."
        },
        footer = {
            "",
            "Output: a column 'row' (0-based, in the order of POINTS), one column for each output, and 'status':",
            "ok, few-labels (too few labels nearby to be sure) or no-label (none; the mean of the labels).",
            "An .npy file holds the outputs alone.",
            "",
            "Examples:",
            "  tangent predict points.csv --target weight -o predictions.csv",
            "      learn column weight where it is filled, from all other numeric columns",
            "  tangent predict scans.csv --target chest,waist --columns x1,x2,x3 -k 40 -m 3 -o out.csv",
            "      two outputs, three coordinates, a manifold of dimension 3",
            "  tangent predict points.npy --labels labels.csv --method ilap --power 3 -o out.npy",
            "      labels.csv: a column 'row' (0-based) and a column for each output"
        })
final class PredictCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private PointsOptions points;

    @Option(
            names = "--target",
            paramLabel = "COLUMN",
            split = ",",
            order = 2,
            description = "columns of POINTS to learn, parted by commas; rows where the cell is empty are predicted")
    private List<String> targets = List.of();

    @Option(
            names = "--labels",
            paramLabel = "FILE",
            order = 3,
            description =
                    "labels from a CSV file with a column 'row' (0-based) and a column for each output, or from an"
                            + " NPY file with a row for each point and NaN where there is no label")
    private Optional<Path> labels = Optional.empty();

    @Option(
            names = "--weights",
            paramLabel = "COLUMN",
            order = 4,
            description = "column, beside the labels, with a positive weight for each label (default: all weigh 1)")
    private Optional<String> weights = Optional.empty();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            order = 5,
            description = "where predictions go: a .csv or .npy file, gzipped if it ends in .gz (default: CSV to"
                    + " standard output); needed with --json")
    private Optional<Path> output = Optional.empty();

    @Mixin
    private MethodOptions method;

    @Option(
            names = "--solver",
            paramLabel = "auto|direct|iterative",
            order = 50,
            description = "how the equations are solved (default: auto, whichever is counted to be cheaper)")
    private String solver = "auto";

    @Mixin
    private RunOptions run;

    PredictCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        return run.run(streams, this::work);
    }

    private int work(Stages stages) {
        LabelInput source = source();
        Lambda lambda = method.lambda();
        SolverSettings solving = SolverSettings.DEFAULT.with(choice());
        method.given();
        Check.that(
                !run.json || output.isPresent(),
                "--json takes standard output for the summary, so the predictions need a file: add -o OUT");
        PredictionOutput target = new PredictionOutput(output, streams.out(), inputs());

        Table table = stages.run("read", points::read);
        PointsInput cloud = stages.run("read", () -> points.of(table, source.taken()));
        Labelled labelled = stages.run("read", () -> source.read(table));
        Regularization made = Regularization.of(cloud, method, stages);
        Learner learner = new Learner(made.matrix(), lambda, solving);
        Prediction prediction = stages.run("solve", () -> learner.predict(labelled.labels()));
        stages.run("write", () -> {
            target.write(prediction, labelled.outputs());
            return labelled;
        });
        List<String> warnings = new ArrayList<>(Advice.about(cloud, labelled.outputs()));
        warnings.addAll(prediction.warnings());
        run.report(
                streams,
                new Summary(
                        "predict",
                        Version.text(),
                        points.used(cloud),
                        Optional.of(new Summary.Learned(
                                labelled.source(),
                                labelled.outputs(),
                                labelled.labels().size(),
                                weights)),
                        made.methodUsed(),
                        made.lambdaUsed(lambda, method.lambdaIsDefault()),
                        made.matrixMade(),
                        Optional.of(prediction.solve()),
                        warnings,
                        stages.seconds(),
                        output.map(Path::toString)));
        return 0;
    }

    private LabelInput source() {
        Check.that(
                targets.isEmpty() || labels.isEmpty(),
                "--target and --labels exclude each other: labels come from columns of POINTS or from a file");
        if (!targets.isEmpty()) return new LabelInput.Targets(targets, weights);
        return labels.<LabelInput>map(file -> new LabelInput.Separate(file, weights))
                .orElseThrow(() -> new InvalidInput("there is nothing to learn from: name a column of POINTS with"
                        + " --target, or a file with --labels (see 'tangent predict --help')"));
    }

    private SolverSettings.Choice choice() {
        String word = new Kind.Word("auto", "direct", "iterative").parse("--solver", solver);
        return SolverSettings.Choice.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private Path[] inputs() {
        List<Path> inputs = new ArrayList<>(List.of(points.file()));
        labels.ifPresent(inputs::add);
        return inputs.toArray(Path[]::new);
    }
}
