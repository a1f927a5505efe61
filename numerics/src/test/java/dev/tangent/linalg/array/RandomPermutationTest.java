package dev.tangent.linalg.array;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RandomPermutationTest {
    @Test
    void everyOrderOfThreeIsEquallyLikely() {
        Map<String, Integer> counts = new HashMap<>();
        int draws = 6000;
        for (long seed = 0; seed < draws; seed++)
            counts.merge(Arrays.toString(RandomPermutation.of(3, seed)), 1, Integer::sum);
        // Five standard deviations of a count of 6000 draws with probability 1/6: 5 sqrt(6000 * 5) / 6 = 144.
        assertThat(counts)
                .hasSize(6)
                .allSatisfy((order, count) -> assertThat(count).as(order).isBetween(1000 - 144, 1000 + 144));
    }

    @Test
    void aSeedGivesTheSameOrderAgain() {
        assertThat(RandomPermutation.of(50, 7)).isEqualTo(RandomPermutation.of(50, 7));
        assertThat(RandomPermutation.of(50, 7)).isNotEqualTo(RandomPermutation.of(50, 8));
    }
}
