package dev.tangent.linalg.array;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class RandomSubsetTest {
    @Test
    void pointsAreDistinctAndTheFirstDrawnStayTheFirst() {
        int[] many = RandomSubset.inOrder(50, 40, 3);
        assertThat(many).hasSize(40).doesNotHaveDuplicates();
        assertThat(Arrays.stream(many).boxed()).allMatch(point -> point >= 0 && point < 50);
        assertThat(RandomSubset.inOrder(50, 10, 3)).isEqualTo(Arrays.copyOf(many, 10));
    }

    @Test
    void allPointsCanBeDrawn() {
        assertThat(RandomSubset.inOrder(20, 20, 1)).containsExactlyInAnyOrder(RandomSubset.of(20, 20, new int[0], 7));
    }

    @Test
    void thoseThatAreInItAnywayCount() {
        assertThat(RandomSubset.of(30, 5, new int[] {29, 2}, 1))
                .hasSize(5)
                .isSorted()
                .doesNotHaveDuplicates()
                .contains(2, 29);
    }

    @Test
    void moreThanThereAreIsRefused() {
        assertThatThrownBy(() -> RandomSubset.inOrder(5, 6, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RandomSubset.of(5, 6, new int[0], 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
