package dev.tangent.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.sparse.SparseMatrix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WeightedGraphTest {
    /// Three vertices: edges 0-1 and 1-2.
    private static final int[] START = {0, 1, 3, 4};

    private static final int[] COLUMNS = {1, 0, 2, 1};

    @Test
    void aSymmetricGraphStaysAsItIs() {
        WeightedGraph graph = Points.graph(START, COLUMNS, new double[] {0.1, 0.1, 0.7, 0.7});
        assertThat(graph.weights().columns()).containsExactly(COLUMNS);
        assertThat(graph.weights().values()).containsExactly(0.1, 0.1, 0.7, 0.7);
        assertThat(graph.notes()).isEmpty();
        assertThat(graph.edges()).isEqualTo(2);
        assertThat(graph.size()).isEqualTo(3);
        assertThat(graph.dimension()).isZero();
        assertThat(graph.coordinates()).isEmpty();
    }

    @Test
    void columnsMayComeInAnyOrderAndRepeated() {
        WeightedGraph graph = Points.graph(
                new int[] {0, 1, 5, 6}, new int[] {1, 2, 0, 2, 2, 1}, new double[] {0.5, 0.25, 0.5, 0.5, 0, 0.75});
        assertThat(graph.weights().at(1, 2)).isEqualTo(0.75);
        assertThat(graph.weights().entries()).isEqualTo(4);
        assertThat(graph.notes()).isEmpty();
    }

    @Test
    void directionsThatDifferGiveTheirMeanAndANote() {
        WeightedGraph graph = Points.graph(new int[] {0, 1, 2, 3}, new int[] {1, 0, 1}, new double[] {1, 3, 1});
        SparseMatrix weights = graph.weights();
        assertThat(weights.at(0, 1)).isEqualTo(2).isEqualTo(weights.at(1, 0));
        assertThat(weights.at(1, 2)).isEqualTo(0.5).isEqualTo(weights.at(2, 1));
        assertThat(graph.notes())
                .singleElement()
                .asString()
                .startsWith("the graph is directed: of its 2 edges 2 weigh");
    }

    @Test
    void roundingMakesNoDirection() {
        double third = 1.0 / 3;
        WeightedGraph graph = Points.graph(START, COLUMNS, new double[] {third, Math.nextUp(third), 1, 1});
        assertThat(graph.notes()).isEmpty();
        assertThat(graph.weights().at(0, 1)).isEqualTo(graph.weights().at(1, 0));
    }

    @Test
    void loopsAreLeftOutAndVerticesWithoutAnEdgeTold() {
        WeightedGraph graph = Points.graph(new int[] {0, 2, 3, 4}, new int[] {0, 1, 0, 2}, new double[] {5, 1, 1, 2});
        assertThat(graph.edges()).isEqualTo(1);
        assertThat(graph.notes())
                .containsExactly(
                        "2 vertices have edges to themselves, which is left out: it says nothing of others",
                        "1 vertex has no edge, such as vertex 2: nothing is learnt of them but by a label of their own");
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.5, Double.NaN, Double.POSITIVE_INFINITY})
    void aWeightIsAFiniteNumberOfAtLeastZero(double wrong) {
        refused(
                "the weight of the edge from vertex 1 to 2 must be a finite number of at least 0 but is " + wrong,
                START,
                COLUMNS,
                1,
                1,
                wrong,
                1);
    }

    @Test
    void arraysHaveToFitTogether() {
        refused(
                "an edge of vertex 0 must lead to a vertex between 0 and 2 but leads to 3",
                START,
                new int[] {3, 0, 2, 1},
                1,
                1,
                1,
                1);
        refused("the graph has 4 columns but 3 weights", START, COLUMNS, 1, 1, 1);
        refused("the graph's row starts must begin with 0 and end with", new int[] {0, 1, 3, 3}, COLUMNS, 1, 1, 1, 1);
        refused(
                "the graph's row starts must ascend, but do not after row 1",
                new int[] {0, 3, 1, 4},
                COLUMNS,
                1,
                1,
                1,
                1);
        refused("number of the graph's vertices must be at least 2", new int[] {0, 0}, new int[0]);
        refused("the graph has no edge with a weight above 0", START, COLUMNS, 0, 0, 0, 0);
        refused("the largest weight of the graph must be between", START, COLUMNS, 1e80, 1e80, 1, 1);
    }

    private static void refused(String words, int[] start, int[] columns, double... weights) {
        assertThatThrownBy(() -> Points.graph(start, columns, weights))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining(words);
    }

    @Test
    void coordinatesAreOneForEachVertexAndCopiesAreCounted() {
        WeightedGraph graph = Points.graph(START, COLUMNS, new double[] {1, 1, 1, 1});
        WeightedGraph placed = graph.with(PointCloud.of(new double[][] {{1, 2}, {3, 4}, {1, 2}}));
        assertThat(placed.dimension()).isEqualTo(2);
        assertThat(placed.coordinates()).isPresent();
        assertThat(placed.copies()).isEqualTo(1);
        assertThatThrownBy(() -> graph.with(PointCloud.of(new double[][] {{1}, {2}})))
                .hasMessage("the graph has 3 vertices but there are 2 points");
        assertThatThrownBy(() -> graph.with(placed)).hasMessageContaining("not a graph");
    }
}
