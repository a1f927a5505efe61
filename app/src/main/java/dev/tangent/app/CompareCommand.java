package dev.tangent.app;

import dev.tangent.app.report.Stages;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `tangent compare`: every method on the same folds.
@Command(
        name = "compare",
        sortOptions = false,
        customSynopsis = "tangent compare POINTS (--target COLUMN[,COLUMN...] | --labels FILE) [options] [-o TABLE]",
        description = {
            "Compares all methods and baselines on the same folds of the labels, each at its best parameters.",
            "",
            "One row a method: its error on held-out labels with the standard error, its parameters, its time;",
            "then which came first, and whether the difference to the next is more than chance."
        },
        footer = {
            "",
            "Examples:",
            "  tangent compare points.csv --target weight",
            "      which method suits these data, and does it matter?",
            "  tangent compare scans.csv --target chest,waist --measure rmse --folds 10 -o all.csv --plot all.svg",
            "      two outputs together, ten folds, every candidate in a table and a picture",
            "  tangent compare points.csv --target weight --method lg,ilap -k 20,40",
            "      two methods, two neighbourhood sizes"
        })
final class CompareCommand implements Callable<Integer> {
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

    @Mixin
    private MethodOptions method = MethodOptions.allMethods();

    @Mixin
    private SelectionOptions selection;

    @Mixin
    private SolverOption solver;

    @Mixin
    private RunOptions run;

    CompareCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        return run.run(streams, this::work);
    }

    private int work(Stages stages) {
        CrossValidation how = new CrossValidation(method, selection, solver.settings(), run.seed);
        return new SearchReport("compare", points, labels, run, how)
                .work(streams, stages, SearchFiles.of(table, plot, Optional.empty(), labels.inputs(points.file())));
    }
}
