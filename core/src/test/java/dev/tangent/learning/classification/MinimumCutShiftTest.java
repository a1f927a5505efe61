package dev.tangent.learning.classification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.energy.MutualLaplacian;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Points on a line whose logits fall along it, and a gap somewhere: the classes should part at the gap.
class MinimumCutShiftTest {
    private static final int SIZE = 60;
    private static final double[] EQUAL = {1, 1};

    /// A gap after so many points.
    private static SparseMatrix laplacian(int before) {
        double[][] line = new double[SIZE][];
        for (int i = 0; i < SIZE; i++) line[i] = new double[] {i < before ? i : i + 1.8};
        return new MutualLaplacian()
                .over(NeighbourGraph.nearest(PointCloud.of(line), 5))
                .matrix()
                .explicit();
    }

    /// The classes part after so many points.
    private static Matrix logits(int before) {
        Matrix logits = Matrix.zeros(SIZE, 2);
        for (int i = 0; i < SIZE; i++) logits.set(i, 0, (before - 0.5 - i) / 10.0);
        return logits;
    }

    private static long first(Matrix logits) {
        return IntStream.range(0, SIZE)
                .filter(i -> logits.at(i, 0) > logits.at(i, 1))
                .count();
    }

    private static Matrix shifted(Matrix logits, int gap, double... shares) {
        new MinimumCutShift(List.of(laplacian(gap)), shares).shift(logits);
        return logits;
    }

    @Test
    void equalClassesPartAtTheGap() {
        assertThat(first(shifted(logits(20), 30, EQUAL))).isEqualTo(30);
    }

    @Test
    void unequalClassesAreLeftWhereTheGapIsTheirs() {
        assertThat(shifted(logits(20), 20, EQUAL).values()).isEqualTo(logits(20).values());
    }

    @Test
    void sharesOfTheLabelsAreTheAim() {
        assertThat(first(shifted(logits(20), 40, 2, 1))).isEqualTo(40);
    }

    @Test
    void anImpossibleClassStaysImpossible() {
        Matrix logits = Matrix.zeros(SIZE, 3);
        for (int i = 0; i < SIZE; i++) {
            logits.set(i, 0, logits(20).at(i, 0));
            logits.set(i, 2, Double.NEGATIVE_INFINITY);
        }
        shifted(logits, 30, 1, 1, 1);
        assertThat(first(logits)).isEqualTo(30);
        for (int i = 0; i < SIZE; i++) assertThat(logits.at(i, 2)).isEqualTo(Double.NEGATIVE_INFINITY);
    }

    @Test
    void theCutIsTheWeightBetweenClasses() {
        SparseMatrix laplacian = laplacian(30);
        double between = 0;
        double all = 0;
        for (int i = 0; i < SIZE; i++)
            for (int j = 0; j < i; j++) {
                all -= laplacian.at(i, j);
                if (i >= 30 && j < 30) between -= laplacian.at(i, j);
            }
        int[] classes = IntStream.range(0, SIZE).map(i -> i < 30 ? 0 : 1).toArray();
        assertThat(MinimumCutShift.cut(laplacian, classes)).isCloseTo(between / all, within(1e-12));
        assertThat(MinimumCutShift.cut(laplacian, new int[SIZE])).isZero();
    }

    @Test
    void sizesAreSharesOfAllPoints() {
        double[] sizes = MinimumCutShift.sizes(logits(20), new double[2]);
        assertThat(Arrays.stream(sizes).sum()).isCloseTo(1, within(1e-12));
        double expected = 0;
        for (int i = 0; i < SIZE; i++)
            expected += 1 / (1 + Math.exp(-4 * logits(20).at(i, 0))) / SIZE;
        assertThat(sizes[0]).isCloseTo(expected, within(1e-12));
    }
}
