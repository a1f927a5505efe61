package dev.tangent.data.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.matrixmarket.MatrixMarket;
import dev.tangent.data.table.Table;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.linalg.Matrix;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Graphs from Matrix Market files and from tables of edges, and the rows that are their vertices.
class GraphInputTest {
    @TempDir
    private Path folder;

    private WeightedGraph read(String kind, String content) throws IOException {
        return MatrixMarket.readGraph(Files.writeString(
                folder.resolve("g.mtx"), "%%MatrixMarket matrix coordinate " + kind + "\n" + content));
    }

    private static Table table(int columns, double... cells) {
        return Table.of(
                "edges",
                List.of("from", "to", "weight", "more").subList(0, columns),
                Matrix.wrap(cells.length / columns, columns, cells));
    }

    @Test
    void aSymmetricFileHasOneTriangleAndAGeneralOneMayBeDirected() throws IOException {
        WeightedGraph graph = read("real symmetric", "3 3 2\n2 1 0.5\n3 2 2\n");
        assertThat(graph.weights().at(0, 1)).isEqualTo(0.5);
        assertThat(graph.notes()).isEmpty();
        WeightedGraph directed = read("pattern general", "3 3 2\n1 2\n2 3\n");
        assertThat(directed.weights().at(1, 0)).isEqualTo(0.5);
        assertThat(directed.notes()).hasSize(1);
    }

    @Test
    void wrongFilesAreRefusedByName() {
        assertThatThrownBy(() -> read("real general", "2 2 1\n1 2 -1\n"))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("g.mtx: the weight of the edge from vertex 0 to 1");
        assertThatThrownBy(() -> read("real general", "2 2 2\n1 2 1\n1 2 1\n"))
                .hasMessageContaining("two entries in row 1");
        assertThatThrownBy(() -> read("real general", "2 3 1\n1 2 1\n")).hasMessageContaining("square");
    }

    @Test
    void edgesOfATableAreCountedFromZero() {
        WeightedGraph graph = EdgeTable.graph(table(3, 0, 1, 0.5, 2, 1, 3, 1, 0, 0.5, 1, 2, 3), 4);
        assertThat(graph.weights().at(1, 2)).isEqualTo(3);
        assertThat(graph.notes()).singleElement().asString().contains("1 vertex has no edge, such as vertex 3");
        assertThatThrownBy(() -> EdgeTable.graph(table(3, 0, 4, 1), 4))
                .hasMessageContaining("a vertex must be a whole number from 0 to 3 but is 4.0");
        assertThatThrownBy(() -> EdgeTable.graph(table(3, 0, 0.5, 1), 4)).hasMessageContaining("but is 0.5");
        assertThat(EdgeTable.graph(table(2, 0, 1, 1, 0), 4).weights().at(0, 1)).isEqualTo(1);
        assertThatThrownBy(() -> EdgeTable.graph(table(4, 0, 1, 1, 1), 4)).hasMessageContaining("three columns");
        assertThatThrownBy(() -> EdgeTable.graph(table(3, 0, 1, -1), 4)).hasMessageContaining("edges: the weight of");
    }

    private static List<Double> entries(WeightedGraph graph) {
        List<Double> all = new ArrayList<>();
        for (int i = 0; i < graph.size(); i++)
            for (int j = 0; j < graph.size(); j++) all.add(graph.weights().at(i, j));
        return all;
    }

    @Test
    void aTableOfEdgesIsTheSameGraphAsTheMatrix() throws IOException {
        WeightedGraph graph = read("real symmetric", "4 4 3\n2 1 0.5\n3 2 2\n4 1 0.1\n");
        assertThat(entries(GraphFile.read(folder.resolve("g.mtx"), Dialect.UNKNOWN)))
                .isEqualTo(entries(graph));
        Table edges = EdgeTable.of("g", graph);
        assertThat(edges.rows()).isEqualTo(6);
        assertThat(entries(EdgeTable.graph(edges, 4))).isEqualTo(entries(graph));
        Path file = Files.writeString(folder.resolve("g.csv"), "from,to,weight\n0,1,0.5\n1,2,2\n0,3,0.1\n");
        WeightedGraph directed = GraphFile.read(file, Dialect.UNKNOWN);
        assertThat(directed.size()).isEqualTo(4);
        assertThat(directed.weights().at(2, 1)).isEqualTo(1);
        assertThat(directed.notes()).hasSize(1);
        assertThat(GraphFile.read(file, Dialect.UNKNOWN, 6).size()).isEqualTo(6);
        Files.writeString(file, "from,to,weight\n0,one,0.5\n");
        assertThatThrownBy(() -> GraphFile.read(file, Dialect.UNKNOWN)).isInstanceOf(InvalidInput.class);
    }

    @Test
    void rowsNeedNoCoordinatesBesideAGraph() throws IOException {
        WeightedGraph graph = read("real symmetric", "3 3 2\n2 1 0.5\n3 2 2\n");
        Table targets = Table.of("t", List.of("value"), Matrix.wrap(3, 1, new double[] {1, 2, 4}));
        PointsInput bare = PointsInput.of(targets, ColumnChoice.ColumnRequest.NONE, List.of("value"), graph);
        assertThat(bare.columns()).isEmpty();
        assertThat(bare.given()).isSameAs(graph);
        PointsInput placed = PointsInput.of(targets, ColumnChoice.ColumnRequest.NONE, List.of(), graph);
        assertThat(placed.columns()).containsExactly("value");
        assertThat(placed.given().dimension()).isEqualTo(1);
        assertThat(PointsInput.of("vertices", graph).given().size()).isEqualTo(3);
    }
}
