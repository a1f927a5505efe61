package dev.tangent.app.tuning;

import dev.tangent.app.report.ProgressLine;
import dev.tangent.learning.NotConverged;
import dev.tangent.learning.selection.ErrorMeasure;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.Part;
import dev.tangent.learning.selection.Rule;
import dev.tangent.learning.selection.Search;
import dev.tangent.learning.selection.Task;
import dev.tangent.learning.selection.Trial;
import dev.tangent.learning.selection.TunableMethod;
import dev.tangent.linalg.Progress;
import dev.tangent.sparse.NotPositiveDefinite;
import dev.tangent.sparse.NotSolved;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Goes through a space part by part: counts, times, and keeps what it finds in the journal, if there is one.
///
/// A setting whose equations cannot be solved is left out, and told of; only if none can the search fails.
public final class Tuner {
    private final Folds folds;
    private final ErrorMeasure measure;
    private final Rule rule;
    private final Optional<Journal> journal;

    public Tuner(Folds folds, ErrorMeasure measure, Rule rule, Optional<Journal> journal) {
        this.folds = folds;
        this.measure = measure;
        this.rule = rule;
        this.journal = journal;
    }

    public Found over(Space space, Task task, ProgressLine line) {
        List<Part> parts = space.parts();
        Countdown countdown = new Countdown(line, parts.size());
        Map<String, Double> seconds = new LinkedHashMap<>();
        List<String> failures = new ArrayList<>();
        List<TunableMethod> watched = new ArrayList<>();
        for (Part part : parts) watched.add(new Watched(part, parts.size(), countdown, seconds, failures));
        Search.Outcome outcome = new Search(watched, folds, measure, rule).over(task);
        return new Found(
                task,
                space,
                outcome,
                folds,
                measure,
                rule,
                seconds,
                parts.size(),
                countdown.recalled(),
                failures,
                true);
    }

    private final class Watched implements TunableMethod {
        private final Part part;
        private final int parts;
        private final Countdown countdown;
        private final Map<String, Double> seconds;
        private final List<String> failures;

        Watched(Part part, int parts, Countdown countdown, Map<String, Double> seconds, List<String> failures) {
            this.part = part;
            this.parts = parts;
            this.countdown = countdown;
            this.seconds = seconds;
            this.failures = failures;
        }

        @Override
        public String name() {
            return part.method().name();
        }

        @Override
        public void tryAll(Task task, Folds folds, Consumer<Trial> found) {
            long start = System.nanoTime();
            boolean known = journal.flatMap(j -> j.trials(part.key())).isPresent();
            TunableMethod method =
                    journal.<TunableMethod>map(j -> new Remembered(part, j)).orElse(part.method());
            try {
                ScopedValue.where(Progress.LISTENER, countdown).run(() -> method.tryAll(task, folds, found));
            } catch (NotSolved | NotPositiveDefinite | NotConverged e) {
                failures.add(part.key() + ": " + e.getMessage());
                if (failures.size() == parts) throw e;
            }
            seconds.merge(name(), (System.nanoTime() - start) / 1e9, Double::sum);
            countdown.next(!known);
        }
    }
}
