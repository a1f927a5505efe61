package dev.tangent.linalg.simd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.tangent.linalg.Matrix;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LaneMatrixTest {
    private final SplittableRandom random = new SplittableRandom(3);

    @BeforeEach
    void vectorsAreThere() {
        assumeThat(LaneMatrix.WIDTH).as("lanes of a vector").isGreaterThan(1);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "5, 7, 3", "20, 15, 10", "6, 4, 9"})
    void productsAreThoseOfEachLane(int rows, int depth, int columns) {
        LaneMatrix a = random(rows, depth);
        LaneMatrix b = random(columns, depth);
        LaneMatrix c = random(rows, columns);
        LaneMatrix before = LaneMatrix.zeros(rows, columns);
        before.set(c);
        c.addProduct(-2, a, b.transpose());
        for (int lane = 0; lane < LaneMatrix.WIDTH; lane++) {
            Matrix product = lane(a, lane).times(lane(b, lane).transpose());
            Matrix expected = lane(before, lane).minus(product).minus(product);
            assertThat(lane(c, lane).minus(expected).norm()).isLessThan(1e-13);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 12, 21})
    void lowerProductsAgreeOnAndBelowTheDiagonal(int size) {
        LaneMatrix a = random(size, 6);
        LaneMatrix c = LaneMatrix.zeros(size, size);
        c.addLowerProduct(1, a, a.transpose());
        for (int lane = 0; lane < LaneMatrix.WIDTH; lane++) {
            Matrix expected = lane(a, lane).times(lane(a, lane).transpose());
            for (int i = 0; i < size; i++)
                for (int j = 0; j <= i; j++)
                    assertThat(Math.abs(c.at(lane, i, j) - expected.at(i, j))).isLessThan(1e-13);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 20, 33})
    void inversesTimesTheMatrixAreTheIdentity(int size) {
        LaneMatrix a = positive(size);
        LaneMatrix inverse = LaneMatrix.zeros(size, size);
        inverse.set(a);
        assertThat(inverse.invert(1e-6)).isZero();
        for (int lane = 0; lane < LaneMatrix.WIDTH; lane++) {
            Matrix product = lane(a, lane).times(lane(inverse, lane));
            assertThat(product.minus(Matrix.identity(size)).norm()).isLessThan(1e-11);
        }
    }

    @Test
    void aSingularLaneIsToldAndLeavesTheOthersAlone() {
        LaneMatrix whole = positive(4);
        LaneMatrix hurt = LaneMatrix.zeros(4, 4);
        hurt.set(whole);
        for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) hurt.set(1, i, j, 1);
        assertThat(whole.invert(1e-6)).isZero();
        assertThat(hurt.invert(1e-6)).isEqualTo(2);
        for (int i = 0; i < 4; i++) assertThat(hurt.at(0, i, 0)).isEqualTo(whole.at(0, i, 0));
    }

    @Test
    void rowsBecomeOrthonormalAndSpanTheSame() {
        LaneMatrix rows = random(6, 11);
        for (int j = 0; j < 11; j++) rows.set(0, 3, j, rows.at(0, 2, j) + 1e-9 * rows.at(0, 3, j));
        LaneMatrix basis = LaneMatrix.zeros(6, 11);
        basis.set(rows);
        assertThat(basis.orthonormaliseRows(1e-14)).isZero();
        for (int lane = 0; lane < LaneMatrix.WIDTH; lane++) {
            Matrix q = lane(basis, lane);
            Matrix a = lane(rows, lane);
            assertThat(q.times(q.transpose()).minus(Matrix.identity(6)).norm()).isLessThan(1e-14);
            assertThat(a.times(q.transpose()).times(q).minus(a).norm()).isLessThan(1e-13);
        }
    }

    @Test
    void aRowThatAddsNothingIsTold() {
        LaneMatrix rows = random(3, 5);
        for (int j = 0; j < 5; j++) rows.set(1, 2, j, rows.at(1, 0, j) - rows.at(1, 1, j));
        assertThat(rows.orthonormaliseRows(5 * Math.ulp(1.0))).isEqualTo(2);
    }

    @Test
    void distancesAreThoseOfTheRows() {
        LaneMatrix points = random(7, 3);
        LaneMatrix squares = LaneMatrix.zeros(7, 7);
        squares.lowerSquaredDistances(points);
        for (int lane = 0; lane < LaneMatrix.WIDTH; lane++)
            for (int a = 0; a < 7; a++)
                for (int b = 0; b < a; b++) {
                    double sum = 0;
                    for (int t = 0; t < 3; t++) sum += Math.pow(points.at(lane, a, t) - points.at(lane, b, t), 2);
                    assertThat(Math.abs(squares.at(lane, a, b) - sum)).isLessThan(1e-14);
                }
    }

    private LaneMatrix random(int rows, int columns) {
        LaneMatrix matrix = LaneMatrix.zeros(rows, columns);
        for (int lane = 0; lane < LaneMatrix.WIDTH; lane++)
            for (int i = 0; i < rows; i++)
                for (int j = 0; j < columns; j++) matrix.set(lane, i, j, random.nextDouble(-1, 1));
        return matrix;
    }

    private LaneMatrix positive(int size) {
        LaneMatrix square = random(size, size + 2);
        LaneMatrix matrix = LaneMatrix.zeros(size, size);
        matrix.addProduct(1, square, square.transpose());
        for (int lane = 0; lane < LaneMatrix.WIDTH; lane++)
            for (int i = 0; i < size; i++) matrix.set(lane, i, i, matrix.at(lane, i, i) + 0.1);
        return matrix;
    }

    static Matrix lane(LaneMatrix batch, int lane) {
        Matrix matrix = Matrix.zeros(batch.rows, batch.columns);
        for (int i = 0; i < batch.rows; i++)
            for (int j = 0; j < batch.columns; j++) matrix.set(i, j, batch.at(lane, i, j));
        return matrix;
    }
}
