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
}
