package dev.tangent.regularizer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.regularizer.energy.Laplacian;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.sparse.SparseMatrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Rows of R from the part of a graph that they depend on.
class PartialGraphTest {
    private static final int K = 9;
    private static final int OWN = 60;

    static List<Regularizer> rowsArePartOfTheWholeMatrix() {
        return List.of(new LocalGaussian(2), new LocalGaussian(2, 1, NullSpace.CONSTANT), new Laplacian(0.02));
    }

    @ParameterizedTest
    @MethodSource
    void rowsArePartOfTheWholeMatrix(Regularizer regularizer) {
        SplittableRandom random = new SplittableRandom(1);
        PointCloud cloud = PointCloud.wrap(3, random.doubles(3 * 300).toArray());
        NeighbourGraph graph = NeighbourGraph.nearest(cloud, K);
        SparseMatrix whole = regularizer.over(graph).matrix().explicit();

        // The first points, centres whose neighbourhoods hold one of them, and then all other members.
        LinkedHashSet<Integer> points = new LinkedHashSet<>();
        for (int i = 0; i < OWN; i++) points.add(i);
        for (int i = OWN; i < graph.size(); i++)
            if (Arrays.stream(graph.neighbourhood(i)).anyMatch(j -> j < OWN)) points.add(i);
        int centres = points.size();
        List<Integer> order = new ArrayList<>(points);
        for (int c = 0; c < centres; c++)
            for (int j : graph.neighbourhood(order.get(c))) if (points.add(j)) order.add(j);
        int[] members = new int[centres * K];
        double[] squares = new double[members.length];
        for (int p = 0; p < members.length; p++) {
            members[p] = order.indexOf(graph.neighbour(order.get(p / K), p % K));
            squares[p] = graph.squaredDistance(order.get(p / K), p % K);
        }
        int[] chosen = order.stream().mapToInt(Integer::intValue).toArray();
        NeighbourGraph part = NeighbourGraph.partial(cloud.select(chosen), K, members, squares);
        SparseMatrix rows = regularizer.over(part).matrix().explicit();

        assertThat(part.size()).isEqualTo(centres).isLessThan(chosen.length);
        double scale = whole.trace() / whole.size();
        for (int i = 0; i < OWN; i++) {
            int row = i;
            for (int j = 0; j < chosen.length; j++)
                assertThat(rows.at(i, j)).isCloseTo(whole.at(i, chosen[j]), within(1e-12 * scale));
            assertThat(rows.rowStart()[i + 1] - rows.rowStart()[i])
                    .isEqualTo((int) IntStream.range(whole.rowStart()[row], whole.rowStart()[row + 1])
                            .count());
        }
    }
}
