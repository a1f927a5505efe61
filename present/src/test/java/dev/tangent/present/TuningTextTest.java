package dev.tangent.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TuningTextTest {
    @Test
    void columnsHaveTheirNames() {
        assertThat(TuningText.named("column 1: 2.4, column 0: 3.0", List.of("bmi $1", "age")))
                .isEqualTo("age: 2.4, bmi $1: 3.0");
        assertThat(TuningText.named("column 7: 2.4", List.of("age"))).isEqualTo("column 7: 2.4");
    }
}
