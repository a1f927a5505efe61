package dev.tangent.app;

import dev.tangent.app.input.Advice;
import dev.tangent.app.input.LabelInput;
import dev.tangent.app.input.Labelled;
import dev.tangent.app.input.PointsInput;
import dev.tangent.app.report.Stages;
import dev.tangent.app.report.Summary;
import dev.tangent.data.Table;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.MemoryPlan;
import dev.tangent.linalg.Check;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
            "Labels are the filled cells of --target columns, or stand in a file of their own (--labels).",
            "What is not given (-k, -m, --lambda, ...) is chosen by cross-validation over the labels."
        },
        footer = {
            "",
            "Output: a column 'row' (0-based, in the order of POINTS), one column for each output, and 'status':",
            "ok, few-labels (too few labels nearby to be sure) or no-label (none; the mean of the labels).",
            "An .npy file holds the outputs alone.",
            "",
            "Examples:",
            "  tangent predict points.csv --target weight -o predictions.csv",
            "      learn column weight where it is filled, from all other numeric columns; parameters are tuned",
            "  tangent predict scans.csv --target chest,waist --columns x1,x2,x3 -k 40 -m 3 -o out.csv",
            "      two outputs, three coordinates, a manifold of dimension 3",
            "  tangent predict points.csv --target weight --method auto --json -o out.csv",
            "      the method is chosen too, baselines among them; the summary says how sure that is",
            "  tangent predict points.npy --labels labels.csv --method ilap --power 3 -o out.npy",
            "      labels.csv: a column 'row' (0-based) and a column for each output"
        })
final class PredictCommand implements Callable<Integer> {
    /// Beyond this the dense work on the labels, which every setting repeats, is no longer quick.
    private static final int MOST_LABELS = 2000;

    private final Streams streams;

    @Mixin
    private PointsOptions points;

    @Mixin
    private LabelOptions labels;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            order = 5,
            description = "where predictions go: a .csv or .npy file, gzipped if it ends in .gz (default: CSV to"
                    + " standard output); needed with --json")
    private Optional<Path> output = Optional.empty();

    @Mixin
    private MethodOptions method = MethodOptions.several();

    @Mixin
    private SelectionOptions selection;

    @Option(
            names = "--per-output",
            order = 33,
            description = "choose for each output alone (default: one choice for all)")
    private boolean perOutput;

    @Option(names = "--no-tune", order = 34, description = "choose nothing: what is not given has its untuned default")
    private boolean untuned;

    @Mixin
    private SolverOption solver;

    @Mixin
    private PlanOption plan;

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
        LabelInput source = labels.source("predict");
        if (untuned) refuseSearch();
        CrossValidation search = new CrossValidation(method, selection, solver.settings(), run.seed);
        Check.that(
                !run.json || output.isPresent(),
                "--json takes standard output for the summary, so the predictions need a file: add -o OUT");
        PredictionOutput target = new PredictionOutput(output, streams.out(), labels.inputs(points.file()));

        Table table = stages.run("read", points::read);
        PointsInput cloud = stages.run("read", () -> points.of(table, source.taken()));
        Labelled labelled = stages.run("read", () -> source.read(table));
        MemoryPlan needed = PlanOption.of(
                cloud, method, !untuned && !method.settled(), labelled.outputs().size());
        if (plan.only) {
            streams.print(PlanOption.text(needed));
            return 0;
        }
        PlanOption.check(needed);
        Fit fit = fit(cloud, labelled, search, stages);
        stages.run("write", () -> {
            target.write(fit.prediction(), labelled.outputs());
            return labelled;
        });
        List<String> warnings = new ArrayList<>(Advice.about(cloud, labelled.outputs()));
        warnings.addAll(fit.warnings());
        warnings.addAll(fit.prediction().warnings());
        run.report(
                streams,
                new Summary(
                        "predict",
                        Version.text(),
                        points.used(cloud),
                        Optional.of(labels.used(labelled)),
                        fit.tuning(),
                        fit.method(),
                        fit.lambda(),
                        fit.matrix(),
                        Optional.of(fit.prediction().solve()),
                        warnings,
                        stages.seconds(),
                        output.map(Path::toString)));
        return 0;
    }

    private void refuseSearch() {
        Check.that(method.methods().size() == 1, "--no-tune needs one method, not several or auto to choose among");
        method.given();
        method.lambda();
        Check.that(!perOutput, "--per-output and --no-tune exclude each other: without a search nothing is chosen");
    }

    private Fit fit(PointsInput cloud, Labelled labelled, CrossValidation search, Stages stages) {
        List<String> reasons = untuned || method.settled() ? List.of() : reasonsAgainst(cloud, labelled);
        if (untuned || method.settled() || !reasons.isEmpty())
            return PlainFit.of(cloud, labelled, method, search.solver(), reasons, stages);
        TunedFit tuned = new TunedFit(search, labelled, search.over(cloud, labelled, Optional.empty(), stages), stages);
        return perOutput ? tuned.perOutput() : tuned.together();
    }

    /// Why there is no search although one was called for; empty if there is one.
    private List<String> reasonsAgainst(PointsInput cloud, Labelled labelled) {
        if (selection.foldsAreGiven()) return List.of();
        int count = labelled.labels().merged(DistinctPoints.of(cloud.cloud())).size();
        if (count < SelectionOptions.FEWEST_LABELS)
            return List.of("nothing was tuned: cross-validation needs at least " + SelectionOptions.FEWEST_LABELS
                    + " labelled points but there are " + count + "; what was not given has its default");
        if (count > MOST_LABELS)
            return List.of("nothing was tuned: with " + count + " labelled points, more than " + MOST_LABELS
                    + ", a search takes long; give --folds to have it, or choose with 'tangent tune'");
        return List.of();
    }
}
