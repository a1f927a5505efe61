package dev.tangent.learning.selection;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.regularizer.LocalGaussian;
import java.util.List;
import java.util.Optional;

/// The neighbourhoods of the setting that was asked for last, with their tangent coordinates where several settings
/// share them: local principal components are computed once for all dimensions and widths of one number of neighbours.
final class SharedTangents {
    /// Of the heap, in numbers of eight bytes: a sixteenth.
    private static final int SHARE = 16 * Double.BYTES;

    private final List<Setting> settings;
    private Optional<Cut> last = Optional.empty();

    private record Cut(NeighbourGraph whole, int neighbours, NeighbourGraph graph) {}

    SharedTangents(List<Setting> settings) {
        this.settings = List.copyOf(settings);
    }

    /// The graph cut to as many neighbours as the setting has.
    NeighbourGraph of(NeighbourGraph graph, Setting setting) {
        int k = setting.neighbours();
        if (last.filter(cut -> cut.whole == graph && cut.neighbours == k).isEmpty()) {
            last = Optional.empty(); // makes room for the next
            last = Optional.of(new Cut(graph, k, prepared(graph.cut(k), k)));
        }
        return last.orElseThrow().graph;
    }

    private NeighbourGraph prepared(NeighbourGraph cut, int k) {
        int[] dimensions = settings.stream()
                .filter(setting -> setting.neighbours() == k)
                .filter(setting -> setting.regularizer() instanceof LocalGaussian)
                .mapToInt(setting -> ((LocalGaussian) setting.regularizer()).dimension())
                .filter(m -> m < cut.cloud().dimension())
                .sorted()
                .toArray();
        return dimensions.length < 2
                ? cut
                : cut.withTangents(dimensions[dimensions.length - 1], Runtime.getRuntime().maxMemory() / SHARE);
    }
}
