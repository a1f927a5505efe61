package dev.tangent.selection;

import dev.tangent.Journal;
import dev.tangent.ProgressListener.SearchProgress;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.linalg.NumericFailure;
import dev.tangent.method.Method;
import dev.tangent.parallel.Parallel;
import dev.tangent.selection.ensemble.CandidateRanking;
import dev.tangent.selection.ensemble.Ranked;
import dev.tangent.selection.grid.GridEnds;
import dev.tangent.selection.grid.GridExpansion;
import dev.tangent.selection.grid.SearchRequest;
import dev.tangent.selection.grid.SearchSpace;
import dev.tangent.selection.grid.SearchSpace.CompetitorUnit;
import dev.tangent.selection.score.Candidate;
import dev.tangent.selection.score.Scoring;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/// A search under way on one labelled graph: counts, times, and keeps what it finds in the journal, if there is one.
///
/// A setting whose equations cannot be solved is left out, and told of; only if none can the search fails. Once its
/// time is up nothing more is tried, but never before something was found. The result does not depend on the order in
/// which the units are tried. For one thread at a time.
public final class SearchRun {
    /// Of what a race leaves for later, the part that is tried in the end, about.
    private static final double OPEN = 0.3;

    private final CandidateRanking ranking;
    private final Optional<Journal> journal;
    private final Deadline deadline;
    private final SearchListener listener;
    private final LabelledGraph labelled;
    private final boolean ensemble;
    private final Scoring scoring;
    private final Map<String, CompetitorUnit> units = new LinkedHashMap<>();
    private final Findings findings = new Findings();
    private final Map<Method, Double> seconds = new LinkedHashMap<>();
    private final Map<String, CompetitorUnit> left = new LinkedHashMap<>();
    private final Set<Method> behind = new LinkedHashSet<>();
    private final TrialRates rates = new TrialRates();
    private SearchSpace space;
    private int total;
    private int running;
    private int recalled;
    private int untried;
    private ToDoubleFunction<CompetitorUnit> chance = unit -> 1; // that a unit will be tried
    private double least = Double.POSITIVE_INFINITY;

    /// Of a space that is still to be searched.
    ///
    /// @param ranking of what is found, by its folds
    /// @param journal keeps what each unit finds
    /// @param deadline when nothing more is tried
    /// @param ensemble whether a mean of several methods will do, or it has to be one of them
    public SearchRun(
            CandidateRanking ranking,
            Optional<Journal> journal,
            Deadline deadline,
            SearchListener listener,
            SearchSpace space,
            LabelledGraph labelled,
            boolean ensemble) {
        this.ranking = ranking;
        this.journal = journal;
        this.deadline = deadline;
        this.listener = listener;
        this.space = space;
        this.labelled = labelled;
        this.ensemble = ensemble;
        scoring = ranking.scoring(labelled.labels());
        space.units().forEach(this::add);
    }

    private void add(CompetitorUnit unit) {
        units.put(unit.key(), unit);
        findings.expect(unit.key());
        left.put(unit.key(), unit);
        total++;
    }

    public LabelledGraph labelled() {
        return labelled;
    }

    /// The keys of all units, in the order in which a search by itself tries them.
    public List<String> keys() {
        return List.copyOf(units.keySet());
    }

    /// Whether it is a unit that is still to be tried.
    public boolean isLeft(String key) {
        return left.containsKey(key);
    }

    /// Tries everything in a unit, which must be one of these.
    public void tryUnit(String key) {
        CompetitorUnit unit = begun(key);
        boolean known = journal.flatMap(j -> j.recall(key)).isPresent();
        long start = System.nanoTime();
        boolean tried = tried(unit);
        ended(unit, tried, known, (System.nanoTime() - start) / 1e9);
    }

    private synchronized CompetitorUnit begun(String key) {
        CompetitorUnit unit = left.get(key);
        if (unit == null)
            throw new IllegalArgumentException("no unit of this search that is still to be tried: " + key);
        tell(words(unit));
        running++;
        return unit;
    }

    private synchronized void ended(CompetitorUnit unit, boolean tried, boolean known, double taken) {
        if (!tried) untried++;
        seconds.merge(unit.method(), taken, Double::sum);
        left.remove(unit.key());
        if (known) recalled++;
        else rates.add(unit.method(), unit.neighbours(), taken / running); // those beside it share the time
        running--;
    }

    /// Whether there was time for it.
    private boolean tried(CompetitorUnit unit) {
        boolean first = findings.isEmpty();
        if (!first && deadline.hasPassed()) return false;
        TunableMethod method = journal.<TunableMethod>map(j -> new JournaledMethod(unit.unit(), j))
                .orElse(unit.unit().method());
        List<Trial> trials = new ArrayList<>();
        Runnable trying = () -> method.tryAll(labelled, ranking.folds(), trials::add);
        try {
            if (first) trying.run();
            else deadline.run(trying);
            return true;
        } catch (Deadline.Passed e) {
            return false;
        } catch (NumericFailure e) {
            if (findings.failed(unit.key(), e.getMessage()) == total) throw e;
            return true;
        } finally {
            heard(unit, trials);
        }
    }

    private String words(CompetitorUnit unit) {
        String name = unit.method().name();
        return unit.neighbours().isPresent() && !labelled.graph().isGiven()
                ? name + " with " + unit.neighbours().getAsInt() + " neighbours"
                : name;
    }

    private void tell(String running) {
        listener.at(new SearchProgress(total - left.size(), total, recalled, running, secondsLeft()));
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

    private void heard(CompetitorUnit unit, List<Trial> trials) {
        List<Candidate> candidates = scoring.candidates(unit.method(), unit.values(), trials);
        findings.add(unit.key(), candidates);
        candidates.forEach(this::keepIfBest);
    }

    private synchronized void keepIfBest(Candidate candidate) {
        if (!(candidate.score().error() < least)) return;
        least = candidate.score().error();
        labelled.reducer().keep(candidate.trial().parameters().spec()); // for the fit that follows
    }

    /// What a unit found.
    public List<Trial> trials(String key) {
        return findings.of(key).stream().map(Candidate::trial).toList();
    }

    /// Tries all units; where time may run out, one of each method before the next of any.
    public SearchResult all() {
        return only(deadline.exists() ? inTurns() : keys());
    }

    /// Tries all units but those of methods that fall far behind. Of classes, and where time may run out, all.
    public SearchResult race() {
        if (deadline.exists() || scoring.calibration().isPresent()) return all();
        MethodRace race = MethodRace.over(space.choices(), scoring);
        Predicate<String> first = key -> race.isFirst(units.get(key).values());
        chance = unit -> race.isFirst(unit.values()) ? 1 : OPEN;
        byKind(keys().stream().filter(first).toList(), this::tryUnit);
        chance = unit -> behind.contains(unit.method()) ? 0 : 1;
        List<Candidate> rivals = findings.all();
        byKind(keys().stream().filter(Predicate.not(first)).toList(), key -> tryIfOpen(key, race, rivals));
        tell("");
        return result();
    }

    /// Units of one kind are tried in sequence: they share what they need.
    private void byKind(List<String> keys, Consumer<String> work) {
        boolean together = journal.isEmpty()
                && ReductionCache.holdsSeveral(labelled.graph().size());
        Map<Object, List<String>> kinds = keys.stream()
                .collect(Collectors.groupingBy(
                        key -> together ? units.get(key).kind() : "all", LinkedHashMap::new, Collectors.toList()));
        Parallel.sideBySide(List.copyOf(kinds.values()), kind -> kind.forEach(work));
    }

    /// @param rivals what all methods had found when this one went on
    private void tryIfOpen(String key, MethodRace race, List<Candidate> rivals) {
        Method method = units.get(key).method();
        List<Candidate> own = findings.of(each -> units.get(each).method().equals(method));
        if (race.isOpen(own, rivals)) tryUnit(key);
        else leave(key, method);
    }

    private synchronized void leave(String key, Method method) {
        behind.add(method);
        left.remove(key);
        total--;
    }

    /// The same as one of these two, and then what lies beyond the usual grids of a request where a method that is
    /// not far behind chose their ends.
    ///
    /// @param racing whether the search may leave methods behind
    public SearchResult allAndBeyond(SearchRequest request, boolean racing) {
        SearchResult within = racing ? race() : all();
        int before = total;
        for (int round = 0; round < GridExpansion.ROUNDS; round++)
            expandGrids(request).forEach(this::tryUnit);
        if (total == before) return within;
        tell("");
        return result();
    }

    /// Adds what lies beyond the usual grids where a method's choice for all outputs together is at their ends.
    /// Each method goes on by itself, so that they are compared on equal terms.
    public List<String> expandGrids(SearchRequest request) {
        List<String> more = new ArrayList<>();
        if (deadline.hasPassed()) return more;
        GridExpansion expansion = new GridExpansion(
                request, space.choices(), labelled, ranking.folds().leastTraining());
        for (SearchSpace.Competitor each : space.competitors()) {
            if (behind.contains(each.method())) continue;
            Optional<GridExpansion.Next> next = ends(request, each.method()).map(ends -> expansion.beyond(ends, each));
            if (next.isEmpty()) continue;
            space = space.with(next.get().competitor());
            for (CompetitorUnit unit : next.get().units()) {
                if (units.containsKey(unit.key())) continue;
                add(unit);
                more.add(unit.key());
            }
        }
        return more;
    }

    private Optional<GridEnds> ends(SearchRequest request, Method method) {
        List<Candidate> own = GridEnds.of(method, findings.all().stream());
        return own.isEmpty()
                ? Optional.empty()
                : Optional.of(new GridEnds(request, own, ranking.chosenOf(own, labelled)));
    }

    /// Tries some units, in this order, and no others.
    public SearchResult only(List<String> keys) {
        left.keySet().retainAll(keys);
        total = left.size();
        keys.forEach(this::tryUnit);
        tell("");
        return result();
    }

    private List<String> inTurns() {
        Map<Method, List<String>> byMethod = new LinkedHashMap<>();
        units.forEach((key, unit) -> byMethod.computeIfAbsent(unit.method(), method -> new ArrayList<>())
                .add(key));
        List<String> turns = new ArrayList<>();
        for (int turn = 0; turns.size() < units.size(); turn++)
            for (List<String> own : byMethod.values()) if (turn < own.size()) turns.add(own.get(turn));
        return turns;
    }

    /// All units, and what each has found so far.
    public TriedUnits units() {
        return new TriedUnits(space, units, findings.byUnit());
    }

    /// What all units came to.
    public SearchResult result() {
        Ranked ranked = ranking.of(findings.all(), labelled);
        return new SearchResult(
                labelled,
                space,
                ranked,
                ranking,
                seconds,
                new SearchCounts(total - untried, recalled, untried, List.copyOf(behind), Optional.empty()),
                findings.failures(),
                ensemble);
    }
}
