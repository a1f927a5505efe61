package dev.tangent.selection;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.NeighbourGrams;
import dev.tangent.regularizer.energy.RegularizerSpec;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Inner products of all neighbourhoods of the last graph, for every number of neighbours that some settings have.
/// Safe for threads.
final class SharedGrams {
    private final int[] sizes;
    private Optional<Products> last = Optional.empty();

    private record Products(NeighbourGraph whole, Optional<NeighbourGrams> grams) {}

    SharedGrams(List<RegularizerSpec> settings) {
        sizes = settings.stream()
                .filter(setting -> setting.regularizer() instanceof LocalGaussian)
                .mapToInt(RegularizerSpec::neighbours)
                .distinct()
                .toArray();
    }

    /// Where more than one number of neighbours needs them, and they are no more numbers than may be kept.
    synchronized Optional<NeighbourGrams> of(NeighbourGraph graph, long most) {
        int[] wanted =
                Arrays.stream(sizes).filter(k -> k < graph.cloud().dimension()).toArray();
        if (wanted.length < 2) return Optional.empty();
        if (last.filter(made -> made.whole == graph).isEmpty()) {
            int largest = Arrays.stream(wanted).max().getAsInt();
            last = Optional.of(new Products(graph, NeighbourGrams.of(graph.cut(largest), most)));
        }
        return last.orElseThrow().grams;
    }

    /// Makes room for other work.
    synchronized void forget() {
        last = Optional.empty();
    }
}
