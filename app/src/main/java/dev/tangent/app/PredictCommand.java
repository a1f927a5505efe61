package dev.tangent.app;

import dev.tangent.app.input.Advice;
import dev.tangent.app.input.Labelled;
import dev.tangent.app.method.Catalogue;
import dev.tangent.app.method.RegularizerMethod;
import dev.tangent.app.report.Stages;
import dev.tangent.app.report.Summary;
import dev.tangent.app.tuning.Found;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.MemoryPlan;
import dev.tangent.learning.classification.ClassLabels;
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
            "Output: a column 'row' (0-based, in the order of POINTS), one column for each output, and 'status'.",
            "For classes: the most probable one, and the probability of each as <output>_<class>. The status is",
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
            "  tangent predict flowers.csv --target species --loss softmax -o out.csv",
            "      a column of text names classes; every row gets a class and its probabilities",
            "  tangent predict points.csv --target weight --loss huber -o out.csv",
            "      a few wrong labels do little harm",
            "  tangent predict points.npy --labels labels.csv --method ilap --power 3 -o out.npy",
            "      labels.csv: a column 'row' (0-based) and a column for each output"
        })
final class PredictCommand implements Callable<Integer> {
    /// Beyond this the dense work on the labels, which every setting repeats, is no longer quick.
    private static final int MOST_LABELS = 2000;

    private final Streams streams;

    @Mixin
    private LearningOptions options = new LearningOptions(MethodOptions.several());

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            order = 5,
            description = "where predictions go: a .csv or .npy file, gzipped if it ends in .gz (default: CSV to"
                    + " standard output); needed with --json")
    private Optional<Path> output = Optional.empty();

    @Option(names = "--no-tune", order = 35, description = "choose nothing: what is not given has its untuned default")
    private boolean untuned;

    @Mixin
    private PlanOption plan;

    PredictCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        return options.run.run(streams, this::work);
    }

    private int work(Stages stages) {
        options.check("predict");
        if (untuned) refuseSearch();
        Check.that(
                !options.run.json || output.isPresent(),
                "--json takes standard output for the summary, so the predictions need a file: add -o OUT");
        PredictionOutput target = new PredictionOutput(output, streams.out(), options.inputs());
        LearningOptions.Input input = options.read("predict", stages);
        Labelled labelled = input.labelled();
        MemoryPlan needed = PlanOption.of(
                input.points(),
                options.method,
                !untuned && !options.method.settled(),
                labelled.columns().size());
        if (plan.only) {
            streams.print(PlanOption.text(needed));
            return 0;
        }
        PlanOption.check(needed);
        Fit fit = fit(input, stages);
        stages.run("write", () -> {
            target.write(fit.prediction(), labelled);
            return labelled;
        });
        options.run.report(streams, summary(input, fit, stages));
        return 0;
    }

    private Summary summary(LearningOptions.Input input, Fit fit, Stages stages) {
        List<String> warnings = new ArrayList<>(Advice.about(input.points(), input.labelled()));
        warnings.addAll(fit.warnings());
        warnings.addAll(fit.prediction().warnings());
        return new Summary(
                "predict",
                Version.text(),
                options.points.used(input.points()),
                Optional.of(options.labels.used(input.labelled())),
                fit.tuning(),
                fit.method(),
                fit.lambda(),
                fit.matrix(),
                Optional.of(options.model.used(fit.prediction().convergence())).filter(loss -> usesLoss(fit)),
                Optional.of(fit.prediction().solve()),
                warnings,
                stages.seconds(),
                output.map(Path::toString));
    }

    /// Baselines and rules have no use for one.
    private static boolean usesLoss(Fit fit) {
        return fit.method()
                .map(used -> Catalogue.named(used.name()) instanceof RegularizerMethod)
                .orElse(true);
    }

    private void refuseSearch() {
        Check.that(
                options.method.only().isPresent(), "--no-tune needs one method, not several or auto to choose among");
        options.method.given();
        options.method.lambda();
        Check.that(
                !options.selection.perOutput,
                "--per-output and --no-tune exclude each other: without a search nothing is chosen");
    }

    private Fit fit(LearningOptions.Input input, Stages stages) {
        boolean searching = !untuned && !options.method.settled();
        List<String> reasons = searching ? reasonsAgainst(input) : List.of();
        if (!searching || !reasons.isEmpty()) return PlainFit.of(input, options, reasons, stages);
        Found found = new CrossValidation(options).over(input.points(), input.labelled(), Optional.empty(), stages);
        TunedFit tuned = new TunedFit(options, input.labelled(), found, stages);
        return options.selection.perOutput ? tuned.perOutput() : tuned.together();
    }

    /// Why there is no search although one was called for; empty if there is one.
    private List<String> reasonsAgainst(LearningOptions.Input input) {
        if (options.selection.foldsAreGiven()) return List.of();
        Labelled labelled = input.labelled();
        int count = labelled.labels()
                .merged(DistinctPoints.of(input.points().cloud()))
                .size();
        if (count < SelectionOptions.FEWEST_LABELS)
            return List.of("nothing was tuned: cross-validation needs at least " + SelectionOptions.FEWEST_LABELS
                    + " labelled points but there are " + count + "; what was not given has its default");
        if (!labelled.classes().map(ClassLabels::canBeHeldOut).orElse(true))
            return List.of("nothing was tuned: every class has a single label, so that none can be held out; what was"
                    + " not given has its default");
        if (count > MOST_LABELS)
            return List.of("nothing was tuned: with " + count + " labelled points, more than " + MOST_LABELS
                    + ", a search takes long; give --folds to have it, or choose with 'tangent tune'");
        return List.of();
    }
}
