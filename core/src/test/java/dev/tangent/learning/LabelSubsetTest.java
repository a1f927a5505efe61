package dev.tangent.learning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.learning.fitting.LabelSubset;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class LabelSubsetTest {
    @Test
    void rareClassesAndOutputsStay() {
        LabelsBuilder builder = new LabelsBuilder(3);
        for (int i = 0; i < 5000; i++) {
            boolean rare = i % 500 == 7;
            builder.add(i, 0, rare ? 0 : 1, 1).add(i, 1, rare ? 1 : 0, 1);
            if (i == 2500) builder.add(i, 2, 0, 1);
        }
        DistinctLabels labels = builder.distinct();
        int[] places = LabelSubset.of(labels, 300, 1);
        DistinctLabels some = labels.select(places);
        assertThat(places).isSorted().doesNotHaveDuplicates().hasSizeBetween(300, 301);
        assertThat(Arrays.stream(some.values().column(1)).sum()).isEqualTo(10);
        assertThat(Arrays.stream(some.weights().column(2)).sum()).isEqualTo(1);
        for (int i = 0; i < places.length; i++) {
            assertThat(some.point(i)).isEqualTo(labels.point(places[i]));
            assertThat(some.value(i, 0)).isEqualTo(labels.value(places[i], 0));
        }
        assertThat(LabelSubset.of(labels, 300, 1)).isEqualTo(places);
        assertThat(LabelSubset.of(labels, 300, 2)).isNotEqualTo(places);
    }

    @Test
    void allIsAll() {
        DistinctLabels labels = DistinctLabels.of(new int[] {4, 7, 9}, new double[][] {{1}, {0}, {2}});
        assertThat(LabelSubset.of(labels, 3, 5)).containsExactly(0, 1, 2);
    }
}
