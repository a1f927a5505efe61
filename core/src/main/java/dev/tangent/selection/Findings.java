package dev.tangent.selection;

import dev.tangent.selection.score.Candidate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// What the units of a search have found so far, in the order of the units, whatever the order in which they found it.
/// Safe for threads.
final class Findings {
    private final Map<String, List<Candidate>> found = new LinkedHashMap<>();
    private final Map<String, String> failures = new LinkedHashMap<>();

    /// That a unit will be heard of.
    synchronized void expect(String key) {
        found.put(key, new ArrayList<>());
    }

    synchronized void add(String key, List<Candidate> more) {
        found.get(key).addAll(more);
    }

    /// That a unit could not be solved; returns how many could not.
    synchronized int failed(String key, String message) {
        failures.put(key, key + ": " + message);
        return failures.size();
    }

    synchronized List<Candidate> of(String key) {
        return List.copyOf(found.getOrDefault(key, List.of()));
    }

    /// Of some units.
    synchronized List<Candidate> of(Predicate<String> keys) {
        return found.entrySet().stream()
                .filter(each -> keys.test(each.getKey()))
                .flatMap(each -> each.getValue().stream())
                .toList();
    }

    List<Candidate> all() {
        return of(any -> true);
    }

    synchronized boolean isEmpty() {
        return found.values().stream().allMatch(List::isEmpty);
    }

    synchronized Map<String, List<Candidate>> byUnit() {
        Map<String, List<Candidate>> copy = new LinkedHashMap<>();
        found.forEach((key, candidates) -> copy.put(key, List.copyOf(candidates)));
        return copy;
    }

    /// In the order of the units.
    synchronized List<String> failures() {
        return found.keySet().stream()
                .flatMap(key -> Stream.ofNullable(failures.get(key)))
                .toList();
    }
}
