package dev.tangent.learning.classification;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Prior;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.SearchUnit;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.linalg.Matrix;
import java.util.List;
import java.util.function.Consumer;

/// A method made for values as one for classes: it learns the shares of the classes as any outputs, and what it
/// predicts is cut off below zero, corrected for the prior and made to sum to one.
public record ClassMethod(TunableMethod method, Prior prior) implements TunableMethod {
    @Override
    public String name() {
        return method.name();
    }

    @Override
    public List<SearchUnit> units() {
        return method.units().stream()
                .map(unit ->
                        SearchUnit.of(unit.key() + " " + prior, new ClassMethod(unit.method(), prior), unit.setting()))
                .toList();
    }

    @Override
    public void tryAll(LabelledGraph labelled, Folds folds, Consumer<Trial> found) {
        DistinctLabels labels = labelled.labels();
        method.tryAll(labelled, folds, trial -> {
            Matrix heldOut = Matrix.zeros(labels.size(), labels.outputs());
            for (int fold = 0; fold < folds.count(); fold++)
                folds.copyHeldOut(fold, probabilities(labels, folds.training(fold), trial.heldOut()), heldOut);
            found.accept(trial.with(heldOut, () -> {
                var prediction = trial.predict().get();
                return prediction.with(probabilities(labels, labels.everything(), prediction.values()));
            }));
        });
    }

    private Matrix probabilities(DistinctLabels labels, boolean[] inUse, Matrix values) {
        Matrix positive = values.copy();
        for (int k = 0; k < positive.values().length; k++) positive.values()[k] = Math.max(0, positive.values()[k]);
        return PriorShift.of(prior, labels, inUse).of(positive);
    }
}
