package dev.tangent.app.tuning;

import dev.tangent.learning.Prediction;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.Part;
import dev.tangent.learning.selection.Task;
import dev.tangent.learning.selection.Trial;
import dev.tangent.learning.selection.TunableMethod;
import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;

/// A part of a search whose trials come from a journal if it has them, and go there otherwise.
record Remembered(Part part, Journal journal) implements TunableMethod {
    @Override
    public String name() {
        return part.method().name();
    }

    @Override
    public void tryAll(Task task, Folds folds, Consumer<Trial> found) {
        Optional<List<Journal.Kept>> kept = journal.trials(part.key());
        List<Trial> trials = kept.isPresent() ? recalled(kept.get(), task, folds) : tried(task, folds);
        if (kept.isEmpty()) journal.add(part.key(), trials);
        trials.forEach(found);
    }

    private List<Trial> tried(Task task, Folds folds) {
        List<Trial> trials = new ArrayList<>();
        part.method().tryAll(task, folds, trials::add);
        return trials;
    }

    private List<Trial> recalled(List<Journal.Kept> kept, Task task, Folds folds) {
        List<Trial> trials = new ArrayList<>();
        for (Journal.Kept each : kept) {
            int number = trials.size();
            Matrix heldOut = Matrix.zeros(task.labels().size(), task.labels().outputs());
            System.arraycopy(each.heldOut(), 0, heldOut.values(), 0, each.heldOut().length);
            OptionalDouble evidence = each.logEvidence().map(OptionalDouble::of).orElse(OptionalDouble.empty());
            trials.add(new Trial(
                    name(),
                    each.parameters(),
                    each.simplicity(),
                    heldOut,
                    evidence,
                    () -> predicted(task, folds, number)));
        }
        return trials;
    }

    /// A journal keeps scores, not fits: the one that is wanted is made again.
    private Prediction predicted(Task task, Folds folds, int number) {
        return tried(task, folds).get(number).predict().get();
    }
}
