package dev.tangent.selection;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Clouds;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.regularizer.energy.RegularizerSpec;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Tangent spaces that settings share are those that each would compute by itself, to the last bit. Graphs large enough
/// for batches, which alone share them.
@Tag("full")
class SharedTangentsTest {
    @Test
    void sharedTangentSpacesGiveTheSameMatrices() {
        for (PointCloud cloud : List.of(Clouds.flat(900, 3, 6, 1), Clouds.flat(900, 4, 60, 2))) {
            NeighbourGraph graph = NeighbourGraph.nearest(cloud, 55);
            List<RegularizerSpec> settings = List.of(
                    new RegularizerSpec(50, new LocalGaussian(2)),
                    new RegularizerSpec(50, new LocalGaussian(3)),
                    new RegularizerSpec(50, new LocalGaussian(5, 3, NullSpace.LINEAR)),
                    new RegularizerSpec(55, new LocalGaussian(4)));
            SharedTangents shared = new SharedTangents(settings, new SharedGrams(settings));
            for (RegularizerSpec setting : settings) {
                var alone = setting.over(graph).matrix().explicit();
                var together = shared.over(graph, setting).matrix().explicit();
                assertThat(together.toDense().values())
                        .isEqualTo(alone.toDense().values());
            }
        }
    }
}
