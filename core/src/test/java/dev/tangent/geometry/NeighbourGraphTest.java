package dev.tangent.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import org.junit.jupiter.api.Test;

class NeighbourGraphTest {
    @Test
    void duplicatesAreMergedBeforeTheSearch() {
        PointCloud rows = PointCloud.wrap(1, new double[] {5, 1, 5, 2, 1, 9});
        NeighbourGraph graph = NeighbourGraph.nearest(rows, 3);
        assertThat(graph.size()).isEqualTo(4);
        assertThat(graph.neighbourhood(0)).containsExactly(0, 2, 1);
        assertThat(graph.points().pointOf(2)).isEqualTo(0);
        assertThat(graph.points().merged()).isEqualTo(2);
    }

    @Test
    void cutEqualsASearchForFewer() {
        PointCloud cloud = Clouds.grid(7, 3);
        NeighbourGraph cut = NeighbourGraph.nearest(cloud, 20).cut(6);
        NeighbourGraph searched = NeighbourGraph.nearest(cloud, 6);
        assertThat(cut.members()).isEqualTo(searched.members());
        assertThat(cut.starts()).isEqualTo(searched.starts());
        for (int j = 0; j < 6; j++) assertThat(cut.squaredDistance(5, j)).isEqualTo(searched.squaredDistance(5, j));
    }

    @Test
    void theDefaultSearchFindsWhatBruteForceFinds() {
        PointCloud cloud = Clouds.gaussian(400, 6, 1);
        assertThat(NeighbourGraph.nearest(cloud, 9).members())
                .isEqualTo(NeighbourGraph.nearest(cloud, 9, new BruteForce()).members());
    }

    @Test
    void aGivenGraphIsSortedByDistanceAndHoldsTheCentre() {
        PointCloud rows = PointCloud.wrap(1, new double[] {0, 10, 1, 4});
        NeighbourGraph graph = NeighbourGraph.given(rows, new int[][] {{1, 3, 2}, {}, {2, 0}, {3}});
        assertThat(graph.neighbourhood(0)).containsExactly(0, 2, 3, 1);
        assertThat(graph.neighbourhood(1)).containsExactly(1);
        assertThat(graph.neighbourhood(2)).containsExactly(2, 0);
        assertThat(graph.degree(3)).isEqualTo(1);
        assertThat(graph.squaredDistance(0, 3)).isEqualTo(100);
        assertThat(graph.largestDegree()).isEqualTo(4);
        assertThat(graph.smallestDegree()).isEqualTo(1);
    }

    @Test
    void rowsAtTheSamePlacePoolTheirLists() {
        PointCloud rows = PointCloud.wrap(1, new double[] {0, 5, 0, 7});
        NeighbourGraph graph = NeighbourGraph.given(rows, new int[][] {{1}, {2}, {3}, {0, 2}});
        assertThat(graph.size()).isEqualTo(3);
        assertThat(graph.neighbourhood(0)).containsExactly(0, 1, 2);
        assertThat(graph.neighbourhood(1)).containsExactly(1, 0);
        assertThat(graph.neighbourhood(2)).containsExactly(2, 0);
    }

    @Test
    void errorsNameTheThingAndTheBound() {
        PointCloud rows = PointCloud.wrap(1, new double[] {0, 5, 0, 7});
        assertThatThrownBy(() -> NeighbourGraph.nearest(rows, 1))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("neighbours must be at least 2 but is 1");
        assertThatThrownBy(() -> NeighbourGraph.nearest(rows, 4))
                .hasMessage("neighbours must be at most the number of distinct points, 3, but is 4");
        assertThatThrownBy(() -> NeighbourGraph.given(rows, new int[3][0]))
                .hasMessage("the graph has 3 lists but there are 4 points");
        assertThatThrownBy(() -> NeighbourGraph.given(rows, new int[][] {{1}, {}, {}, {4}}))
                .hasMessage("neighbour of row 3 must be between 0 and 3 but is 4");
        assertThatThrownBy(() -> NeighbourGraph.given(rows, new int[][] {{1}, {2}, {}, {}})
                        .cut(2))
                .hasMessage("neighbours must be at most 1, what point 2 has, but is 2");
    }

    @Test
    void cloudsWhoseSquaresOverflowOrVanishAreRefused() {
        assertThatThrownBy(() -> NeighbourGraph.nearest(Clouds.scaled(Clouds.gaussian(9, 2, 1), 1e200), 3))
                .isInstanceOf(InvalidInput.class)
                .hasMessageStartingWith("the squared diameter of the points overflows");
        assertThatThrownBy(() -> NeighbourGraph.nearest(Clouds.scaled(Clouds.gaussian(9, 2, 1), 1e-200), 3))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("underflow");
    }
}
