package dev.tangent.data.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SavedParametersTest {
    @Test
    void parametersThatAreNoneAreRefused() {
        Map<String, Object> good = Map.of("neighbours", 6, "dimension", 2, "reach", 1.0, "order", 4);
        assertThat(SavedParameters.read(StiffPolynomial.METHOD, good).of(StiffPolynomial.ORDER))
                .isEqualTo(4);
        for (Map.Entry<String, Object> wrong : List.of(
                Map.<String, Object>entry("order", 2.5),
                Map.<String, Object>entry("order", "four"),
                Map.<String, Object>entry("reach", -1),
                Map.<String, Object>entry("dimension", 0))) {
            Map<String, Object> bad = new LinkedHashMap<>(good);
            bad.put(wrong.getKey(), wrong.getValue());
            assertThatThrownBy(() -> SavedParameters.read(StiffPolynomial.METHOD, bad))
                    .isInstanceOf(InvalidInput.class)
                    .hasMessageContaining(wrong.getKey());
        }
        assertThatThrownBy(() -> SavedParameters.read(StiffPolynomial.METHOD, Map.of("neighbours", 6)))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("'dimension' is missing");
    }
}
