package dev.tangent.gpu;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.device.LocalGaussianTask;
import dev.tangent.device.TiledPoints;
import dev.tangent.sparse.SparseMatrix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is counted and packed before anything is sent.
class PlanTest {
    @ParameterizedTest
    @CsvSource({"1, 2", "2, 2", "3, 4", "4, 4", "5, 8", "15, 16", "16, 16", "17, 32", "32, 32"})
    void coordinatesAreFilledUpToAWidthThatIsCompiled(int dimension, int width) {
        assertThat(NeighbourKernels.width(dimension)).isEqualTo(width);
    }

    @Test
    void coordinatesAreFilledUpWithZeros() {
        TiledPoints points = new TiledPoints(3, new double[] {1, 2, 3, 4, 5, 6}, new int[] {1, 0});
        assertThat(NeighbourKernels.padded(points)).containsExactly(1, 2, 3, 0, 4, 5, 6, 0);
    }

    @Test
    void listsFollowEachOther() {
        assertThat(AssemblyKernels.starts(3, 0, 2)).containsExactly(0, 3, 3, 5);
    }

    @Test
    void rowsInTheOrderOfGroupsKeepTheirLengths() {
        SparseMatrix a = new SparseMatrix(new int[] {0, 2, 3, 3}, new int[] {0, 1, 1}, new double[] {1, 2, 3});
        assertThat(DeviceRows.starts(a, 2, 0, 1)).containsExactly(0, 0, 2, 3);
    }

    @Test
    void anOrderIsAMultipleOfTheTile() {
        assertThat(CholeskyKernels.order(1)).isEqualTo(64);
        assertThat(CholeskyKernels.order(64)).isEqualTo(64);
        assertThat(CholeskyKernels.order(65)).isEqualTo(128);
    }

    @Test
    void theMemoryOfABlockHoldsAllThatTheKernelPutsThere() {
        // X 20 x 15, A and V 20 x 20, Phi, Q and Z 20 x 10, middle 10 x 10, c and s 20, best 10.
        LocalGaussianTask task = new LocalGaussianTask(
                new double[30 * 15], 30, new int[30 * 20], 20, 10, 0.1, true, () -> (centre, lower) -> {});
        assertThat(LocalKernels.sharedBytes(task)).isEqualTo(8 * (300 + 800 + 600 + 100 + 40 + 10));
        int shared = Math.toIntExact(LocalKernels.sharedBytes(task)) + (1 << 10);
        assertThat(LocalKernels.suits(task, shared)).isTrue();
        assertThat(LocalKernels.suits(task, shared - 1)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {12_000, 16_384, 20_000})
    void neighbourhoodsOfThousandsFitNoBlock(int k) {
        LocalGaussianTask task =
                new LocalGaussianTask(new double[3 * k], k, new int[k], k, 2, 0.1, true, () -> (centre, lower) -> {});
        assertThat(LocalKernels.suits(task, 227 << 10)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"67000000, 17, 20, true", "68000000, 17, 20, false", "33000000, 3, 65, true", "34000000, 3, 65, false"})
    void aSearchWhoseNumbersNoArrayHoldsIsTheProcessors(int size, int dimension, int k, boolean suits) {
        assertThat(NeighbourKernels.suits(size, dimension, k)).isEqualTo(suits);
    }

    @Test
    void theCoarseMatrixStaysSmallEnoughForADenseFactor() {
        TwoLevelPlan plan = new TwoLevelPlan(1_000_000, 25_000_000, 2, 12_288);
        assertThat(plan.bytes(1)).isBetween(5L << 30, 20L << 30);
        // Seven blocks of vectors, two of 24,576 coarse unknowns and 24 partial sums of each of these.
        assertThat(plan.bytes(16) - plan.bytes(1)).isEqualTo(15L * 8 * (7 * 1_000_000 + (2 + 24) * 24_576));
    }
}
