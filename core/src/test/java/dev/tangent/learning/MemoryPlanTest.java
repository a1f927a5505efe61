package dev.tangent.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.learning.MemoryPlan.InsufficientMemory;
import org.junit.jupiter.api.Test;

class MemoryPlanTest {
    @Test
    void aMillionPointsFitTwelveGigabytes() {
        MemoryPlan plan = MemoryPlan.of(1_000_000, 15, 20, 1, true);
        assertThat(plan.peak()).isBetween(3_000_000_000L, 12_000_000_000L);
        plan.checkFits(12_000_000_000L);
    }

    @Test
    void whatCannotFitIsRefusedWithNumbers() {
        MemoryPlan plan = MemoryPlan.of(10_000_000, 15, 60, 1, true);
        assertThatThrownBy(() -> plan.checkFits(12_000_000_000L))
                .isInstanceOf(InsufficientMemory.class)
                .hasMessageMatching("memory needed is about [0-9.]+ GB but the heap may grow to 12.0 GB: .*");
    }

    @Test
    void moreNeighboursNeedMore() {
        long few = MemoryPlan.of(50_000, 15, 20, 46, true).peak();
        assertThat(MemoryPlan.of(50_000, 15, 40, 46, true).peak()).isGreaterThan(few);
        assertThat(MemoryPlan.of(50_000, 15, 20, 46, false).peak()).isLessThan(few);
    }
}
