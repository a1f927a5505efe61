package dev.tangent.selection;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.NeighbourGrams;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.regularizer.energy.TangentCoordinates;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Regularizers of settings that share their neighbourhoods: local principal components are computed once for all
/// dimensions and widths of one number of neighbours.
final class SharedTangents {
    /// Of the heap, in numbers of eight bytes: a sixteenth.
    private static final int SHARE = 16 * Double.BYTES;

    private final List<RegularizerSpec> settings;
    private Optional<Cut> last = Optional.empty();
    private Optional<Products> products = Optional.empty();

    /// Inner products of all neighbourhoods of a graph, for every number of neighbours.
    private record Products(NeighbourGraph whole, Optional<NeighbourGrams> grams) {}

    /// The neighbourhoods of the setting that was asked for last; their tangent coordinates are made when somebody
    /// needs them, which a device does not.
    private final class Cut {
        private final NeighbourGraph whole;
        private final NeighbourGraph graph;
        private Optional<TangentCoordinates> tangents = Optional.empty();
        private boolean made;

        Cut(NeighbourGraph whole, int neighbours) {
            this.whole = whole;
            graph = whole.cut(neighbours);
        }

        boolean is(NeighbourGraph other, int neighbours) {
            return whole == other && graph.largestDegree() == neighbours;
        }

        Optional<TangentCoordinates> tangents() {
            if (!made) tangents = SharedTangents.this.tangents(whole, graph);
            made = true;
            return tangents;
        }
    }

    /// @param settings those that will be asked for
    public SharedTangents(List<RegularizerSpec> settings) {
        this.settings = List.copyOf(settings);
    }

    public RegularizerMatrix over(NeighbourGraph graph, RegularizerSpec setting) {
        int k = setting.neighbours();
        if (last.filter(cut -> cut.is(graph, k)).isEmpty()) {
            last = Optional.empty(); // makes room for the next
            last = Optional.of(new Cut(graph, k));
        }
        Cut cut = last.orElseThrow();
        return setting.regularizer() instanceof LocalGaussian local
                ? local.over(cut.graph, cut::tangents)
                : setting.regularizer().over(cut.graph);
    }

    /// Where at least two settings need them.
    private Optional<TangentCoordinates> tangents(NeighbourGraph graph, NeighbourGraph cut) {
        int[] dimensions = settings.stream()
                .filter(setting -> setting.neighbours() == cut.largestDegree())
                .filter(setting -> setting.regularizer() instanceof LocalGaussian)
                .mapToInt(setting -> ((LocalGaussian) setting.regularizer()).dimension())
                .filter(m -> m < cut.cloud().dimension())
                .sorted()
                .toArray();
        return dimensions.length < 2
                ? Optional.empty()
                : TangentCoordinates.of(cut, dimensions[dimensions.length - 1], most(), grams(graph));
    }

    private static long most() {
        return Runtime.getRuntime().maxMemory() / SHARE;
    }

    /// Where more than one number of neighbours needs them.
    private Optional<NeighbourGrams> grams(NeighbourGraph graph) {
        int[] sizes = settings.stream()
                .filter(setting -> setting.regularizer() instanceof LocalGaussian)
                .mapToInt(RegularizerSpec::neighbours)
                .filter(k -> k < graph.cloud().dimension())
                .distinct()
                .toArray();
        if (sizes.length < 2) return Optional.empty();
        if (products.filter(made -> made.whole == graph).isEmpty()) {
            int largest = Arrays.stream(sizes).max().getAsInt();
            products = Optional.of(new Products(graph, NeighbourGrams.of(graph.cut(largest), most())));
        }
        return products.orElseThrow().grams;
    }
}
