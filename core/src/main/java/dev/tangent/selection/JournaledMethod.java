package dev.tangent.selection;

import dev.tangent.Journal;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.SearchUnit;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// A unit of a search, whose trials come from a journal if it has them, and go there otherwise.
record JournaledMethod(SearchUnit unit, Journal journal) implements TunableMethod {
    @Override
    public String name() {
        return unit.method().name();
    }

    @Override
    public void tryAll(LabelledGraph labelled, Folds folds, Consumer<Trial> found) {
        Optional<List<Journal.Recorded>> recorded = journal.recall(unit.key());
        List<Trial> trials = recorded.isPresent() ? recalled(recorded.get(), labelled, folds) : tried(labelled, folds);
        if (recorded.isEmpty())
            journal.record(
                    unit.key(), trials.stream().map(JournaledMethod::recorded).toList());
        trials.forEach(found);
    }

    private static Journal.Recorded recorded(Trial trial) {
        return new Journal.Recorded(
                trial.parameters().shown(),
                trial.simplicity(),
                trial.heldOut().values().clone(),
                trial.logEvidence());
    }

    private List<Trial> tried(LabelledGraph labelled, Folds folds) {
        List<Trial> trials = new ArrayList<>();
        unit.method().tryAll(labelled, folds, trials::add);
        return trials;
    }

    private List<Trial> recalled(List<Journal.Recorded> recorded, LabelledGraph labelled, Folds folds) {
        List<Trial> trials = new ArrayList<>();
        for (Journal.Recorded each : recorded) {
            int number = trials.size();
            trials.add(Trial.of(
                    unit.restored().apply(each.parameters()),
                    each.simplicity(),
                    Matrix.wrap(labelled.labels().size(), labelled.labels().outputs(), each.heldOut()),
                    each.logEvidence(),
                    () -> predicted(labelled, folds, number)));
        }
        return trials;
    }

    /// A journal keeps scores, not fits: the one that is needed is made again.
    private Prediction predicted(LabelledGraph labelled, Folds folds, int number) {
        return tried(labelled, folds).get(number).predict().get();
    }
}
