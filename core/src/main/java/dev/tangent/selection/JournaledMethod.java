package dev.tangent.selection;

import dev.tangent.Journal;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.trial.Folds;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.SearchUnit;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// A part of a search whose trials come from a journal if it has them, and go there otherwise.
record JournaledMethod(SearchUnit part, Journal journal) implements TunableMethod {
    @Override
    public String name() {
        return part.method().name();
    }

    @Override
    public void tryAll(LabelledGraph task, Folds folds, Consumer<Trial> found) {
        Optional<List<Journal.Recorded>> recorded = journal.recall(part.key());
        List<Trial> trials = recorded.isPresent() ? recalled(recorded.get(), task, folds) : tried(task, folds);
        if (recorded.isEmpty())
            journal.record(
                    part.key(), trials.stream().map(JournaledMethod::recorded).toList());
        trials.forEach(found);
    }

    private static Journal.Recorded recorded(Trial trial) {
        return new Journal.Recorded(
                trial.parameters().shown(),
                trial.simplicity(),
                trial.heldOut().values().clone(),
                trial.logEvidence());
    }

    private List<Trial> tried(LabelledGraph task, Folds folds) {
        List<Trial> trials = new ArrayList<>();
        part.method().tryAll(task, folds, trials::add);
        return trials;
    }

    private List<Trial> recalled(List<Journal.Recorded> recorded, LabelledGraph task, Folds folds) {
        List<Trial> trials = new ArrayList<>();
        for (Journal.Recorded each : recorded) {
            int number = trials.size();
            trials.add(Trial.of(
                    part.restored(each.parameters()),
                    each.simplicity(),
                    Matrix.wrap(task.labels().size(), task.labels().outputs(), each.heldOut()),
                    each.logEvidence(),
                    () -> predicted(task, folds, number)));
        }
        return trials;
    }

    /// A journal keeps scores, not fits: the one that is needed is made again.
    private Prediction predicted(LabelledGraph task, Folds folds, int number) {
        return tried(task, folds).get(number).predict().get();
    }
}
