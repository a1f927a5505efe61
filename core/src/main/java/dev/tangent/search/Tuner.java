package dev.tangent.search;

import dev.tangent.learning.NotConverged;
import dev.tangent.learning.selection.ErrorMeasure;
import dev.tangent.learning.selection.Folds;
import dev.tangent.learning.selection.Part;
import dev.tangent.learning.selection.Rule;
import dev.tangent.learning.selection.Search;
import dev.tangent.learning.selection.Task;
import dev.tangent.learning.selection.Trial;
import dev.tangent.learning.selection.TunableMethod;
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
    private final SearchListener listener;

    public Tuner(Folds folds, ErrorMeasure measure, Rule rule, Optional<Journal> journal, SearchListener listener) {
        this.folds = folds;
        this.measure = measure;
        this.rule = rule;
        this.journal = journal;
        this.listener = listener;
    }

    /// Goes through all of it.
    ///
    /// @param ensemble whether a mean of several methods will do
    public SearchResult over(SearchSpace space, Task task, boolean ensemble) {
        List<Part> parts = space.parts();
        Progress progress = new Progress(parts.size());
        List<TunableMethod> watched = new ArrayList<>();
        for (Part part : parts) watched.add(new WatchedPart(part, progress));
        listener.at(0, parts.size(), 0);
        BestReduction best = new BestReduction(task);
        Search.Outcome outcome = new Search(watched, folds, measure, rule).over(task, best::heard);
        return new SearchResult(
                task,
                space,
                outcome,
                folds,
                measure,
                rule,
                progress.seconds,
                parts.size(),
                progress.recalled,
                progress.failures,
                ensemble,
                best.kept());
    }

    /// What has been done so far.
    private static final class Progress {
        private final int total;
        private final Map<String, Double> seconds = new LinkedHashMap<>();
        private final List<String> failures = new ArrayList<>();
        private int done;
        private int recalled;

        Progress(int total) {
            this.total = total;
        }
    }

    private final class WatchedPart implements TunableMethod {
        private final Part part;
        private final Progress progress;

        WatchedPart(Part part, Progress progress) {
            this.part = part;
            this.progress = progress;
        }

        @Override
        public String name() {
            return part.method().name();
        }

        @Override
        public void tryAll(Task task, Folds folds, Consumer<Trial> found) {
            long start = System.nanoTime();
            boolean known = journal.flatMap(j -> j.recall(part.key())).isPresent();
            TunableMethod method = journal.<TunableMethod>map(j -> new JournaledMethod(part, j))
                    .orElse(part.method());
            try {
                method.tryAll(task, folds, found);
            } catch (NotSolved | NotPositiveDefinite | NotConverged e) {
                progress.failures.add(part.key() + ": " + e.getMessage());
                if (progress.failures.size() == progress.total) throw e;
            }
            progress.seconds.merge(name(), (System.nanoTime() - start) / 1e9, Double::sum);
            progress.done++;
            if (known) progress.recalled++;
            listener.at(progress.done, progress.total, progress.recalled);
        }
    }
}
