package dev.tangent.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SearchEffortTest {
    private static final int[] LABELLED = {3, 17, 29_999};

    @Test
    void ofManyPointsASampleHasAllLabelledOnes() {
        int[] sample = SearchEffort.DEFAULT.sample(30_000, LABELLED, 1).orElseThrow();
        assertThat(sample).hasSize(10_000).isSorted().doesNotHaveDuplicates().contains(LABELLED);
        assertThat(Arrays.stream(sample).average().orElseThrow()).isBetween(14_500.0, 15_500.0);
        assertThat(SearchEffort.DEFAULT.sample(30_000, LABELLED, 1).orElseThrow())
                .isEqualTo(sample);
        assertThat(SearchEffort.DEFAULT.sample(30_000, LABELLED, 2).orElseThrow())
                .isNotEqualTo(sample);
    }

    @Test
    void fewPointsAreAllLookedAt() {
        assertThat(SearchEffort.DEFAULT.sample(25_000, LABELLED, 1)).isEmpty();
        assertThat(SearchEffort.DEFAULT.on(SearchEffort.ALL).sample(1_000_000, LABELLED, 1))
                .isEmpty();
        assertThat(SearchEffort.DEFAULT.on(100).sample(1_000, LABELLED, 1).orElseThrow())
                .hasSize(100);
    }

    @Test
    void labelsAreNeverMostOfASample() {
        int[] many = new int[5_000];
        Arrays.setAll(many, i -> 6 * i);
        assertThat(SearchEffort.DEFAULT.sample(100_000, many, 1).orElseThrow()).hasSize(25_000);
        assertThat(SearchEffort.DEFAULT.sample(26_000, many, 1).orElseThrow()).hasSize(25_000);
        assertThat(SearchEffort.DEFAULT.on(10).sample(25_000, many, 1)).isEmpty();
    }

    @Test
    void aBudgetIsATimeAboveZero() {
        assertThatThrownBy(() -> SearchEffort.DEFAULT.within(Duration.ZERO)).hasMessageContaining("--budget");
        assertThat(SearchEffort.DEFAULT
                        .within(Duration.ofSeconds(1))
                        .sample(5_000, LABELLED, 1)
                        .orElseThrow())
                .hasSize(2_000);
    }
}
