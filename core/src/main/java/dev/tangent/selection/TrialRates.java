package dev.tangent.selection;

import dev.tangent.method.Method;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/// How long settings took, to tell how long the others will take. Each method has a rate of its own: the work over k
/// neighbours grows about as k does, and what came last counts most, because the first settings wait for their code to
/// be compiled.
final class TrialRates {
    /// Stands in for k where a method has no graph.
    private static final int USUAL_NEIGHBOURS = 20;

    /// Work of a setting whatever k.
    private static final double FIXED = 5;

    /// What is left of earlier settings' part in a rate with each that follows.
    private static final double KEPT = 0.7;

    /// Methods that were not tried take a part of what others took for as much work: the search begins with those
    /// that take longest.
    private static final double UNTRIED = 0.2;

    /// Settings that say nothing of the others, because most of their time went into code that is compiled but
    /// once.
    private static final int WARM_UP = 3;

    private int tried;
    private final Map<Method, Rate> rates = new HashMap<>();

    private static final class Rate {
        double seconds;
        double work;

        void add(double more, double of) {
            seconds = KEPT * seconds + more;
            work = KEPT * work + of;
        }

        double perWork() {
            return seconds / work;
        }
    }

    void add(Method method, OptionalInt neighbours, double seconds) {
        tried++;
        rates.computeIfAbsent(method, any -> new Rate()).add(seconds, work(neighbours));
    }

    /// Empty before a few were tried.
    ///
    /// @param neighbours of the setting's graph, where it needs one
    OptionalDouble seconds(Method method, OptionalInt neighbours) {
        if (tried < WARM_UP) return OptionalDouble.empty();
        double perWork = Optional.ofNullable(rates.get(method))
                .map(Rate::perWork)
                .orElseGet(() -> UNTRIED
                        * rates.values().stream()
                                .mapToDouble(Rate::perWork)
                                .average()
                                .orElse(0));
        return OptionalDouble.of(perWork * work(neighbours));
    }

    private static double work(OptionalInt neighbours) {
        return FIXED + neighbours.orElse(USUAL_NEIGHBOURS);
    }
}
