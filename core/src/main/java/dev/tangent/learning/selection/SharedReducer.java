package dev.tangent.learning.selection;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.reduction.Reduction;
import dev.tangent.regularizer.IteratedLaplacian;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// For tasks on the same points whose labels lie at different places: reduces R to all those places at once, and then
/// to the places of each task by dense work.
///
/// Powers of the Laplacian are reduced to each task's places by themselves: the more places there are, the
/// closer some lie together, and the energy of a difference between those is beyond double precision. They share
/// the factor of L.
///
/// Remembers the setting it was last asked for: ask for one setting on all tasks before the next, and for a new one
/// from one thread alone. After that any number of threads may ask for it.
public final class SharedReducer implements Reducer {
    private final int[] places;
    private final SharedTangents tangents;
    private volatile Optional<Kept> whole = Optional.empty();

    private record Kept(NeighbourGraph graph, Setting setting, SolverSettings solver, Reduced reduced) {
        boolean is(NeighbourGraph otherGraph, Setting otherSetting, SolverSettings otherSolver) {
            return graph == otherGraph && setting.equals(otherSetting) && solver.equals(otherSolver);
        }
    }

    /// For tasks that label these points.
    ///
    /// @param places all points that any task labels
    public SharedReducer(int[] places) {
        this(places, List.of());
    }

    /// The same where it is known what it will be asked for: settings that share their neighbourhoods share the tangent
    /// spaces too.
    public SharedReducer(int[] places, List<Setting> settings) {
        this.places = Arrays.stream(places).sorted().distinct().toArray();
        tangents = new SharedTangents(settings);
    }

    /// What it was last asked for, if that was this setting.
    public Optional<Reduced> last(Setting setting) {
        return whole.filter(made -> made.setting().equals(setting)).map(Kept::reduced);
    }

    @Override
    public Reduced reduce(NeighbourGraph graph, Setting setting, int[] points, SolverSettings solver) {
        return setting.regularizer() instanceof IteratedLaplacian
                ? moved(graph, setting, points, solver)
                : restricted(graph, setting, points, solver);
    }

    private Reduced moved(NeighbourGraph graph, Setting setting, int[] points, SolverSettings solver) {
        Reduced first = whole(graph, setting, points, solver);
        if (Arrays.equals(points, first.reduction().points())) return first;
        return first.reduction()
                .movedTo(points)
                .map(there -> new Reduced(first.regularizer(), there))
                .orElseGet(() -> Reducer.fresh().reduce(graph, setting, points, solver));
    }

    private Reduced restricted(NeighbourGraph graph, Setting setting, int[] points, SolverSettings solver) {
        Reduced all = whole(graph, setting, places, solver);
        return Arrays.equals(points, places)
                ? all
                : new Reduced(all.regularizer(), all.reduction().restrictedTo(points));
    }

    /// What was made for this setting last, or for these points anew.
    private Reduced whole(NeighbourGraph graph, Setting setting, int[] points, SolverSettings solver) {
        Optional<Kept> kept = whole.filter(made -> made.is(graph, setting, solver));
        if (kept.isPresent()) return kept.get().reduced();
        whole = Optional.empty(); // makes room for the next
        RegularizerMatrix regularizer = tangents.over(graph, setting);
        Reduced made = new Reduced(regularizer, Reduction.of(regularizer, points, solver));
        whole = Optional.of(new Kept(graph, setting, solver, made));
        return made;
    }
}
