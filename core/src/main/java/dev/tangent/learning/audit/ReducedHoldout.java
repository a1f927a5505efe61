package dev.tangent.learning.audit;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.LabelHoldout;
import dev.tangent.learning.classification.ClassProbabilities;
import dev.tangent.learning.fitting.LabelSpectra;
import dev.tangent.learning.fitting.Model;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.reduction.LabelGroups;
import dev.tangent.learning.reduction.LabelSplit;
import dev.tangent.learning.trial.ManifoldMethod;
import dev.tangent.linalg.Matrix;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/// Leaves labels out of a fit by one regularizer, whose R has been reduced to them: with the same parameters and
/// lambda, as dense work on the labels.
///
/// The squared loss has a closed form, which costs one eigendecomposition. Any other is fitted again without each
/// place, or without each of [#FOLDS] parts where there are more than [#MOST_SINGLY].
///
/// @param reduced S, l x l
/// @param together labels that would tell of each other, and so are left out with each other
/// @param seed of the parts
public record ReducedHoldout(Matrix reduced, DistinctLabels labels, LabelGroups together, double lambda, long seed) {
    private static final int MOST_SINGLY = 150;
    private static final int FOLDS = 20;
    private static final int MOST_AGAIN = 500;

    /// Of values. Where the other labels leave a value open, nothing is predicted.
    public HeldOutPlaces values(Model model) {
        Matrix variances = new LabelSpectra(reduced, labels, together).variances(lambda);
        if (labels.size() < 2) return new HeldOutPlaces(variances, variances, 1, LabelHoldout.LEAVE_ONE_OUT);
        return closed(model)
                .map(found -> new HeldOutPlaces(found, variances, 1, LabelHoldout.LEAVE_ONE_OUT))
                .orElseGet(() -> {
                    Folds folds = isSmall() ? singly() : folds(Folds.of(labels.size(), FOLDS, seed));
                    return new HeldOutPlaces(refitted(model, folds), variances, 1, holdout());
                });
    }

    /// Of class probabilities. A class that nothing else is labelled with is not predicted.
    public HeldOutPlaces classes(Model model) {
        Optional<Matrix> closed = closed(model);
        if (closed.isPresent()) return classesSingly(closed.get());
        if (isSmall()) return classesSingly(refitted(model, singly()));
        Folds folds = folds(Folds.stratified(ClassProbabilities.strata(labels), FOLDS, seed));
        return FoldHoldout.ofClasses(labels, refitted(model, folds), folds);
    }

    private HeldOutPlaces classesSingly(Matrix predicted) {
        Matrix variances = together.areAlone()
                ? Matrix.zeros(labels.size(), labels.outputs())
                : FoldHoldout.ofClasses(labels, predicted, singly()).variances();
        return new HeldOutPlaces(predicted, variances, 0, LabelHoldout.LEAVE_ONE_OUT);
    }

    /// Whether leaving out is cheap enough to be done again without labels that were found wrong.
    public boolean isQuick(Model model) {
        return labels.size() <= MOST_AGAIN && labels.size() > 2 && closed(model).isPresent();
    }

    /// The same without some labels, which are predicted by all others: a wrong one spoils what is predicted near
    /// it.
    ///
    /// @param removed places, ascending
    /// @param before with all labels; the variances at the removed places stay those
    /// @param again leaves each of the other labels out
    public HeldOutPlaces without(
            int[] removed, HeldOutPlaces before, Model model, Function<ReducedHoldout, HeldOutPlaces> again) {
        boolean[] inUse = labels.everything();
        for (int place : removed) inUse[place] = false;
        int[] kept = IntStream.range(0, inUse.length).filter(i -> inUse[i]).toArray();
        int[] columns = IntStream.range(0, labels.outputs()).toArray();
        HeldOutPlaces others = again.apply(new ReducedHoldout(
                new LabelSplit(reduced, kept).complement(), labels.select(kept), together.select(kept), lambda, seed));
        Matrix predicted =
                model.fit(reduced, labels, apart(inUse)).heldOut(lambda).copy();
        predicted.put(kept, columns, others.predicted());
        Matrix variances = before.variances().copy();
        variances.put(kept, columns, others.variances());
        return new HeldOutPlaces(predicted, variances, before.noise(), before.holdout());
    }

    /// The labels in use that are in no group with one that is not; all in use where that is none.
    private boolean[] apart(boolean[] inUse) {
        boolean[] removed = new boolean[inUse.length];
        for (int i = 0; i < removed.length; i++) removed[i] = !inUse[i];
        boolean[] groups = together.with(removed);
        boolean[] apart = new boolean[inUse.length];
        for (int i = 0; i < apart.length; i++) apart[i] = !groups[i];
        return IntStream.range(0, apart.length).anyMatch(i -> apart[i]) ? apart : inUse;
    }

    private Optional<Matrix> closed(Model model) {
        return model.leaveOneOut(reduced, labels, together, new double[] {lambda})
                .map(all -> all[0]);
    }

    private Matrix refitted(Model model, Folds folds) {
        return ManifoldMethod.heldOut(model, labels, folds, reduced, new double[] {lambda})[0];
    }

    private boolean isSmall() {
        return labels.size() <= MOST_SINGLY;
    }

    private LabelHoldout holdout() {
        return isSmall() ? LabelHoldout.LEAVE_ONE_OUT : LabelHoldout.FOLDS;
    }

    private Folds singly() {
        return folds(Folds.of(labels.size(), labels.size(), seed));
    }

    private Folds folds(Folds each) {
        return together.areAlone() ? each : each.together(together.first());
    }
}
