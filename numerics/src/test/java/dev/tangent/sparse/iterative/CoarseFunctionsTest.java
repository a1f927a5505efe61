package dev.tangent.sparse.iterative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CoarseFunctionsTest {
    private static final int POINTS = 200;

    private static Matrix dense(CoarseFunctions functions) {
        Matrix p = Matrix.zeros(POINTS, functions.count());
        for (int i = 0; i < POINTS; i++) {
            double[] values = functions.at(i);
            for (int t = 0; t < values.length; t++) p.set(i, functions.first(i) + t, values[t]);
        }
        return p;
    }

    @Test
    void areOrthonormalAndHoldConstantsAndLinearFunctions() {
        SplittableRandom random = new SplittableRandom(2);
        Matrix place = Matrix.wrap(POINTS, 2, random.doubles(2 * POINTS).toArray());
        double[] ones = new double[POINTS];
        Arrays.fill(ones, 1);
        Matrix p = dense(CoarseFunctions.of(SparseMatrix.diagonal(ones), NodeGeometry.of(place, 2), 20));
        Matrix gram = p.transpose().times(p);
        for (int i = 0; i < gram.rows(); i++)
            for (int j = 0; j < gram.rows(); j++) assertThat(gram.at(i, j)).isCloseTo(i == j ? 1 : 0, within(1e-12));
        Matrix functions = Matrix.zeros(POINTS, 2);
        for (int i = 0; i < POINTS; i++) {
            functions.set(i, 0, 1);
            functions.set(i, 1, 3 * place.at(i, 0) - place.at(i, 1));
        }
        Matrix projected = p.times(p.transpose().times(functions));
        assertThat(projected.minus(functions).norm()).isLessThan(1e-12 * functions.norm());
    }
}
