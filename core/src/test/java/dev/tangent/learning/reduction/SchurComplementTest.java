package dev.tangent.learning.reduction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SchurComplementTest {
    /// Two chains under the Laplacian. The first hangs on a point of known value and takes it everywhere; the
    /// second hangs on nothing, so that S_VV is singular, and is drawn to zero. Small ones go by eigenvalues, large
    /// ones not.
    @ParameterizedTest
    @ValueSource(ints = {2, 20, 99, 101, 160})
    void whatHangsOnAValueTakesItAndWhatHangsOnNothingIsZero(int length) {
        Matrix among = Matrix.zeros(2 * length, 2 * length);
        for (int chain = 0; chain < 2; chain++)
            for (int i = 0; i + 1 < length; i++) {
                int a = chain * length + i;
                among.set(a, a, among.at(a, a) + 1);
                among.set(a + 1, a + 1, among.at(a + 1, a + 1) + 1);
                among.set(a, a + 1, -1);
                among.set(a + 1, a, -1);
            }
        among.set(0, 0, among.at(0, 0) + 1); // the edge to the known value
        Matrix towards = Matrix.zeros(2 * length, 1);
        towards.set(0, 0, -1);
        Matrix extension = SchurComplement.extension(among, towards, 2);
        for (int i = 0; i < length; i++) {
            assertThat(extension.at(i, 0)).isCloseTo(1, within(1e-6));
            assertThat(extension.at(length + i, 0)).isCloseTo(0, within(1e-12));
        }
    }

    /// A chain of springs between two known values, some of its points tied to near copies: the copies take the
    /// chain's own values, which are linear in between. All entries are whole numbers, so that S itself is exact.
    @ParameterizedTest
    @ValueSource(ints = {0, 20, 34, 40, 43})
    void nearCopiesTakeTheValueBetweenTheKnownOnes(int exponent) {
        double tie = Math.scalb(1.0, exponent);
        int length = 9;
        int copies = 3;
        Matrix s = Matrix.zeros(length + 2 + copies, length + 2 + copies);
        for (int i = 0; i <= length; i++) spring(s, i, i + 1, 1);
        for (int c = 0; c < copies; c++) spring(s, 2 + 3 * c, length + 2 + c, tie);
        double[] weights = new double[s.rows()];
        weights[0] = 1;
        weights[length + 1] = 1;
        Matrix values = new LabelSplit(s, weights).extended(Matrix.wrap(2, 1, new double[] {-5, 5}));
        for (int i = 0; i <= length + 1; i++)
            assertThat(values.at(i, 0)).isCloseTo(i - 5.0, within(1e-12 + tie * 4e-15));
        for (int c = 0; c < copies; c++)
            assertThat(values.at(length + 2 + c, 0)).isCloseTo(3.0 * c - 3, within(1e-12 + tie * 4e-15));
    }

    private static void spring(Matrix s, int i, int j, double stiffness) {
        s.set(i, i, s.at(i, i) + stiffness);
        s.set(j, j, s.at(j, j) + stiffness);
        s.set(i, j, s.at(i, j) - stiffness);
        s.set(j, i, s.at(j, i) - stiffness);
    }
}
