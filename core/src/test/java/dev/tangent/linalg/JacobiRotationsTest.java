package dev.tangent.linalg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JacobiRotationsTest {
    /// H diag(values) H with a Householder reflection H, whose columns are the eigenvectors.
    private static Matrix withEigenvalues(double[] values, SplittableRandom random) {
        int size = values.length;
        Matrix u = Matrix.zeros(size, 1);
        for (int i = 0; i < size; i++) u.set(i, 0, random.nextDouble() - 0.5);
        Matrix reflection = Matrix.zeros(size, size);
        double norm = u.norm() * u.norm();
        for (int i = 0; i < size; i++)
            for (int j = 0; j < size; j++)
                reflection.set(i, j, (i == j ? 1 : 0) - 2 * u.at(i, 0) * u.at(j, 0) / norm);
        Matrix scaled = reflection.copy();
        for (int i = 0; i < size; i++) for (int j = 0; j < size; j++) scaled.set(i, j, scaled.at(i, j) * values[j]);
        return scaled.times(reflection).symmetrized();
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1e-200, 1e200})
    void givenEigenvaluesComeBackInAnyUnit(double unit) {
        double[] values = {7, 3, 1, 1, 0.5, 1e-3, 1e-9, 0, 0, -2};
        double[] scaled = Arrays.stream(values).map(value -> unit * value).toArray();
        Matrix matrix = withEigenvalues(scaled, new SplittableRandom(2));
        JacobiRotations found = new JacobiRotations(matrix.values(), values.length);
        double[] sorted = new double[values.length];
        for (int t = 0; t < sorted.length; t++) sorted[t] = -found.value(t) / unit;
        Arrays.sort(sorted);
        for (int t = 0; t < sorted.length; t++) assertThat(-sorted[t]).isCloseTo(values[t], within(1e-14));
        for (int t = 0; t < values.length; t++) {
            Matrix v = Matrix.column(found.vector(t));
            assertThat(v.norm()).isCloseTo(1, within(1e-14));
            Matrix left = matrix.times(v);
            for (int i = 0; i < values.length; i++)
                assertThat(left.at(i, 0) / unit).isCloseTo(found.value(t) / unit * v.at(i, 0), within(1e-14));
        }
    }

    @Test
    void nothingAtAllIsAMatrixToo() {
        JacobiRotations found = new JacobiRotations(new double[9], 3);
        for (int t = 0; t < 3; t++) assertThat(found.value(t)).isZero();
    }
}
