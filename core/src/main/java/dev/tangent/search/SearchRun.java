package dev.tangent.search;

import dev.tangent.learning.NotConverged;
import dev.tangent.learning.selection.Part;
import dev.tangent.learning.selection.Scoring;
import dev.tangent.learning.selection.Search;
import dev.tangent.learning.selection.Search.Candidate;
import dev.tangent.learning.selection.Task;
import dev.tangent.learning.selection.Trial;
import dev.tangent.learning.selection.TunableMethod;
import dev.tangent.sparse.NotPositiveDefinite;
import dev.tangent.sparse.NotSolved;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A search under way on one task: counts, times, and keeps what it finds in the journal, if there is one.
///
/// A setting whose equations cannot be solved is left out, and told of; only if none can the search fails. The result
/// does not depend on the order in which the parts are tried. For one thread at a time.
public final class SearchRun {
    private final Tuner tuner;
    private final SearchSpace space;
    private final Task task;
    private final boolean ensemble;
    private final Scoring scoring;
    private final BestReduction best;
    private final Map<String, Part> parts = new LinkedHashMap<>();
    private final Map<String, List<Candidate>> found = new LinkedHashMap<>();
    private final Map<String, Double> seconds = new LinkedHashMap<>();
    private final List<String> failures = new ArrayList<>();
    private int done;
    private int recalled;

    SearchRun(Tuner tuner, SearchSpace space, Task task, boolean ensemble) {
        this.tuner = tuner;
        this.space = space;
        this.task = task;
        this.ensemble = ensemble;
        scoring = new Scoring(task.labels(), tuner.folds(), tuner.measure());
        best = new BestReduction(task);
        for (Part part : space.parts()) {
            parts.put(part.key(), part);
            found.put(part.key(), new ArrayList<>());
        }
        tuner.listener().at(0, parts.size(), 0);
    }

    public Task task() {
        return task;
    }

    /// The keys of all parts, in the order in which a search by itself tries them.
    public List<String> keys() {
        return List.copyOf(parts.keySet());
    }

    public boolean has(String key) {
        return parts.containsKey(key);
    }

    /// Tries everything in a part, which must be one of these.
    public void tryPart(String key) {
        Part part = parts.get(key);
        if (part == null) throw new IllegalArgumentException("no part of this search: " + key);
        long start = System.nanoTime();
        boolean known = tuner.journal().flatMap(j -> j.recall(key)).isPresent();
        TunableMethod method = tuner.journal()
                .<TunableMethod>map(j -> new JournaledMethod(part, j))
                .orElse(part.method());
        try {
            method.tryAll(task, tuner.folds(), trial -> heard(key, trial));
        } catch (NotSolved | NotPositiveDefinite | NotConverged e) {
            failures.add(key + ": " + e.getMessage());
            if (failures.size() == parts.size()) throw e;
        }
        seconds.merge(part.method().name(), (System.nanoTime() - start) / 1e9, Double::sum);
        done++;
        if (known) recalled++;
        tuner.listener().at(done, parts.size(), recalled);
    }

    private void heard(String key, Trial trial) {
        Candidate candidate = scoring.candidate(trial);
        candidates(key).add(candidate);
        best.heard(candidate);
    }

    private List<Candidate> candidates(String key) {
        return found.getOrDefault(key, List.of());
    }

    /// What a part found.
    public List<Trial> trials(String key) {
        return candidates(key).stream().map(Candidate::trial).toList();
    }

    /// Tries all parts.
    public SearchResult all() {
        parts.keySet().forEach(this::tryPart);
        return result();
    }

    /// What all parts came to.
    public SearchResult result() {
        List<Candidate> candidates =
                found.values().stream().flatMap(List::stream).toList();
        Search.Outcome outcome = new Search(List.of(), tuner.folds(), tuner.measure(), tuner.rule(), space.labelsOnly())
                .of(candidates, task);
        return new SearchResult(
                task,
                space,
                outcome,
                tuner.folds(),
                tuner.measure(),
                tuner.rule(),
                seconds,
                parts.size(),
                recalled,
                failures,
                ensemble,
                best.kept());
    }
}
