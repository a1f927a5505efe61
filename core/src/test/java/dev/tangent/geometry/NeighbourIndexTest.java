package dev.tangent.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.geometry.neighbours.NearestHeap;
import dev.tangent.geometry.neighbours.NeighbourIndex;
import dev.tangent.geometry.neighbours.NeighbourSearch;
import dev.tangent.parallel.Parallel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class NeighbourIndexTest {
    private final PointCloud cloud = Clouds.gaussian(1000, 5, 1);
    private final NeighbourIndex index = NeighbourIndex.of(cloud);

    /// By comparing with every point.
    private static NeighbourSearch.Found reference(PointCloud cloud, PointCloud places, int k) {
        int entries = places.size() * k;
        NeighbourSearch.Found found = new NeighbourSearch.Found(new int[entries], new double[entries]);
        for (int i = 0; i < places.size(); i++) {
            NearestHeap heap = new NearestHeap(k);
            for (int j = 0; j < cloud.size(); j++) {
                double squared = PointCloud.squaredDistance(
                        places.coordinates(),
                        i * cloud.dimension(),
                        cloud.coordinates(),
                        j * cloud.dimension(),
                        cloud.dimension());
                heap.offer(squared, j);
            }
            heap.write(found, i * k);
        }
        return found;
    }

    @Test
    void findsTheNearestPointsOfNewPlaces() {
        PointCloud places = Clouds.gaussian(300, 5, 2);
        NeighbourSearch.Found expected = reference(cloud, places, 7);
        for (int threads : new int[] {1, 4}) {
            NeighbourSearch.Found found = Parallel.on(threads, () -> index.nearest(places, 7));
            assertThat(found.neighbours()).isEqualTo(expected.neighbours());
            assertThat(found.squaredDistances()).isEqualTo(expected.squaredDistances());
        }
    }

    @Test
    void onePlaceAloneFindsWhatItFindsAmongMany() {
        PointCloud places = Clouds.gaussian(20, 5, 3);
        NeighbourSearch.Found all = index.nearest(places, 3);
        for (int i = 0; i < 20; i++) {
            double[] place = Arrays.copyOfRange(places.coordinates(), 5 * i, 5 * i + 5);
            assertThat(index.nearest(place, 3).neighbours())
                    .isEqualTo(Arrays.copyOfRange(all.neighbours(), 3 * i, 3 * i + 3));
        }
    }

    @Test
    void aPointOfTheCloudFindsItselfFirst() {
        NeighbourSearch.Found found = index.nearest(cloud, 1);
        for (int i = 0; i < cloud.size(); i++) assertThat(found.neighbours()[i]).isEqualTo(i);
    }

    @Test
    void placesFarOutsideFindEveryPointInOrder() {
        double[] far = {1e5, 0, 0, 0, 0};
        assertThat(index.nearest(far, 1000).neighbours())
                .isEqualTo(reference(cloud, PointCloud.of(5, far), 1000).neighbours());
    }

    @Test
    void duplicatePointsInTheCloudAreAllFound() {
        NeighbourIndex doubled = NeighbourIndex.of(PointCloud.wrap(1, new double[] {3, 1, 3, 3, 2}));
        assertThat(doubled.nearest(new double[] {3}, 4).neighbours()).containsExactly(0, 2, 3, 4);
    }

    @Test
    void errorsNameTheThingAndTheBound() {
        assertThatThrownBy(() -> index.nearest(new double[4], 1))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("places must have dimension 5 like the points but have 4");
        assertThatThrownBy(() -> index.nearest(new double[5], 1001))
                .hasMessage("neighbours must be at most the number of points, 1000, but is 1001");
        assertThatThrownBy(() -> index.nearest(new double[5], 0)).hasMessage("neighbours must be at least 1 but is 0");
        assertThatThrownBy(() -> index.nearest(new double[] {1e200, 0, 0, 0, 0}, 1))
                .hasMessage("place 0 is so far from the points that the squared distance overflows");
        NeighbourIndex atTheEnd = NeighbourIndex.of(PointCloud.wrap(2, new double[] {-1.7e308, 0, -1.7e308, 1}));
        assertThatThrownBy(() -> atTheEnd.nearest(new double[] {1.7e308, 0}, 1))
                .hasMessage("place 0 is so far from the points that the squared distance overflows");
    }
}
