package dev.tangent.selection;

import dev.tangent.ProgressListener.SearchProgress;
import dev.tangent.method.Method;
import dev.tangent.selection.grid.SearchSpace.CompetitorUnit;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;

/// The units of a search, which of them are still to be tried, and how long that will take by those that were. Tells a
/// listener. Safe for threads.
final class PendingUnits {
    private final Deadline deadline;
    private final Consumer<SearchProgress> listener;
    private final boolean given;
    private final Map<String, CompetitorUnit> units = new LinkedHashMap<>();
    private final Map<String, CompetitorUnit> left = new LinkedHashMap<>();
    private final Map<Method, Double> seconds = new LinkedHashMap<>();
    private final Set<Method> behind = new LinkedHashSet<>();
    private final TrialRates rates = new TrialRates();
    private int total;
    private int running;
    private int recalled;
    private int untried;
    private ToDoubleFunction<CompetitorUnit> chance = unit -> 1;

    /// @param deadline beyond which nothing is tried
    /// @param given whether all units have the neighbours of a given graph
    PendingUnits(Deadline deadline, Consumer<SearchProgress> listener, boolean given) {
        this.deadline = deadline;
        this.listener = listener;
        this.given = given;
    }

    /// Adds one that is to be tried; tells whether it was not there.
    synchronized boolean add(CompetitorUnit unit) {
        if (units.putIfAbsent(unit.key(), unit) != null) return false;
        left.put(unit.key(), unit);
        total++;
        return true;
    }

    /// All, whether tried or not, by their keys.
    synchronized Map<String, CompetitorUnit> all() {
        return Collections.unmodifiableMap(new LinkedHashMap<>(units));
    }

    synchronized CompetitorUnit unit(String key) {
        return units.get(key);
    }

    synchronized boolean isLeft(String key) {
        return left.containsKey(key);
    }

    /// How many there are, without those that were left out.
    synchronized int total() {
        return total;
    }

    /// From here on a unit will be tried with some probability.
    synchronized void expect(ToDoubleFunction<CompetitorUnit> probability) {
        chance = probability;
    }

    /// Leaves out all but some.
    synchronized void keepOnly(Collection<String> keys) {
        left.keySet().retainAll(keys);
        total = left.size();
    }

    /// Leaves out one whose method is far behind.
    synchronized void leaveOut(CompetitorUnit unit) {
        behind.add(unit.method());
        left.remove(unit.key());
        total--;
    }

    /// Whether units of a method were left out because it is far behind.
    synchronized boolean isBehind(Method method) {
        return behind.contains(method);
    }

    /// One is about to be tried.
    synchronized CompetitorUnit begin(String key) {
        CompetitorUnit unit = left.get(key);
        if (unit == null)
            throw new IllegalArgumentException("no unit of this search that is still to be tried: " + key);
        tell(words(unit));
        running++;
        return unit;
    }

    /// One was tried, or there was no time for it.
    ///
    /// @param tried whether there was time for it
    /// @param known whether what it found came from a journal
    synchronized void end(CompetitorUnit unit, boolean tried, boolean known, double taken) {
        if (!tried) untried++;
        seconds.merge(unit.method(), taken, Double::sum);
        left.remove(unit.key());
        if (known) recalled++;
        else rates.add(unit.method(), unit.neighbours(), taken / running); // those beside it share the time
        running--;
    }

    /// None is being tried.
    void tellOfPause() {
        tell("");
    }

    private synchronized void tell(String running) {
        listener.accept(new SearchProgress(total - left.size(), total, recalled, running, secondsLeft()));
    }

    private String words(CompetitorUnit unit) {
        String name = unit.method().name();
        return unit.neighbours().isPresent() && !given
                ? name + " with " + unit.neighbours().getAsInt() + " neighbours"
                : name;
    }

    /// By the rates so far, and no longer than the deadline leaves.
    private OptionalDouble secondsLeft() {
        double sum = 0;
        for (CompetitorUnit unit : left.values()) {
            OptionalDouble seconds = rates.seconds(unit.method(), unit.neighbours());
            if (seconds.isEmpty()) return seconds;
            sum += chance.applyAsDouble(unit) * seconds.getAsDouble();
        }
        return OptionalDouble.of(Math.min(sum, deadline.secondsLeft()));
    }

    /// Spent on each method.
    synchronized Map<Method, Double> seconds() {
        return Collections.unmodifiableMap(new LinkedHashMap<>(seconds));
    }

    synchronized SearchCounts counts() {
        return new SearchCounts(total - untried, recalled, untried, List.copyOf(behind), Optional.empty());
    }
}
