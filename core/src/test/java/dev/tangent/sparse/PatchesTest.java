package dev.tangent.sparse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.Parallel;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PatchesTest {
    @Test
    void everyPointIsInOnePatchAndPatchesAreEven() {
        for (int points : new int[] {1, 7, 100, 1003}) {
            Patches patches = Patches.of(Problems.random(points, 3, points), 10);
            int[] sorted = patches.order().clone();
            Arrays.sort(sorted);
            assertThat(sorted).containsExactly(IntStream.range(0, points).toArray());
            for (int p = 0; p < patches.count(); p++)
                assertThat(patches.start()[p + 1] - patches.start()[p]).isBetween(points < 10 ? 1 : 9, 10);
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
        Patches patches = Patches.of(points, 100);
        double last = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < 100; i++) last = Math.max(last, side(points, patches.order()[i]));
        for (int i = 100; i < 200; i++)
            assertThat(side(points, patches.order()[i])).isGreaterThan(last - 1e-3);
    }

    private static double side(Matrix points, int i) {
        return points.at(i, 0) + points.at(i, 1);
    }

    @Test
    void theCutDoesNotDependOnThreads() {
        Matrix points = Problems.random(20_000, 4, 2);
        Patches one = Parallel.on(1, () -> Patches.of(points, 30));
        Patches four = Parallel.on(4, () -> Patches.of(points, 30));
        assertThat(four.order()).containsExactly(one.order());
    }

    @Test
    void clumpsAreNeverCut() {
        int[] clump = new int[600];
        for (int i = 0; i < 600; i++) clump[i] = i % 150;
        Patches patches = Patches.of(Problems.random(600, 3, 8), 20, clump);
        int[] patchOf = new int[600];
        for (int p = 0; p < patches.count(); p++)
            for (int i = patches.start()[p]; i < patches.start()[p + 1]; i++) patchOf[patches.order()[i]] = p;
        for (int i = 150; i < 600; i++) assertThat(patchOf[i]).isEqualTo(patchOf[i % 150]);
        assertThat(patches.largest()).isLessThanOrEqualTo(20);
        assertThat(patches.count()).isGreaterThanOrEqualTo(30);
    }

    @Test
    void theStrongestPairsAreJoinedFirst() {
        SparseMatrix chain =
                new SparseMatrix(new int[] {0, 2, 5, 8, 10}, new int[] {0, 1, 0, 1, 2, 1, 2, 3, 2, 3}, new double[] {
                    1, -0.3, -0.3, 1, 0.6, 0.6, 1, -0.1, -0.1, 1
                });
        assertThat(StrongCouplings.clumps(chain, 0.2, 2)).containsExactly(0, 1, 1, 2);
        assertThat(StrongCouplings.clumps(chain, 0.2, 4)).containsExactly(0, 0, 0, 1);
        assertThat(StrongCouplings.clumps(chain, 0.05, 4)).containsExactly(0, 0, 0, 0);
        assertThat(StrongCouplings.clumps(chain, 0.7, 4)).containsExactly(0, 1, 2, 3);
    }

    @Test
    void colouredPatchesAreNotCoupled() {
        SparseMatrix a = Problems.grid(40, 1);
        Patches patches = Patches.of(Sheet.points(40, 3), 20);
        int[][] neighbours = PatchGraph.neighbours(a, patches.order(), patches.start());
        int[] colour = PatchGraph.colours(neighbours);
        for (int p = 0; p < neighbours.length; p++)
            for (int q : neighbours[p]) if (p != q) assertThat(colour[p]).isNotEqualTo(colour[q]);
    }

    @Test
    void theCoarseMatrixIsTheTripleProduct() {
        Matrix points = Sheet.points(12, 4);
        SparseMatrix a = Sheet.matrix(12, points);
        Patches patches = Patches.of(points, 20);
        SparseMatrix ordered = a.restrictedTo(patches.order());
        var basis = new PatchBasis(patches, points, 2);
        int[] identity = IntStream.range(0, a.size()).toArray();
        int[][] neighbours = PatchGraph.neighbours(ordered, identity, patches.start());
        Matrix p = Matrix.zeros(a.size(), basis.unknowns());
        basis.prolong(Matrix.identity(basis.unknowns()), p);
        Matrix expected = p.transpose().times(ordered.toDense()).times(p);
        assertThat(p.transpose()
                        .times(p)
                        .minus(Matrix.identity(basis.unknowns()))
                        .norm())
                .isLessThan(1e-12);
        assertThat(CoarseMatrix.of(ordered, basis, patches.start(), neighbours)
                        .toDense()
                        .values())
                .containsExactly(expected.values(), within(1e-12));
        Matrix r = Problems.random(a.size(), 3, 5);
        assertThat(basis.restrict(r).minus(p.transpose().times(r)).norm()).isLessThan(1e-12);
    }
}
