package dev.tangent.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TargetSplitTest {
    private static final int[] ROWS = IntStream.range(0, 41).map(i -> 3 * i).toArray();
    private static final Labels LABELS =
            Labels.of(ROWS, Arrays.stream(ROWS).asDoubleStream().toArray());

    private static ClassLabels classes() {
        Map<Integer, String> all = new HashMap<>();
        for (int row = 0; row < 60; row++) all.put(row, row < 40 ? "often" : row < 59 ? "seldom" : "once");
        return ClassLabels.of(all);
    }

    @Test
    void everyLabelIsInOnePartWithItsValue() {
        Target.Split<Labels> split = LABELS.split(0.2, 7);
        assertThat(split.heldOut().size()).isEqualTo(8);
        TreeSet<Integer> rows = new TreeSet<>();
        for (Labels part : new Labels[] {split.training(), split.heldOut()})
            for (int i = 0; i < part.size(); i++) {
                assertThat(rows.add(part.row(i))).isTrue();
                assertThat(part.value(i, 0)).isEqualTo(part.row(i));
            }
        assertThat(rows).hasSize(41);
    }

    @Test
    void theSeedDraws() {
        assertThat(LABELS.split(0.2, 7).heldOut().rows())
                .isEqualTo(LABELS.split(0.2, 7).heldOut().rows());
        assertThat(LABELS.split(0.2, 7).heldOut().rows())
                .isNotEqualTo(LABELS.split(0.2, 8).heldOut().rows());
    }

    @Test
    void onePartIsNeverEmpty() {
        assertThat(LABELS.split(1e-9, 0).heldOut().size()).isEqualTo(1);
        assertThat(LABELS.split(1 - 1e-9, 0).training().size()).isEqualTo(1);
        assertThat(classes().split(1e-9, 0).heldOut().size()).isEqualTo(1);
    }

    @Test
    void eachClassIsHeldOutInProportion() {
        ClassLabels all = classes();
        ClassLabels held = all.split(0.2, 3).heldOut();
        int often = all.names().indexOf("often");
        int seldom = all.names().indexOf("seldom");
        assertThat(held.count(often)).isEqualTo(8);
        assertThat(held.count(seldom)).isBetween(3, 4);
        assertThat(all.split(0.2, 3).heldOut().byRow()).isEqualTo(held.byRow());
        assertThat(all.split(0.2, 4).heldOut().byRow()).isNotEqualTo(held.byRow());
    }

    @Test
    void aSingleLabelOfAClassIsLearntFrom() {
        Target.Split<ClassLabels> split = classes().split(0.9, 3);
        assertThat(split.heldOut().byRow()).doesNotContainValue("once");
        assertThat(split.training().byRow()).containsValues("once", "seldom", "often");
    }

    @Test
    void sharesOutsideZeroAndOneAreRefused() {
        assertThatThrownBy(() -> LABELS.split(1, 0))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("1.0");
        assertThatThrownBy(() -> classes().split(0, 0)).isInstanceOf(InvalidInput.class);
        assertThatThrownBy(() -> Labels.of(Map.of(4, 2.0)).split(0.5, 0)).isInstanceOf(InvalidInput.class);
        assertThatThrownBy(() -> ClassLabels.of(Map.of(0, "a", 1, "b")).split(0.5, 0))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("each class has 1");
    }
}
