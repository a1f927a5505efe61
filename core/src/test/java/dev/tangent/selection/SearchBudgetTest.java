package dev.tangent.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SearchBudgetTest {
    private static final int[] LABELLED = {3, 17, 29_999};

    @Test
    void ofManyPointsASampleHasAllLabelledOnes() {
        int[] sample = SearchBudget.DEFAULT.sample(30_000, LABELLED, 1).orElseThrow();
        assertThat(sample).hasSize(10_000).isSorted().doesNotHaveDuplicates().contains(LABELLED);
        assertThat(Arrays.stream(sample).average().orElseThrow()).isBetween(14_500.0, 15_500.0);
        assertThat(SearchBudget.DEFAULT.sample(30_000, LABELLED, 1).orElseThrow())
                .isEqualTo(sample);
        assertThat(SearchBudget.DEFAULT.sample(30_000, LABELLED, 2).orElseThrow())
                .isNotEqualTo(sample);
    }

    @Test
    void fewPointsAreAllLookedAt() {
        assertThat(SearchBudget.DEFAULT.sample(25_000, LABELLED, 1)).isEmpty();
        assertThat(SearchBudget.DEFAULT.on(SearchBudget.ALL).sample(1_000_000, LABELLED, 1))
                .isEmpty();
        assertThat(SearchBudget.DEFAULT.on(100).sample(1_000, LABELLED, 1).orElseThrow())
                .hasSize(100);
    }

    @Test
    void labelsAreNeverMostOfASample() {
        int[] many = new int[5_000];
        Arrays.setAll(many, i -> 6 * i);
        assertThat(SearchBudget.DEFAULT.sample(100_000, many, 1).orElseThrow()).hasSize(25_000);
        assertThat(SearchBudget.DEFAULT.sample(26_000, many, 1).orElseThrow()).hasSize(25_000);
        assertThat(SearchBudget.DEFAULT.on(10).sample(25_000, many, 1)).isEmpty();
    }

    @Test
    void aBudgetIsATimeAboveZero() {
        assertThatThrownBy(() -> SearchBudget.DEFAULT.within(Duration.ZERO)).hasMessageContaining("budget");
        assertThat(SearchBudget.DEFAULT
                        .within(Duration.ofSeconds(1))
                        .sample(5_000, LABELLED, 1)
                        .orElseThrow())
                .hasSize(2_000);
    }

    @Test
    void aTimeTooLongToCountNeverEnds() {
        assertThat(Deadline.in(Optional.of(ChronoUnit.FOREVER.getDuration())).exists())
                .isFalse();
        assertThat(Deadline.in(Optional.of(Duration.ofDays(365))).exists()).isTrue();
    }
}
