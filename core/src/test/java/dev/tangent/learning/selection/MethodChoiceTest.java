package dev.tangent.learning.selection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class MethodChoiceTest {
    private static FoldErrors errors(double unit, Double... values) {
        return new FoldErrors(Arrays.asList(values), unit);
    }

    @Test
    void anOutputThatCannotTellTakesTheMethodThatIsBestOverAll() {
        List<FoldErrors> good = List.of(errors(10, 1.0, 2.0, 3.0), errors(1000, 500.0, 700.0, 600.0));
        List<FoldErrors> lucky = List.of(errors(10, 5.0, 6.0, 5.0), errors(1000, 400.0, 800.0, 500.0));
        assertThat(MethodChoice.perOutput(List.of(good, lucky))).containsExactly(0, 0);
        assertThat(MethodChoice.perOutput(List.of(lucky, good))).containsExactly(1, 1);
    }

    @Test
    void anOutputWhoseLabelsSpeakClearlyGoesItsOwnWay() {
        List<FoldErrors> good = List.of(errors(10, 1.0, 2.0, 3.0), errors(1000, 500.0, 700.0, 600.0));
        List<FoldErrors> other = List.of(errors(10, 5.0, 6.0, 5.0), errors(1000, 390.0, 600.0, 500.0));
        assertThat(MethodChoice.perOutput(List.of(good, other))).containsExactly(0, 1);
    }

    @Test
    void aSingleOutputTakesItsLeastError() {
        assertThat(MethodChoice.perOutput(
                        List.of(List.of(errors(1, 0.5, 0.1)), List.of(errors(1, 0.2, 0.3)), List.of(errors(1, 0.9)))))
                .containsExactly(1);
    }

    @Test
    void anOutputThatIsConstantDoesNotDecideForOthers() {
        List<FoldErrors> one = List.of(errors(0, 1e-16, 0.0), errors(1, 0.2, 0.3));
        List<FoldErrors> other = List.of(errors(0, 0.0, 0.0), errors(1, 0.8, 0.7));
        assertThat(MethodChoice.perOutput(List.of(one, other))[1]).isEqualTo(0);
    }
}
