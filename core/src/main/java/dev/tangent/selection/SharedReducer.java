package dev.tangent.selection;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.reduction.Reducer;
import dev.tangent.learning.reduction.ReductionSeries;
import dev.tangent.regularizer.IteratedLaplacian;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.RegularizerSpec;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// For tasks on the same points whose labels lie at different places: reduces R to all those places at once, and then
/// to the places of each task by dense work.
///
/// Powers of one Laplacian share its factor where they are asked for one after the other, and settings with the same
/// neighbours the order of elimination.
///
/// Remembers the setting it was last asked for: ask for one setting on all tasks before the next, and for a new one
/// from one thread alone. After that any number of threads may ask for it.
public final class SharedReducer implements Reducer {
    private final int[] places;
    private final SharedTangents tangents;
    private final ReductionSeries reductions = new ReductionSeries();
    private volatile Optional<Kept> whole = Optional.empty();

    private record Kept(NeighbourGraph graph, RegularizerSpec setting, SolverSettings solver, Reduced reduced) {
        /// The same for another power of the same Laplacian.
        Optional<Reduced> power(RegularizerSpec other) {
            if (!(setting.regularizer() instanceof IteratedLaplacian own)
                    || !(other.regularizer() instanceof IteratedLaplacian wanted)
                    || setting.neighbours() != other.neighbours()
                    || !own.laplacian().equals(wanted.laplacian())) return Optional.empty();
            return reduced.reduction()
                    .ofPower(wanted.power())
                    .map(there -> new Reduced(wanted.over(reduced.regularizer()), there));
        }
    }

    /// For tasks that label these points.
    ///
    /// @param places all points that any task labels
    public SharedReducer(int[] places) {
        this(places, List.of());
    }

    /// The same where it is known what it will be asked for: settings that share their neighbourhoods share the
    /// tangent spaces too.
    public SharedReducer(int[] places, List<RegularizerSpec> settings) {
        this.places = Arrays.stream(places).sorted().distinct().toArray();
        tangents = new SharedTangents(settings);
    }

    /// What it was last asked for, if that was this setting.
    public Optional<Reduced> last(RegularizerSpec setting) {
        return whole.filter(made -> made.setting().equals(setting)).map(Kept::reduced);
    }

    @Override
    public Reduced reduce(NeighbourGraph graph, RegularizerSpec setting, int[] points, SolverSettings solver) {
        Reduced all = whole(graph, setting, solver);
        return Arrays.equals(points, places)
                ? all
                : new Reduced(all.regularizer(), all.reduction().restrictedTo(points));
    }

    /// What was made for this setting last, or anew.
    private Reduced whole(NeighbourGraph graph, RegularizerSpec setting, SolverSettings solver) {
        Optional<Kept> kept = whole.filter(made -> made.graph == graph && made.solver.equals(solver));
        if (kept.isPresent() && kept.get().setting.equals(setting)) return kept.get().reduced;
        Optional<Reduced> sibling = kept.flatMap(made -> made.power(setting));
        whole = Optional.empty(); // makes room for the next
        Reduced made = sibling.orElseGet(() -> {
            RegularizerMatrix regularizer = tangents.over(graph, setting);
            return new Reduced(regularizer, reductions.of(regularizer, places, solver));
        });
        whole = Optional.of(new Kept(graph, setting, solver, made));
        return made;
    }
}
