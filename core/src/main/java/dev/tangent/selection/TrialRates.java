package dev.tangent.selection;

import dev.tangent.learning.trial.SearchUnit;
import java.util.Collection;
import java.util.OptionalDouble;

/// How long settings took, to tell how long the others will take. The work over k neighbours grows about as
/// k does; methods without a graph have a rate of their own.
final class TrialRates {
    /// Stands in for k where a method has no graph.
    private static final double USUAL_NEIGHBOURS = 20;

    private final Rate graph = new Rate();
    private final Rate other = new Rate();

    private static final class Rate {
        double seconds;
        double work;
    }

    public void add(SearchUnit unit, double seconds) {
        Rate rate = unit.neighbours().isPresent() ? graph : other;
        rate.seconds += seconds;
        rate.work += work(unit);
    }

    /// Empty before anything was tried. A kind of which nothing was tried has the rate of the other.
    public OptionalDouble seconds(Collection<SearchUnit> left) {
        if (graph.work + other.work == 0) return OptionalDouble.empty();
        double sum = 0;
        for (SearchUnit unit : left) {
            Rate own = unit.neighbours().isPresent() ? graph : other;
            Rate rate = own.work > 0 ? own : own == graph ? other : graph;
            sum += rate.seconds / rate.work * work(unit);
        }
        return OptionalDouble.of(sum);
    }

    private static double work(SearchUnit unit) {
        return unit.neighbours().isPresent() ? unit.neighbours().getAsInt() : USUAL_NEIGHBOURS;
    }
}
