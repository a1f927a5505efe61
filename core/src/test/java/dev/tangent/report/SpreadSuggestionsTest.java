package dev.tangent.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.geometry.PointCloud;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What to label before anything is learnt.
class SpreadSuggestionsTest {
    @Test
    void withoutLabelsTheFirstIsInTheMiddleAndTheOthersFillWhatIsLeft() {
        PointCloud line = PointCloud.of(
                1, IntStream.rangeClosed(0, 90).mapToDouble(i -> i).toArray());
        int[] rows = LabelSuggestions.spread(line, new int[0], 3, 0).rows();
        assertThat(rows[0]).isEqualTo(45);
        // Between the middle and an end at a third: c^2 / 4 + (1 - c)^2 / 2 is least at c = 2/3 of the half.
        assertThat(Math.abs(rows[1] - 45)).isBetween(29, 31);
        assertThat(Math.abs(rows[2] - 45)).isBetween(29, 31);
        assertThat(rows).doesNotHaveDuplicates();
    }

    @Test
    void fewerComeWhereFewerPlacesHaveNoLabelAndACopyOfALabelIsNone() {
        PointCloud copies = PointCloud.of(1, new double[] {0, 1, 0, 2, 1});
        assertThat(LabelSuggestions.spread(copies, new int[] {2}, 10, 0).rows()).containsExactlyInAnyOrder(1, 3);
        assertThat(LabelSuggestions.spread(copies, new int[] {0, 3, 4}, 10, 0).rows())
                .isEmpty();
    }
}
