package dev.tangent.selection;

import dev.tangent.Check;
import dev.tangent.Subject;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.classification.ClassProbabilities;
import dev.tangent.learning.fold.Folds;
import dev.tangent.method.LossKind;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.SelectionCriterion;
import dev.tangent.selection.score.SelectionRule;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// How candidates are judged, and how much work that may be.
///
/// @param folds that the labels are split into; empty for the usual number
/// @param leaveOneOut whether every label is a fold of its own
/// @param measure the error that is to be small; empty for what suits the labels and the loss
/// @param oneStandardError whether the smoothest candidate within one standard error of the best is taken
/// @param perOutput whether each output chooses parameters alone
/// @param oneMethod whether of several methods the best alone is taken, instead of a mean of several
public record SelectionSettings(
        OptionalInt folds,
        boolean leaveOneOut,
        SelectionCriterion criterion,
        Optional<MeasureKind> measure,
        boolean oneStandardError,
        boolean perOutput,
        boolean oneMethod,
        SearchBudget budget) {
    public static final SelectionSettings DEFAULT = new SelectionSettings(
            OptionalInt.empty(),
            false,
            SelectionCriterion.CROSS_VALIDATION,
            Optional.empty(),
            false,
            false,
            false,
            SearchBudget.DEFAULT);

    /// Two to learn from and one to be judged by.
    public static final int FEWEST_LABELS = 3;

    private static final int USUAL_FOLDS = 5;
    /// Below so many labels a fifth of them is missed too much: a tenth is held out at a time.
    private static final int FEW_LABELS = 40;

    private static final int FOLDS_OF_FEW = 10;

    public SelectionSettings withFolds(int count) {
        Check.that(count >= 2, "%s must be a whole number of at least 2 but is %s", Subject.FOLDS, count);
        return new SelectionSettings(
                OptionalInt.of(count), leaveOneOut, criterion, measure, oneStandardError, perOutput, oneMethod, budget);
    }

    public SelectionSettings leavingOneOut() {
        return new SelectionSettings(folds, true, criterion, measure, oneStandardError, perOutput, oneMethod, budget);
    }

    public SelectionSettings by(SelectionCriterion other) {
        return new SelectionSettings(
                folds, leaveOneOut, other, measure, oneStandardError, perOutput, oneMethod, budget);
    }

    public SelectionSettings measuring(MeasureKind kind) {
        return new SelectionSettings(
                folds, leaveOneOut, criterion, Optional.of(kind), oneStandardError, perOutput, oneMethod, budget);
    }

    public SelectionSettings withOneStandardError() {
        return new SelectionSettings(folds, leaveOneOut, criterion, measure, true, perOutput, oneMethod, budget);
    }

    public SelectionSettings withEachOutputAlone() {
        return new SelectionSettings(folds, leaveOneOut, criterion, measure, oneStandardError, true, oneMethod, budget);
    }

    public SelectionSettings withOneMethod() {
        return new SelectionSettings(folds, leaveOneOut, criterion, measure, oneStandardError, perOutput, true, budget);
    }

    public SelectionSettings with(SearchBudget other) {
        return new SelectionSettings(
                folds, leaveOneOut, criterion, measure, oneStandardError, perOutput, oneMethod, other);
    }

    /// What was said, each by its name; none where all is as usual.
    public List<Subject> said() {
        Map<Subject, Boolean> all = new LinkedHashMap<>();
        all.put(Subject.FOLDS, foldsAreGiven());
        all.put(Subject.CRITERION, criterion != SelectionCriterion.CROSS_VALIDATION);
        all.put(Subject.MEASURE, measure.isPresent());
        all.put(Subject.ONE_STANDARD_ERROR, oneStandardError);
        all.put(Subject.PER_OUTPUT, perOutput);
        all.put(Subject.ONE_METHOD, oneMethod);
        all.put(Subject.BUDGET, budget.time().isPresent());
        all.put(Subject.SEARCH_SAMPLE, budget.sample().isPresent());
        return all.keySet().stream().filter(all::get).toList();
    }

    public boolean byEvidence() {
        return criterion == SelectionCriterion.MARGINAL_LIKELIHOOD;
    }

    public SelectionRule rule() {
        return byEvidence()
                ? SelectionRule.MARGINAL_LIKELIHOOD
                : oneStandardError ? SelectionRule.ONE_STANDARD_ERROR : SelectionRule.LEAST_ERROR;
    }

    /// Folds that so many labels of values are split into unless another number is given; no more than there are
    /// labels.
    public static int usualFolds(int labels) {
        return Math.min(labels, labels < FEW_LABELS ? FOLDS_OF_FEW : USUAL_FOLDS);
    }

    /// Whether the caller wants a search whatever the number of labels.
    public boolean foldsAreGiven() {
        return folds.isPresent() || leaveOneOut;
    }

    /// Refuses what is wrong whatever the labels.
    public void check(LossKind loss) {
        Check.that(
                criterion != SelectionCriterion.LEAVE_ONE_OUT || folds.isEmpty(),
                "%s loo leaves out one label at a time, so %s cannot be %s",
                Subject.CRITERION,
                Subject.FOLDS,
                folds.orElse(0));
        Check.that(
                !leaveOneOut || folds.isEmpty(),
                "leaving out one label at a time and %s %s exclude each other: give one of them",
                Subject.FOLDS,
                folds.orElse(0));
        if (!byEvidence()) return;
        Check.that(
                !oneStandardError,
                "%s evidence and %s exclude each other: a likelihood has no error",
                Subject.CRITERION,
                Subject.ONE_STANDARD_ERROR);
        Check.that(
                !perOutput,
                "%s evidence and %s exclude each other: it is one for all outputs",
                Subject.CRITERION,
                Subject.PER_OUTPUT);
        Check.that(
                loss == LossKind.SQUARED,
                "%s evidence is the likelihood of the squared loss, not of %s %s",
                Subject.CRITERION,
                Subject.LOSS,
                loss.word());
    }

    private boolean oneAtATime() {
        return leaveOneOut || criterion == SelectionCriterion.LEAVE_ONE_OUT;
    }

    /// The folds of the labels, of classes each as evenly spread as can be.
    ///
    /// @param output what messages call the classes' output
    public Folds of(DistinctLabels labels, Optional<ClassLabels> classes, String output, long seed) {
        int size = labels.size();
        if (folds.isEmpty() || oneAtATime())
            Check.atLeast(FEWEST_LABELS, size, "number of labelled points", FEWEST_LABELS + " for cross-validation");
        classes.ifPresent(names -> Check.that(
                names.canBeHeldOut(),
                "every class of '%s' has a single label, so that none can be held out: label more rows, or predict with"
                        + " %s",
                output,
                Subject.UNTUNED));
        int count = oneAtATime()
                ? size
                : folds.orElse(classes.isPresent() ? Math.min(USUAL_FOLDS, size) : usualFolds(size));
        Check.atMost(size, count, Subject.FOLDS, "the number of labelled points, " + size + ",");
        return classes.isPresent() && !oneAtATime()
                ? Folds.stratified(ClassProbabilities.strata(labels), count, seed)
                : Folds.of(size, count, seed);
    }
}
