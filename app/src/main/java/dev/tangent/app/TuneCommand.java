package dev.tangent.app;

import dev.tangent.app.report.Stages;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `tangent tune`: the search alone, with its table and plots.
@Command(
        name = "tune",
        sortOptions = false,
        customSynopsis = "tangent tune POINTS (--target COLUMN[,COLUMN...] | --labels FILE) [options] [-o TABLE]",
        description = {
            "Chooses parameters by cross-validation over the labels; all points are seen by every candidate.",
            "",
            "Every method option may be a list, parted by commas; what is not given follows the data.",
            "Impossible settings, as with fewer neighbours than the dimension needs, are skipped and counted."
        },
        footer = {
            "",
            "Output: the best of each method, then the chosen one. TABLE has every candidate, best first.",
            "The chosen one's error is the least of many, so expect slightly more on new rows.",
            "",
            "Examples:",
            "  tangent tune points.csv --target weight",
            "      all there is to choose for the local Gaussian regularizer",
            "  tangent tune points.csv --target weight -k 20,30,40 -m 5,10 -o table.csv --plot tune.png",
            "      the table of all candidates, and the error over each parameter",
            "  tangent tune points.csv --target weight --method auto --folds 10 --journal search.journal",
            "      methods too; ended before it is done, the same command goes on where it stopped"
        })
final class TuneCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private PointsOptions points;

    @Mixin
    private LabelOptions labels;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "TABLE",
            order = 5,
            description = "file for the table of all candidates, .csv or .json, gzipped if it ends in .gz")
    private Optional<Path> table = Optional.empty();

    @Option(
            names = "--plot",
            paramLabel = "FILE",
            order = 6,
            description = "picture of the error over each parameter, .png or .svg")
    private Optional<Path> plot = Optional.empty();

    @Option(
            names = "--journal",
            paramLabel = "FILE",
            order = 7,
            description = "keeps what each setting found; the same search goes on where it was interrupted")
    private Optional<Path> journal = Optional.empty();

    @Mixin
    private MethodOptions method = MethodOptions.several();

    @Mixin
    private SelectionOptions selection;

    @Mixin
    private SolverOption solver;

    @Mixin
    private RunOptions run;

    TuneCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        return run.run(streams, this::work);
    }

    private int work(Stages stages) {
        CrossValidation how = new CrossValidation(method, selection, solver.settings(), run.seed);
        return new SearchReport("tune", points, labels, run, how)
                .work(streams, stages, SearchFiles.of(table, plot, journal, labels.inputs(points.file())));
    }
}
