package dev.tangent.app;

import dev.tangent.app.input.Labelled;
import dev.tangent.app.method.Kind;
import dev.tangent.app.method.LossKind;
import dev.tangent.app.tuning.MeasureWords;
import dev.tangent.learning.Model;
import dev.tangent.learning.classification.ClassLabels;
import dev.tangent.learning.selection.ErrorMeasure;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.Rule;
import dev.tangent.learning.selection.Task;
import dev.tangent.linalg.Check;
import java.util.Optional;
import picocli.CommandLine.Option;

/// How candidates are judged; the same for all commands that choose.
final class SelectionOptions {
    /// Two to learn from and one to be judged by.
    static final int FEWEST_LABELS = 3;

    private static final int USUAL_FOLDS = 5;
    private static final String LEAVE_ONE_OUT = "loo";

    @Option(
            names = "--folds",
            paramLabel = "N|loo",
            order = 30,
            description = "parts the labels are split into, each held out once; loo holds out one label at a time"
                    + " (default: 5, or as many as there are labels if they are fewer); classes are spread evenly")
    private Optional<String> folds = Optional.empty();

    @Option(
            names = "--criterion",
            paramLabel = "cv|loo|evidence",
            order = 31,
            description = "what chooses: cross-validation (default), the same leaving out one label at a time, or the"
                    + " marginal likelihood of the labels (lg, lap and ilap with the squared loss)")
    private String criterion = "cv";

    @Option(
            names = "--measure",
            paramLabel = "NAME",
            order = 32,
            description = "the error that is to be small: mae, mean absolute (default); rmse, root mean square; l2,"
                    + " mean length of the difference over all outputs; for classes accuracy (default) or log-loss;"
                    + " for quantiles pinball (default). Over several outputs errors are in standard deviations of"
                    + " each, but for l2")
    private Optional<String> measure = Optional.empty();

    @Option(
            names = {"--one-se", "--one-standard-error"},
            order = 33,
            description = "choose the smoothest candidate within one standard error of the best (default: of those"
                    + " within a thousandth)")
    private boolean oneStandardError;

    @Option(
            names = "--per-output",
            order = 34,
            description = "choose parameters for each output alone; methods count by its own errors and by those of all"
                    + " outputs (default: one choice for all)")
    boolean perOutput;

    @Option(
            names = "--one-method",
            order = 35,
            description = "of several methods take the best alone (default: a mean of those that did nearly as well, by"
                    + " their errors; model files, error bars, suggestions and classes always come from one)")
    boolean oneMethod;

    ErrorMeasure measure(Labelled labelled, LossKind loss, Model model) {
        return MeasureWords.parse(measure, labelled.classes().isPresent(), loss, model);
    }

    boolean foldsAreGiven() {
        return folds.isPresent();
    }

    boolean evidence() {
        return criterion.equals("evidence");
    }

    Rule rule() {
        return evidence() ? Rule.MARGINAL_LIKELIHOOD : oneStandardError ? Rule.ONE_STANDARD_ERROR : Rule.LEAST_ERROR;
    }

    /// Refuses what is wrong whatever the labels.
    void check(LossKind loss) {
        new Kind.Word("cv", LEAVE_ONE_OUT, "evidence").parse("--criterion", criterion);
        measure.ifPresent(MeasureWords::check);
        if (!leaveOneOut()) folds.ifPresent(this::count);
        Check.that(
                !criterion.equals(LEAVE_ONE_OUT)
                        || folds.isEmpty()
                        || folds.get().equals(LEAVE_ONE_OUT),
                "--criterion loo leaves out one label at a time, so --folds cannot be " + folds.orElse(""));
        if (!evidence()) return;
        Check.that(
                !oneStandardError, "--criterion evidence and --one-se exclude each other: a likelihood has no error");
        Check.that(!perOutput, "--criterion evidence and --per-output exclude each other: it is one for all outputs");
        Check.that(
                loss == LossKind.SQUARED,
                "--criterion evidence is the likelihood of the squared loss, not of --loss " + loss.word());
    }

    private boolean leaveOneOut() {
        return folds.equals(Optional.of(LEAVE_ONE_OUT)) || criterion.equals(LEAVE_ONE_OUT);
    }

    private int count(String text) {
        return new Kind.Count(2).parse("--folds", text);
    }

    /// The parts of a task's labels, of classes each as evenly spread as can be.
    Folds of(Task task, Labelled labelled, long seed) {
        int labels = task.labels().size();
        if (folds.isEmpty() || leaveOneOut())
            Check.atLeast(FEWEST_LABELS, labels, "number of labelled points", FEWEST_LABELS + " for cross-validation");
        labelled.classes()
                .ifPresent(classes -> Check.that(
                        classes.canBeHeldOut(),
                        "every class of '" + labelled.outputs().getFirst() + "' has a single label, so that none can"
                                + " be held out: label more rows, or predict with --no-tune"));
        int count = leaveOneOut() ? labels : folds.map(this::count).orElse(Math.min(USUAL_FOLDS, labels));
        Check.atMost(labels, count, "--folds", "the number of labelled points, " + labels + ",");
        return labelled.classes().isPresent() && !leaveOneOut()
                ? Folds.stratified(ClassLabels.strata(task.labels()), count, seed)
                : Folds.of(labels, count, seed);
    }

    /// As typed, for a command that searches alike.
    String words() {
        return folds.map(text -> " --folds " + text).orElse("")
                + (criterion.equals("cv") ? "" : " --criterion " + criterion)
                + measure.map(text -> " --measure " + text).orElse("")
                + (oneStandardError ? " --one-se" : "")
                + (perOutput ? " --per-output" : "")
                + (oneMethod ? " --one-method" : "");
    }
}
