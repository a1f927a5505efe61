package dev.tangent.sparse.order;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.parallel.Parallel;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BisectionTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void noEdgeCrossesTheSeparator(long seed) {
        for (Graph graph : new Graph[] {grid(40, 50), grid(3, 200), twoPieces(30), complete(60), grid(1, 1)}) {
            byte[] part = Bisection.of(Coarsening.finest(graph), new SplittableRandom(seed));
            for (int v = 0; v < graph.size(); v++)
                for (int p = graph.start()[v]; p < graph.start()[v + 1]; p++)
                    assertThat(part[v] + part[graph.neighbours()[p]]).isNotEqualTo(1);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void aGridIsCutAlongItsShortSide(long seed) {
        byte[] part = Bisection.of(Coarsening.finest(grid(30, 60)), new SplittableRandom(seed));
        int[] count = new int[3];
        for (byte p : part) count[p]++;
        assertThat(count[Separator.CUT]).isLessThanOrEqualTo(40);
        assertThat(Math.max(count[0], count[1])).isLessThanOrEqualTo(1080);
    }

    @Test
    void separatorsComeAfterTheirSides() {
        Graph graph = grid(50, 50);
        int[] stage = NestedDissection.of(graph, 7).stage;
        int[] order = NestedDissection.order(graph, 7);
        for (int k = 1; k < order.length; k++) assertThat(stage[order[k]]).isGreaterThanOrEqualTo(stage[order[k - 1]]);
    }

    /// The slow twin: minimum degree over the whole graph at once, told the same stages.
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void domainsFillNoMoreThanTheWholeGraphInOnePiece(long seed) {
        Graph graph = grid(60, 61);
        int[] together = MinimumDegree.order(graph, NestedDissection.of(graph, seed).stage, graph.size());
        assertThat(fill(graph, NestedDissection.order(graph, seed)))
                .isLessThanOrEqualTo(fill(graph, together) * 101 / 100);
    }

    /// Entries of the factor, by eliminating with sets.
    private static long fill(Graph graph, int[] order) {
        List<BitSet> later = new ArrayList<>();
        int[] place = new int[order.length];
        for (int k = 0; k < order.length; k++) place[order[k]] = k;
        for (int v : order) {
            BitSet row = new BitSet();
            for (int p = graph.start()[v]; p < graph.start()[v + 1]; p++) row.set(place[graph.neighbours()[p]]);
            row.clear(0, place[v] + 1);
            later.add(row);
        }
        long entries = 0;
        for (BitSet row : later) {
            entries += 1 + row.cardinality();
            if (row.isEmpty()) continue;
            int parent = row.nextSetBit(0);
            later.get(parent).or(row);
            later.get(parent).clear(parent);
        }
        return entries;
    }

    @Test
    void threadsDoNotChangeTheOrder() {
        Graph graph = grid(60, 70);
        int[] one = Parallel.on(1, () -> FillOrder.byNestedDissection(graph, 3));
        int[] four = Parallel.on(4, () -> FillOrder.byNestedDissection(graph, 3));
        assertThat(four).isEqualTo(one);
    }

    @Test
    void equalVerticesBecomeOne() {
        assertThat(Compression.of(complete(60)).graph().size()).isEqualTo(1);
        assertThat(Compression.of(grid(5, 5)).graph().size()).isEqualTo(25);
        int[] order = FillOrder.byMinimumDegree(complete(60));
        assertThat(IntStream.of(order).sorted().toArray())
                .isEqualTo(IntStream.range(0, 60).toArray());
    }

    static Graph grid(int height, int width) {
        return graph(height * width, (i, j) -> {
            int rows = Math.abs(i / width - j / width);
            int columns = Math.abs(i % width - j % width);
            return rows + columns == 1;
        });
    }

    private static Graph twoPieces(int half) {
        return graph(20 * half, (i, j) -> i % 2 == j % 2 && Math.abs(i - j) == 2);
    }

    private static Graph complete(int size) {
        return graph(size, (i, j) -> true);
    }

    @FunctionalInterface
    private interface Edge {
        boolean joins(int i, int j);
    }

    private static Graph graph(int size, Edge edge) {
        int[] rowStart = new int[size + 1];
        int[] columns = new int[Math.min(size * size, size * 64)];
        for (int i = 0; i < size; i++) {
            rowStart[i + 1] = rowStart[i];
            for (int j = 0; j < size; j++) if (edge.joins(i, j)) columns[rowStart[i + 1]++] = j;
        }
        return Graph.of(rowStart, columns);
    }
}
