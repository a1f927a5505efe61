package dev.tangent.experiments.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.InvalidInput;
import org.junit.jupiter.api.Test;

class SignFlipTest {
    @Test
    void tenWinsInARowHappenByChanceTwiceInAThousand() {
        double[] a = new double[10];
        double[] b = new double[10];
        for (int i = 0; i < 10; i++) b[i] = 1 + i;
        assertThat(SignFlip.pValue(a, b)).isEqualTo(2.0 / 1024);
        assertThat(SignFlip.pValue(b, a)).isEqualTo(2.0 / 1024);
    }

    @Test
    void equalErrorsAreNoEvidence() {
        double[] a = {1, 2, 3};
        assertThat(SignFlip.pValue(a, a)).isEqualTo(1);
    }

    /// Differences 1, 2, -4: the sums of all flips are +-1 +-2 +-4, of which |.| >= 1 are all eight.
    @Test
    void countsEveryFlip() {
        assertThat(SignFlip.pValue(new double[] {1, 2, 0}, new double[] {0, 0, 4}))
                .isEqualTo(1);
        // 1, 2, 4: only +++ and --- reach 7.
        assertThat(SignFlip.pValue(new double[] {1, 2, 4}, new double[3])).isCloseTo(0.25, within(1e-15));
    }

    @Test
    void pairsMustMatch() {
        assertThatThrownBy(() -> SignFlip.pValue(new double[2], new double[3])).isInstanceOf(InvalidInput.class);
    }
}
