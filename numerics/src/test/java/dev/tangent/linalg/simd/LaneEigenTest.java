package dev.tangent.linalg.simd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.tangent.linalg.Matrix;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LaneEigenTest {
    private static final int WIDTH = LaneMatrix.WIDTH;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 15, 40})
    void everyLaneIsDecomposed(int size) {
        assumeThat(WIDTH).as("lanes of a vector").isGreaterThan(1);
        List<Matrix> gallery = gallery(size);
        for (int first = 0; first < gallery.size(); first += WIDTH) {
            LaneMatrix batch = LaneMatrix.zeros(size, size);
            for (int lane = 0; lane < WIDTH; lane++) put(batch, lane, gallery.get((first + lane) % gallery.size()));
            check(batch, size);
        }
    }

    @Test
    void aLaneDoesNotFeelItsNeighbours() {
        assumeThat(WIDTH).as("lanes of a vector").isGreaterThan(1);
        List<Matrix> gallery = gallery(9);
        for (Matrix matrix : gallery) {
            double[] alone = valuesOfLaneZero(matrix, matrix);
            for (Matrix other : gallery)
                assertThat(valuesOfLaneZero(matrix, other)).isEqualTo(alone);
        }
    }

    private static double[] valuesOfLaneZero(Matrix matrix, Matrix others) {
        int size = matrix.rows();
        LaneMatrix batch = LaneMatrix.zeros(size, size);
        for (int lane = 0; lane < WIDTH; lane++) put(batch, lane, lane == 0 ? matrix : others);
        LaneEigen eigen = new LaneEigen(size);
        eigen.decompose(batch);
        double[] values = new double[size * WIDTH];
        eigen.leading(LaneMatrix.zeros(size, size), values);
        double[] first = new double[size];
        for (int t = 0; t < size; t++) first[t] = values[t * WIDTH];
        return first;
    }

    private static void check(LaneMatrix batch, int size) {
        LaneMatrix kept = LaneMatrix.zeros(size, size);
        kept.set(batch);
        LaneEigen eigen = new LaneEigen(size);
        assertThat(eigen.decompose(batch)).isZero();
        LaneMatrix vectors = LaneMatrix.zeros(size, size);
        double[] values = new double[size * WIDTH];
        eigen.leading(vectors, values);
        for (int lane = 0; lane < WIDTH; lane++) {
            Matrix a = LaneMatrixTest.lane(kept, lane);
            Matrix v = LaneMatrixTest.lane(vectors, lane);
            Matrix scaled = Matrix.zeros(size, size);
            for (int t = 0; t < size; t++) {
                if (t > 0) assertThat(values[t * WIDTH + lane]).isLessThanOrEqualTo(values[(t - 1) * WIDTH + lane]);
                for (int r = 0; r < size; r++) scaled.set(t, r, values[t * WIDTH + lane] * v.at(t, r));
            }
            assertThat(v.times(v.transpose()).minus(Matrix.identity(size)).norm())
                    .isLessThan(1e-13);
            assertThat(v.times(a).minus(scaled).norm()).isLessThanOrEqualTo(1e-14 * size * a.norm());
        }
    }

    /// Full rank, low rank, graded, diagonal, repeated eigenvalues, blocks, nothing at all, tiny.
    private static List<Matrix> gallery(int size) {
        SplittableRandom random = new SplittableRandom(size);
        List<Matrix> gallery = new ArrayList<>();
        for (int lane = 0; lane < 5; lane++) gallery.add(scatter(random, size, size + 3, 1));
        gallery.add(scatter(random, size, 1, 1));
        gallery.add(scatter(random, size, Math.max(1, size / 2), 1));
        gallery.add(scatter(random, size, size + 3, 1e-140));
        gallery.add(Matrix.identity(size));
        gallery.add(Matrix.zeros(size, size));
        Matrix graded = scatter(random, size, size + 3, 1);
        for (int i = 0; i < size; i++)
            for (int j = 0; j < size; j++) graded.set(i, j, graded.at(i, j) * Math.pow(10, -(i + j)));
        gallery.add(graded);
        Matrix diagonal = Matrix.zeros(size, size);
        for (int i = 0; i < size; i++) diagonal.set(i, i, i % 3);
        gallery.add(diagonal);
        Matrix blocks = Matrix.zeros(size, size);
        for (int i = 0; i < size; i++)
            for (int j = 0; j < size; j++) if (i / 2 == j / 2) blocks.set(i, j, i == j ? 2 : 1);
        gallery.add(blocks);
        return gallery;
    }

    private static Matrix scatter(SplittableRandom random, int size, int points, double scale) {
        Matrix x = Matrix.zeros(size, points);
        for (int i = 0; i < size; i++) for (int j = 0; j < points; j++) x.set(i, j, scale * random.nextDouble(-1, 1));
        return x.times(x.transpose());
    }

    private static void put(LaneMatrix batch, int lane, Matrix matrix) {
        for (int i = 0; i < matrix.rows(); i++)
            for (int j = 0; j < matrix.rows(); j++) batch.set(lane, i, j, matrix.at(i, j));
    }
}
