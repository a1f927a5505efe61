package dev.tangent.learning.selection;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.regularizer.LocalGaussian;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.regularizer.TangentCoordinates;
import java.util.List;
import java.util.Optional;

/// Regularizers of settings that share their neighbourhoods: local principal components are computed once for all
/// dimensions and widths of one number of neighbours.
final class SharedTangents {
    /// Of the heap, in numbers of eight bytes: a sixteenth.
    private static final int SHARE = 16 * Double.BYTES;

    private final List<Setting> settings;
    private Optional<Cut> last = Optional.empty();

    /// The neighbourhoods of the setting that was asked for last.
    private record Cut(NeighbourGraph whole, NeighbourGraph graph, Optional<TangentCoordinates> tangents) {
        boolean is(NeighbourGraph other, int neighbours) {
            return whole == other && graph.largestDegree() == neighbours;
        }
    }

    /// @param settings those that will be asked for
    SharedTangents(List<Setting> settings) {
        this.settings = List.copyOf(settings);
    }

    RegularizerMatrix over(NeighbourGraph graph, Setting setting) {
        int k = setting.neighbours();
        if (last.filter(cut -> cut.is(graph, k)).isEmpty()) {
            last = Optional.empty(); // makes room for the next
            NeighbourGraph cut = graph.cut(k);
            last = Optional.of(new Cut(graph, cut, tangents(cut)));
        }
        Cut cut = last.orElseThrow();
        return setting.regularizer() instanceof LocalGaussian local && cut.tangents.isPresent()
                ? local.over(cut.graph, cut.tangents.get())
                : setting.regularizer().over(cut.graph);
    }

    /// Where at least two settings need them.
    private Optional<TangentCoordinates> tangents(NeighbourGraph cut) {
        int[] dimensions = settings.stream()
                .filter(setting -> setting.neighbours() == cut.largestDegree())
                .filter(setting -> setting.regularizer() instanceof LocalGaussian)
                .mapToInt(setting -> ((LocalGaussian) setting.regularizer()).dimension())
                .filter(m -> m < cut.cloud().dimension())
                .sorted()
                .toArray();
        return dimensions.length < 2
                ? Optional.empty()
                : TangentCoordinates.of(
                        cut,
                        dimensions[dimensions.length - 1],
                        Runtime.getRuntime().maxMemory() / SHARE);
    }
}
