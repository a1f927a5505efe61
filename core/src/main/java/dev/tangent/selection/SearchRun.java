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
import dev.tangent.selection.score.CrossValidation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
    private final LabelledGraph labelled;
    private final boolean ensemble;
    private final CrossValidation validation;
    private final PendingUnits pending;
    private final Findings findings = new Findings();
    private SearchSpace space;
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
            Consumer<SearchProgress> listener,
            SearchSpace space,
            LabelledGraph labelled,
            boolean ensemble) {
        this.ranking = ranking;
        this.journal = journal;
        this.deadline = deadline;
        this.space = space;
        this.labelled = labelled;
        this.ensemble = ensemble;
        validation = ranking.validation();
        pending = new PendingUnits(deadline, listener, labelled.graph().isGiven());
        space.units().forEach(this::add);
    }

    /// Adds one that is to be tried; tells whether it was not there.
    private boolean add(CompetitorUnit unit) {
        boolean more = pending.add(unit);
        if (more) findings.expect(unit.key());
        return more;
    }

    public LabelledGraph labelled() {
        return labelled;
    }

    /// The keys of all units, in the order in which a search by itself tries them.
    public List<String> keys() {
        return List.copyOf(pending.all().keySet());
    }

    /// Whether it is a unit that is still to be tried.
    public boolean isLeft(String key) {
        return pending.isLeft(key);
    }

    /// Tries everything in a unit, which must be one of these.
    public void tryUnit(String key) {
        CompetitorUnit unit = pending.begin(key);
        boolean known = journal.flatMap(j -> j.recall(key)).isPresent();
        long start = System.nanoTime();
        boolean tried = tried(unit);
        pending.end(unit, tried, known, (System.nanoTime() - start) / 1e9);
    }

    /// Whether there was time for it.
    private boolean tried(CompetitorUnit unit) {
        boolean first = findings.isEmpty();
        if (!first && deadline.hasPassed()) return false;
        TunableMethod method = journal.<TunableMethod>map(j -> new JournaledMethod(unit.unit(), j))
                .orElse(unit.unit().method());
        List<Trial> trials = new ArrayList<>();
        Runnable trying = () -> method.tryAll(labelled, validation.folds(), trials::add);
        try {
            if (first) trying.run();
            else deadline.run(trying);
            return true;
        } catch (Deadline.Passed e) {
            return false;
        } catch (NumericFailure e) {
            if (findings.failed(unit.key(), e.getMessage()) == pending.total()) throw e;
            return true;
        } finally {
            heard(unit, trials);
        }
    }

    private void heard(CompetitorUnit unit, List<Trial> trials) {
        List<Candidate> candidates = validation.candidates(unit.method(), unit.values(), trials);
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
        if (deadline.exists() || validation.calibration().isPresent()) return all();
        MethodRace race = MethodRace.over(space.choices(), validation);
        Predicate<String> first = key -> race.isFirst(pending.unit(key).values());
        pending.expect(unit -> race.isFirst(unit.values()) ? 1 : OPEN);
        sideBySide(keys().stream().filter(first).toList());
        leaveOutThoseBehind(race, keys().stream().filter(pending::isLeft).toList());
        pending.expect(unit -> 1);
        sideBySide(keys().stream().filter(pending::isLeft).toList());
        return ended();
    }

    /// As many units at a time as the heap and the processors allow. Those of one family are tried in sequence:
    /// they share what they need.
    private void sideBySide(List<String> keys) {
        int chains = journal.isPresent()
                ? 1
                : ReductionCache.atATime(labelled.graph().size());
        Map<Object, List<String>> families = keys.stream()
                .collect(Collectors.groupingBy(
                        key -> pending.unit(key).family(), LinkedHashMap::new, Collectors.toList()));
        List<List<String>> dealt = Stream.<List<String>>generate(ArrayList::new)
                .limit(Math.min(chains, families.size()))
                .toList();
        int family = 0;
        for (List<String> units : families.values())
            dealt.get(family++ % chains).addAll(units);
        Parallel.sideBySide(dealt, chain -> chain.forEach(this::tryUnit));
    }

    /// Of the units that are left, those of methods that have no part any more in what will be taken.
    private void leaveOutThoseBehind(MethodRace race, List<String> keys) {
        List<Candidate> rivals = findings.all();
        Map<Method, Boolean> open = new LinkedHashMap<>();
        for (String key : keys) {
            CompetitorUnit unit = pending.unit(key);
            if (!open.computeIfAbsent(unit.method(), method -> race.isOpen(foundBy(method), rivals)))
                pending.leaveOut(unit);
        }
    }

    private List<Candidate> foundBy(Method method) {
        return findings.of(each -> pending.unit(each).method().equals(method));
    }

    /// The same as one of these two, and then what lies beyond the usual grids of a request where a method that is
    /// not far behind chose their ends.
    ///
    /// @param racing whether the search may leave methods behind
    public SearchResult allAndBeyond(SearchRequest request, boolean racing) {
        SearchResult within = racing ? race() : all();
        int before = pending.total();
        for (int round = 0; round < GridExpansion.ROUNDS; round++)
            expandGrids(request).forEach(this::tryUnit);
        if (pending.total() == before) return within;
        return ended();
    }

    /// Adds what lies beyond the usual grids where a method's choice for all outputs together is at their ends.
    /// Each method goes on by itself, so that they are compared on equal terms.
    public List<String> expandGrids(SearchRequest request) {
        List<String> more = new ArrayList<>();
        if (deadline.hasPassed()) return more;
        GridExpansion expansion = new GridExpansion(
                request, space.choices(), labelled, validation.folds().leastTraining());
        for (SearchSpace.Competitor each : space.competitors()) {
            if (pending.isBehind(each.method())) continue;
            Optional<GridExpansion.Next> next = ends(request, each.method()).map(ends -> expansion.beyond(ends, each));
            if (next.isEmpty()) continue;
            space = space.with(next.get().competitor());
            for (CompetitorUnit unit : next.get().units()) if (add(unit)) more.add(unit.key());
        }
        return more;
    }

    private Optional<GridEnds> ends(SearchRequest request, Method method) {
        List<Candidate> own = GridEnds.of(method, findings.all().stream());
        return own.isEmpty() ? Optional.empty() : Optional.of(new GridEnds(request, own, ranking.chosenOf(own)));
    }

    /// Tries some units, in this order, and no others.
    public SearchResult only(List<String> keys) {
        pending.keepOnly(keys);
        keys.forEach(this::tryUnit);
        return ended();
    }

    private List<String> inTurns() {
        Map<Method, List<String>> byMethod = new LinkedHashMap<>();
        Map<String, CompetitorUnit> all = pending.all();
        all.forEach((key, unit) -> byMethod.computeIfAbsent(unit.method(), method -> new ArrayList<>())
                .add(key));
        List<String> turns = new ArrayList<>();
        for (int turn = 0; turns.size() < all.size(); turn++)
            for (List<String> own : byMethod.values()) if (turn < own.size()) turns.add(own.get(turn));
        return turns;
    }

    /// All units, and what each has found so far.
    public TriedUnits units() {
        return new TriedUnits(space, pending.all(), findings.byUnit());
    }

    private SearchResult ended() {
        pending.tellOfPause();
        return result();
    }

    /// What all units came to.
    public SearchResult result() {
        Ranked ranked = ranking.of(findings.all());
        return new SearchResult(
                labelled, space, ranked, ranking, pending.seconds(), pending.counts(), findings.failures(), ensemble);
    }
}
