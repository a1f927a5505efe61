package dev.tangent.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ClassLabelsTest {
    private final ClassLabels numbered = ClassLabels.of(Map.of(3, "0", 5, "1", 9, "0"));

    @Test
    void otherNamesLeaveEveryPointItsClass() {
        ClassLabels named = numbered.named(List.of("none", "mild"));
        assertThat(named.names()).containsExactly("none", "mild");
        assertThat(named.rows()).containsExactly(3, 5, 9);
        assertThat(List.of(named.count(0), named.count(1))).containsExactly(2, 1);
    }

    @Test
    void thereIsANameForEachClassAndNoneTwice() {
        assertThatThrownBy(() -> numbered.named(List.of("none")))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("names of classes must be 2, one for each class, but are 1");
        assertThatThrownBy(() -> numbered.named(List.of("none", "none")))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("two classes have the same name");
    }
}
