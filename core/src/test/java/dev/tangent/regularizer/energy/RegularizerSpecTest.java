package dev.tangent.regularizer.energy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.learning.fold.Folds;
import dev.tangent.regularizer.NullSpace;
import org.junit.jupiter.api.Test;

class RegularizerSpecTest {
    @Test
    void linearFunctionsOfAllCoordinatesTakeALabelEach() {
        RegularizerSpec whole = new RegularizerSpec(10, new LocalGaussian(5));
        assertThat(whole.fixedBy(6, 5)).isTrue();
        assertThat(whole.fixedBy(5, 5)).isFalse();
        assertThat(whole.fixedBy(5, 6)).isTrue();
    }

    @Test
    void constantsTakeOne() {
        assertThat(new RegularizerSpec(10, new Laplacian()).fixedBy(1, 5)).isTrue();
        assertThat(new RegularizerSpec(10, new LocalGaussian(5, 0.1, NullSpace.CONSTANT)).fixedBy(1, 5))
                .isTrue();
    }

    @Test
    void theSmallestTrainingSetIsWhatTheLargestFoldLeaves() {
        assertThat(Folds.of(22, 5, 1).leastTraining()).isEqualTo(17);
        assertThat(Folds.of(7, 7, 1).leastTraining()).isEqualTo(6);
        assertThat(Folds.holdingOut(new boolean[] {true, false, true}).leastTraining())
                .isEqualTo(1);
    }
}
