package dev.tangent.learning.selection;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.sparse.SolverSettings;
import java.util.Arrays;
import java.util.Optional;

/// For tasks on the same points whose labels lie at different places: reduces R to all those places at once, and then
/// to the places of each task by dense work.
///
/// Remembers the setting it was last asked for: ask for one setting on all tasks before the next setting.
public final class SharedReducer implements Reducer {
    private final int[] places;
    private Optional<Kept> kept = Optional.empty();

    private record Kept(NeighbourGraph graph, Setting setting, SolverSettings solver, Reduced whole) {
        boolean is(NeighbourGraph otherGraph, Setting otherSetting, SolverSettings otherSolver) {
            return graph == otherGraph && setting.equals(otherSetting) && solver.equals(otherSolver);
        }
    }

    /// @param places all points that any task labels
    public SharedReducer(int[] places) {
        this.places = Arrays.stream(places).sorted().distinct().toArray();
    }

    @Override
    public Reduced reduce(NeighbourGraph graph, Setting setting, int[] points, SolverSettings solver) {
        if (kept.filter(k -> k.is(graph, setting, solver)).isEmpty()) {
            kept = Optional.empty(); // makes room for the next
            Reduced whole = Reducer.fresh().reduce(graph, setting, places, solver);
            kept = Optional.of(new Kept(graph, setting, solver, whole));
        }
        Reduced whole = kept.orElseThrow().whole();
        return new Reduced(whole.regularizer(), whole.reduction().restrictedTo(points));
    }
}
