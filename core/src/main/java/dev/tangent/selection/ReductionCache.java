package dev.tangent.selection;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.reduction.Reducer;
import dev.tangent.learning.reduction.ReductionSeries;
import dev.tangent.parallel.Parallel;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerFamily;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Regularizers of one search and their reductions to the labelled points, by what made them: the one in use, or one of
/// each of several families where the heap has room, and one more that the caller keeps, as long as it is within a part
/// of the heap.
///
/// R is reduced to all places that any labels lie at, and from there to those of each labelled graph by dense work.
/// Powers of one Laplacian share its factor, specs with the same neighbours their tangent spaces and the order of
/// elimination. What is new of one family is made by one thread at a time; any number of threads may ask for it.
public final class ReductionCache implements Reducer {
    /// Of the heap: while the next reduction is made, two are held.
    private static final int SHARE = 8;

    /// Families that are held where there are fewer threads: LG, the Laplacian and its powers.
    private static final int FEWEST = 3;

    private final int[] places;
    private final List<RegularizerSpec> specs;
    private final SharedGrams grams;
    private final LinkedHashMap<RegularizerFamily, Family> families =
            new LinkedHashMap<>(); // the one used last at the end
    private final Object alone = new Object();
    private final long budget = Runtime.getRuntime().maxMemory() / SHARE;
    private volatile Optional<Entry> kept = Optional.empty();
    private volatile Optional<RegularizerSpec> unmade = Optional.empty(); // that was to be kept

    /// A graph is equal to itself alone.
    private record Key(NeighbourGraph graph, RegularizerSpec spec, SolverSettings solver) {}

    /// @param restricted to some of the places
    private record Entry(Key key, Reduced whole, Map<List<Integer>, Reduced> restricted) {
        Entry(Key key, Reduced whole) {
            this(key, whole, new ConcurrentHashMap<>());
        }

        Reduced at(int[] points) {
            List<Integer> some = Arrays.stream(points).boxed().toList();
            return restricted.computeIfAbsent(
                    some,
                    any -> new Reduced(whole.regularizer(), whole.reduction().restrictedTo(points)));
        }

        /// The same for another power of the same Laplacian.
        Optional<Reduced> power(Key other) {
            if (!(key.spec.regularizer() instanceof IteratedLaplacian own)
                    || !(other.spec.regularizer() instanceof IteratedLaplacian wanted)
                    || !key.graph.equals(other.graph)
                    || !key.solver.equals(other.solver)
                    || key.spec.neighbours() != other.spec.neighbours()
                    || !own.laplacian().equals(wanted.laplacian())) return Optional.empty();
            return whole.reduction()
                    .ofPower(wanted.power())
                    .map(there -> new Reduced(wanted.over(whole.regularizer()), there));
        }
    }

    /// @param places all points that any labels lie at
    /// @param specs what it will be asked for, as far as that is known
    public ReductionCache(int[] places, List<RegularizerSpec> specs) {
        this.places = Arrays.stream(places).sorted().distinct().toArray();
        this.specs = List.copyOf(specs);
        grams = new SharedGrams(specs);
    }

    /// What regularizers of one family share.
    private final class Family {
        private final SharedTangents tangents = new SharedTangents(specs, grams);
        private final ReductionSeries reductions = new ReductionSeries();
        private volatile Optional<Entry> current = Optional.empty();

        synchronized Entry made(Key key) {
            Optional<Entry> meanwhile = find(key);
            if (meanwhile.isPresent()) return meanwhile.get();
            Optional<Reduced> sibling = current.flatMap(each -> each.power(key));
            current = Optional.empty(); // makes room for the next
            Entry made = new Entry(key, sibling.orElseGet(() -> reduced(key)));
            current = Optional.of(made);
            return made;
        }

        private Reduced reduced(Key key) {
            RegularizerMatrix regularizer = tangents.over(key.graph, key.spec);
            return new Reduced(regularizer, reductions.of(regularizer, places, key.solver));
        }
    }

    /// For how many families at a time the heap has room, over so many points, even if their factors should be
    /// dense: as many as there are threads, or only one.
    static int atATime(int points) {
        double room = Runtime.getRuntime().maxMemory() / 4.0 / ((double) points * points * Double.BYTES);
        return room < FEWEST ? 1 : (int) Math.min(room, Math.max(FEWEST, Parallel.threads()));
    }

    @Override
    public Reduced reduce(NeighbourGraph graph, RegularizerSpec spec, int[] points, SolverSettings solver) {
        Entry entry = entry(new Key(graph, spec, solver));
        return Arrays.equals(points, places) ? entry.whole : entry.at(points);
    }

    private Entry entry(Key key) {
        Optional<Entry> found = find(key);
        return found.isPresent() ? found.get() : made(key);
    }

    private Optional<Entry> find(Key key) {
        return find(each -> each.key.equals(key));
    }

    private Optional<Entry> find(Predicate<Entry> wanted) {
        return Stream.concat(held().stream().map(family -> family.current), Stream.of(kept))
                .flatMap(Optional::stream)
                .filter(wanted)
                .findFirst();
    }

    private Entry made(Key key) {
        int most = atATime(key.graph.size());
        if (most > 1) return family(key.spec, most).made(key);
        synchronized (alone) {
            if (!(key.spec.regularizer() instanceof LocalGaussian)) grams.forget();
            return family(key.spec, most).made(key);
        }
    }

    /// Makes room for it in the place of those that were used longest ago.
    private Family family(RegularizerSpec spec, int most) {
        synchronized (families) {
            Family found = Optional.ofNullable(families.remove(spec.family())).orElseGet(Family::new);
            while (families.size() >= most) families.pollFirstEntry();
            families.putLast(spec.family(), found);
            return found;
        }
    }

    private List<Family> held() {
        synchronized (families) {
            return List.copyOf(families.values());
        }
    }

    @Override
    public synchronized void keep(Optional<RegularizerSpec> spec) {
        Optional<Entry> found = spec.flatMap(wanted -> find(each -> each.key.spec.equals(wanted)));
        unmade = found.isPresent() ? Optional.empty() : spec;
        kept = found.filter(each -> each.whole.reduction().bytes() <= budget);
    }

    @Override
    public Optional<Reduced> kept(NeighbourGraph graph, RegularizerSpec spec, SolverSettings solver) {
        if (unmade.equals(Optional.of(spec))) {
            entry(new Key(graph, spec, solver));
            keep(unmade);
        }
        return kept.filter(each -> each.key.spec.equals(spec)).map(Entry::whole);
    }
}
