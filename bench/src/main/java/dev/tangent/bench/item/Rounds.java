package dev.tangent.bench.item;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Figures collected over rounds, each the median of its rounds. Rounds alternate between the competitors, so that a
/// busy minute of the machine burdens all of them alike.
final class Rounds {
    static final int COUNT = 3;

    private final Map<String, List<Double>> figures = new LinkedHashMap<>();

    void add(String name, double figure) {
        figures.computeIfAbsent(name, key -> new ArrayList<>()).add(figure);
    }

    void addAll(String prefix, Map<String, Double> some) {
        some.forEach((name, figure) -> add(prefix + name, figure));
    }

    /// The median, or NaN where nothing was measured.
    double of(String name) {
        List<Double> all = figures.getOrDefault(name, List.of());
        return all.isEmpty()
                ? Double.NaN
                : WallTime.median(all.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /// NaN if either is missing.
    double ratio(String ours, String peer) {
        return of(ours) / of(peer);
    }

    /// The smaller of two, or the one that was measured.
    double best(String one, String other) {
        double a = of(one);
        double b = of(other);
        return Double.isNaN(a) ? b : Double.isNaN(b) ? a : Math.min(a, b);
    }
}
