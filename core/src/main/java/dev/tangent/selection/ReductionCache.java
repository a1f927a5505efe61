package dev.tangent.selection;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.reduction.Reducer;
import dev.tangent.learning.reduction.ReductionSeries;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.IteratedLaplacian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Regularizers of one search and their reductions to the labelled points, by what made them: the one in use, and
/// one more that the caller keeps, as long as it is within a part of the heap.
///
/// R is reduced to all places that any labels lie at, and from there to those of each labelled graph by dense work.
/// Powers of one Laplacian share its factor, specs with the same neighbours their tangent spaces and the order of
/// elimination. What is new is made by one thread at a time; any number of threads may ask for it.
public final class ReductionCache implements Reducer {
    /// Of the heap: while the next reduction is made, two are held.
    private static final int SHARE = 8;

    private final int[] places;
    private final SharedTangents tangents;
    private final ReductionSeries reductions = new ReductionSeries();
    private final long budget = Runtime.getRuntime().maxMemory() / SHARE;
    private volatile Optional<Entry> current = Optional.empty();
    private volatile Optional<Entry> kept = Optional.empty();

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
        tangents = new SharedTangents(specs);
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
        return current.filter(each -> each.key.equals(key)).or(() -> kept.filter(each -> each.key.equals(key)));
    }

    private synchronized Entry made(Key key) {
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

    @Override
    public synchronized void keep(Optional<RegularizerSpec> spec) {
        kept = spec.flatMap(
                wanted -> find(wanted).filter(each -> each.whole.reduction().bytes() <= budget));
    }

    @Override
    public Optional<Reduced> kept(RegularizerSpec spec) {
        return kept.filter(each -> each.key.spec.equals(spec)).map(Entry::whole);
    }

    private Optional<Entry> find(RegularizerSpec spec) {
        return current.filter(each -> each.key.spec.equals(spec))
                .or(() -> kept.filter(each -> each.key.spec.equals(spec)));
    }
}
