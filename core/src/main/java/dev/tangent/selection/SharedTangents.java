package dev.tangent.selection;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import dev.tangent.regularizer.energy.TangentCoordinates;
import java.util.List;
import java.util.Optional;

/// Regularizers of settings that share their neighbourhoods: local principal components are computed once for all
/// dimensions and widths of one number of neighbours.
final class SharedTangents {
    /// Of the heap, in numbers of eight bytes: a sixteenth.
    private static final int SHARE = 16 * Double.BYTES;

    private final List<RegularizerSpec> settings;
    private final SharedGrams grams;
    private Optional<Cut> last = Optional.empty();

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
    /// @param grams what all numbers of neighbours share
    SharedTangents(List<RegularizerSpec> settings, SharedGrams grams) {
        this.settings = List.copyOf(settings);
        this.grams = grams;
    }

    RegularizerMatrix over(NeighbourGraph graph, RegularizerSpec setting) {
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
                : TangentCoordinates.of(cut, dimensions[dimensions.length - 1], most(), grams.of(graph, most()));
    }

    private static long most() {
        return Runtime.getRuntime().maxMemory() / SHARE;
    }
}
