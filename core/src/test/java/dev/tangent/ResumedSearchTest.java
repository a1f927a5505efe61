package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.learning.Labels;
import dev.tangent.method.Methods;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// A search that was ended after any of its units goes on to the same bits, whether it then has to try anything or not.
class ResumedSearchTest {
    private static final Roll ROLL = Roll.of(60, 3);
    private static final Labels LABELS = ROLL.labels(20);
    private static final Regression BASE =
            new Regression().neighbours(8, 10).lambda(1e-3, 1e-1).threads(2);

    static final List<Regression> SEARCHES = List.of(
            BASE.method(Methods.LOCAL_GAUSSIAN).dimension(2),
            BASE.method(Methods.ITERATED_LAPLACIAN),
            BASE.method(Methods.LOCAL_GAUSSIAN, Methods.ITERATED_LAPLACIAN, Methods.NEAREST)
                    .dimension(2),
            BASE.method(Methods.LOCAL_GAUSSIAN, Methods.LAPLACIAN).perOutput());

    private static double[][] values(Regression regression) {
        return regression.fit(ROLL.points(), LABELS).values().toArray();
    }

    @ParameterizedTest
    @FieldSource("SEARCHES")
    void goesOnToTheSameBits(Regression search) {
        double[][] expected = values(search);
        MemoryJournal whole = new MemoryJournal();
        assertThat(values(search.journal(whole))).isDeepEqualTo(expected);
        assertThat(whole.units()).hasSizeGreaterThan(1);
        for (int count = 0; count <= whole.units().size(); count++)
            assertThat(values(search.journal(whole.first(count))))
                    .as("after " + count)
                    .isDeepEqualTo(expected);
    }
}
