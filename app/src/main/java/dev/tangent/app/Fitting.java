package dev.tangent.app;

import dev.tangent.app.input.Advice;
import dev.tangent.app.input.Labelled;
import dev.tangent.app.method.Catalogue;
import dev.tangent.app.method.LossKind;
import dev.tangent.app.method.RegularizerMethod;
import dev.tangent.app.report.Stages;
import dev.tangent.app.report.Summary;
import dev.tangent.app.tuning.Found;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.learning.classification.ClassLabels;
import dev.tangent.learning.selection.Search;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.InvalidInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// From options and what was read to a fit; the same for all commands that need one.
///
/// @param command as typed, for messages
record Fitting(String command, LearningOptions options, boolean untuned) {
    /// Beyond this the dense work on the labels, which every setting repeats, is no longer quick.
    private static final int MOST_LABELS = 2000;

    /// Error bars beyond this relative error deserve a word.
    private static final double COARSE = 0.2;

    /// Refuses wrong options before anything is read.
    void check() {
        options.check(command);
        if (untuned) refuseSearch();
    }

    boolean searching() {
        return !untuned && !options.method.settled();
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

    /// Refuses what has no error bars.
    void checkErrorBars() {
        Check.that(
                options.model.kind() == LossKind.SQUARED,
                "error bars (--sd, --interval) are those of the squared loss, not of --loss "
                        + options.model.kind().word());
    }

    /// @param oneMethod a mean of several will not do
    Fit fit(LearningOptions.Input input, boolean oneMethod, Stages stages) {
        List<String> reasons = searching() ? reasonsAgainst(input) : List.of();
        if (!searching() || !reasons.isEmpty()) return PlainFit.of(input, options, reasons, stages);
        Found found = new CrossValidation(options).over(input.points(), input.labelled(), Optional.empty(), stages);
        TunedFit tuned = new TunedFit(options, input.labelled(), oneMethod ? found.byOneMethod() : found, stages);
        return options.selection.perOutput ? tuned.perOutput() : tuned.together();
    }

    /// The fit's R and lambda, refused where one regularizer did not make all of it.
    Fit.Regularized regularized(Fit fit, Labelled labelled, String what) {
        if (labelled.classes().isPresent())
            throw new InvalidInput(
                    what + " is for values, but '" + labelled.outputs().getFirst() + "' names classes");
        return fit.regularized()
                .orElseThrow(() -> new InvalidInput(what + " needs one of --method lg, lap, ilap for all outputs, but "
                        + fit.method()
                                .map(used -> used.name() + " was chosen")
                                .orElse("each output was fitted by a method of its own")));
    }

    FitErrors errors(Fit fit, Labelled labelled, Stages stages) {
        Fit.Regularized made = regularized(fit, labelled, "an error bar (--sd, --interval)");
        return stages.run(
                "error bars", () -> FitErrors.of(made, labelled.labels(), options.solver.settings(), options.run.seed));
    }

    Summary summary(
            LearningOptions.Input input,
            Fit fit,
            Optional<FitErrors> errors,
            Stages stages,
            Optional<String> output,
            List<String> more) {
        List<String> warnings = new ArrayList<>(Advice.about(input.points(), input.labelled()));
        warnings.addAll(fit.warnings());
        warnings.addAll(fit.prediction().warnings());
        errors.map(found -> found.uncertainty().posterior().relativeError())
                .filter(error -> error > COARSE)
                .ifPresent(error -> warnings.add(
                        "the error bars are coarse, because they were estimated by probing; --solver direct makes them"
                                + " exact if the memory suffices"));
        warnings.addAll(more);
        return new Summary(
                command,
                Version.text(),
                options.points.used(input.points()),
                Optional.of(options.labels.used(input.labelled())),
                fit.tuning(),
                fit.method(),
                fit.lambda(),
                fit.matrix(),
                Optional.of(options.model.used(fit.prediction().convergence())).filter(loss -> usesLoss(fit)),
                Optional.of(fit.prediction().solve()),
                errors.map(found -> found.used(input.labelled().outputs())),
                warnings,
                stages.seconds(),
                output);
    }

    /// Baselines and rules have no use for one.
    private static boolean usesLoss(Fit fit) {
        return fit.method()
                .map(used -> used.name().equals(Search.ENSEMBLE)
                        || Catalogue.named(used.name()) instanceof RegularizerMethod)
                .orElse(true);
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
