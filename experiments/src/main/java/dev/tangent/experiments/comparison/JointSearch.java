package dev.tangent.experiments.comparison;

import dev.tangent.ProgressListener.SearchProgress;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.trial.Trial;
import dev.tangent.parallel.Parallel;
import dev.tangent.selection.SearchResult;
import dev.tangent.selection.SearchRun;
import dev.tangent.selection.grid.GridExpansion;
import dev.tangent.selection.grid.SearchRequest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/// Several searches over one graph, which take turns: each setting is tried on all tasks before the next. With a
/// reducer in common, R is assembled and factored once for all of them.
///
/// Tasks whose labels lie at the same points come one after the other, all others side by side.
public final class JointSearch {
    private final List<SearchRun> runs;
    private final List<List<Integer>> groups; // runs whose labels lie at the same points
    private final Set<String> keys = new LinkedHashSet<>();

    /// Takes what was predicted. Called from several threads, for one run by one at a time.
    @FunctionalInterface
    public interface Receiver {
        void predicted(int run, Trial trial, Prediction prediction);
    }

    /// Of searches that have not begun.
    public JointSearch(List<SearchRun> runs) {
        this.runs = List.copyOf(runs);
        Map<List<Integer>, List<Integer>> byPoints = new LinkedHashMap<>();
        for (int run = 0; run < runs.size(); run++) {
            keys.addAll(runs.get(run).keys());
            byPoints.computeIfAbsent(points(runs.get(run)), points -> new ArrayList<>())
                    .add(run);
        }
        groups = List.copyOf(byPoints.values());
    }

    private static List<Integer> points(SearchRun run) {
        return Arrays.stream(run.labelled().labels().points()).boxed().toList();
    }

    /// Goes through all parts of all searches, and then, as each by itself would, beyond the usual grids.
    ///
    /// @param requests what each search is for
    /// @param listener hears of each part before all searches try it
    public List<SearchResult> search(List<SearchRequest> requests, Consumer<SearchProgress> listener) {
        long start = System.nanoTime();
        int total = keys.size();
        tryAll(keys, total, start, listener);
        for (int round = 0; round < GridExpansion.ROUNDS; round++) {
            Set<String> more = new LinkedHashSet<>();
            for (int run = 0; run < runs.size(); run++)
                more.addAll(runs.get(run).expandGrids(requests.get(run)));
            total += more.size();
            tryAll(more, total, start, listener);
            keys.addAll(more);
        }
        listener.accept(new SearchProgress(total, total, 0, "", OptionalDouble.of(0)));
        return runs.stream().map(SearchRun::result).toList();
    }

    /// @param total parts so far, these the last of them
    private void tryAll(Set<String> some, int total, long start, Consumer<SearchProgress> listener) {
        int done = total - some.size();
        for (String key : some) {
            listener.accept(new SearchProgress(done, total, 0, key, left(start, done, total)));
            each(run -> runs.get(run).isLeft(key), run -> runs.get(run).tryUnit(key));
            done++;
        }
    }

    private static OptionalDouble left(long start, int done, int total) {
        if (done == 0) return OptionalDouble.empty();
        return OptionalDouble.of((System.nanoTime() - start) / 1e9 / done * (total - done));
    }

    /// Predicts with some of the trials; again each setting comes once.
    ///
    /// @param wanted the trials of each search
    public void predict(List<Set<Trial>> wanted, Receiver receiver) {
        for (String key : keys) {
            List<List<Trial>> due = new ArrayList<>();
            for (int run = 0; run < runs.size(); run++)
                due.add(runs.get(run).trials(key).stream()
                        .filter(wanted.get(run)::contains)
                        .toList());
            each(
                    run -> !due.get(run).isEmpty(),
                    run -> due.get(run)
                            .forEach(trial -> receiver.predicted(
                                    run, trial, trial.predict().get())));
        }
    }

    /// The first group comes alone: it makes what all others use.
    private void each(IntPredicate chosen, IntConsumer work) {
        List<int[]> due = groups.stream()
                .map(group -> group.stream().mapToInt(run -> run).filter(chosen).toArray())
                .filter(group -> group.length > 0)
                .toList();
        if (due.isEmpty()) return;
        Arrays.stream(due.getFirst()).forEach(work);
        Parallel.forRange(
                due.size() - 1, 1, (before, at) -> Arrays.stream(due.get(at)).forEach(work));
    }
}
