package dev.tangent.sparse.iterative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.Problems;
import dev.tangent.sparse.Sheet;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AggregatesTest {
    /// Of points in no groups.
    private static Aggregates aggregates(Matrix points, int size) {
        int[] single = IntStream.range(0, points.rows()).toArray();
        return Aggregates.of(NodeGeometry.of(points, 2), size, single);
    }

    @Test
    void everyPointIsInOneAggregateAndAggregatesAreEven() {
        for (int points : new int[] {1, 7, 100, 1003}) {
            Aggregates aggregates = aggregates(Problems.random(points, 3, points), 10);
            int[] sorted = aggregates.order().clone();
            Arrays.sort(sorted);
            assertThat(sorted).isEqualTo(IntStream.range(0, points).toArray());
            for (int p = 0; p < aggregates.count(); p++)
                assertThat(aggregates.start()[p + 1] - aggregates.start()[p]).isBetween(points < 10 ? 1 : 9, 10);
        }
    }

    @Test
    void theFirstSplitIsAcrossTheWidestDirection() {
        Matrix points = Problems.random(200, 2, 1);
        for (int i = 0; i < 200; i++) {
            double along = points.at(i, 0);
            points.set(i, 0, along + 0.01 * points.at(i, 1));
            points.set(i, 1, along - 0.01 * points.at(i, 1));
        }
        Aggregates aggregates = aggregates(points, 100);
        double last = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < 100; i++)
            last = Math.max(last, side(points, aggregates.order()[i]));
        for (int i = 100; i < 200; i++)
            assertThat(side(points, aggregates.order()[i])).isGreaterThan(last - 1e-3);
    }

    private static double side(Matrix points, int i) {
        return points.at(i, 0) + points.at(i, 1);
    }

    @Test
    void theCutDoesNotDependOnThreads() {
        Matrix points = Problems.random(20_000, 4, 2);
        Aggregates one = Parallel.on(1, () -> aggregates(points, 30));
        Aggregates four = Parallel.on(4, () -> aggregates(points, 30));
        assertThat(four.order()).isEqualTo(one.order());
    }

    @Test
    void stronglyCoupledGroupsAreNeverCut() {
        int[] group = new int[600];
        for (int i = 0; i < 600; i++) group[i] = i % 150;
        Aggregates aggregates = Aggregates.of(NodeGeometry.of(Problems.random(600, 3, 8), 2), 20, group);
        int[] aggregateOf = new int[600];
        for (int p = 0; p < aggregates.count(); p++)
            for (int i = aggregates.start()[p]; i < aggregates.start()[p + 1]; i++)
                aggregateOf[aggregates.order()[i]] = p;
        for (int i = 150; i < 600; i++) assertThat(aggregateOf[i]).isEqualTo(aggregateOf[i % 150]);
        assertThat(aggregates.largest()).isLessThanOrEqualTo(20);
        assertThat(aggregates.count()).isGreaterThanOrEqualTo(30);
    }

    @Test
    void theStrongestPairsAreJoinedFirst() {
        SparseMatrix chain =
                new SparseMatrix(new int[] {0, 2, 5, 8, 10}, new int[] {0, 1, 0, 1, 2, 1, 2, 3, 2, 3}, new double[] {
                    1, -0.3, -0.3, 1, 0.6, 0.6, 1, -0.1, -0.1, 1
                });
        assertThat(StrongCouplings.groups(chain, 0.2, 2)).containsExactly(0, 1, 1, 2);
        assertThat(StrongCouplings.groups(chain, 0.2, 4)).containsExactly(0, 0, 0, 1);
        assertThat(StrongCouplings.groups(chain, 0.05, 4)).containsExactly(0, 0, 0, 0);
        assertThat(StrongCouplings.groups(chain, 0.7, 4)).containsExactly(0, 1, 2, 3);
    }

    @Test
    void aggregatesOfOneColourAreNotCoupled() {
        SparseMatrix a = Problems.grid(40, 1);
        Aggregates aggregates = aggregates(Sheet.points(40, 3), 20);
        int[][] neighbours = AggregateGraph.neighbours(a, aggregates.order(), aggregates.start());
        int[] colour = AggregateGraph.colours(neighbours);
        for (int p = 0; p < neighbours.length; p++)
            for (int q : neighbours[p]) if (p != q) assertThat(colour[p]).isNotEqualTo(colour[q]);
    }

    @Test
    void theCoarseMatrixIsTheTripleProduct() {
        Matrix points = Sheet.points(12, 4);
        SparseMatrix a = Sheet.matrix(12, points);
        Aggregates aggregates = aggregates(points, 20);
        SparseMatrix ordered = a.restrictedTo(aggregates.order());
        var basis = new AggregateBasis(aggregates, NodeGeometry.of(points, 2));
        int[] identity = IntStream.range(0, a.size()).toArray();
        int[][] neighbours = AggregateGraph.neighbours(ordered, identity, aggregates.start());
        Matrix p = Matrix.zeros(a.size(), basis.unknowns());
        basis.prolong(Matrix.identity(basis.unknowns()), p);
        Matrix expected = p.transpose().times(ordered.toDense()).times(p);
        assertThat(p.transpose()
                        .times(p)
                        .minus(Matrix.identity(basis.unknowns()))
                        .norm())
                .isLessThan(1e-12);
        assertThat(CoarseMatrix.of(ordered, basis, aggregates.start(), neighbours)
                        .toDense()
                        .values())
                .containsExactly(expected.values(), within(1e-12));
        Matrix r = Problems.random(a.size(), 3, 5);
        assertThat(basis.restrict(r).minus(p.transpose().times(r)).norm()).isLessThan(1e-12);
    }
}
