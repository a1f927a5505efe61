package dev.tangent.data.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeaderTest {
    @ParameterizedTest
    @CsvSource({
        "x y, 1 2, true",
        "x y, a b, true",
        "x 1, 3 4, true",
        "name 0 1, Ann 0.5 0.7, true",
        "sample 400 410 420, A 0.1 0.2 0.1, true",
        "_ 0 1, 0 0.5 0.5, true",
        "0 1 2, 0.5 0.5 0.1, true",
        "x _, 1 2, true",
        "1 2, 3 4, false",
        "0 1, 1 0, false",
        "1.5 NaN, 3 4, false",
        "5.1 3.5 1.4 setosa, 4.9 3.0 1.4 setosa, false",
    })
    void theFirstRowIsAHeaderOrNot(String first, String second, boolean header) {
        assertThat(Header.GUESSED.isHeader(cells(first), cells(second))).isEqualTo(header);
    }

    @Test
    void theCallerKnowsBetter() {
        assertThat(Header.PRESENT.isHeader(cells("1 2"), cells("3 4"))).isTrue();
        assertThat(Header.ABSENT.isHeader(cells("x y"), cells("3 4"))).isFalse();
    }

    private static List<String> cells(String row) {
        return List.of(row.replace("_", "").split(" ", -1));
    }
}
