package dev.tangent.linalg.block;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TrapezoidTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 7, 8, 95, 96, 97, 192, 250, 300})
    void everyEntryOfTheLowerTriangleHasAPlaceOfItsOwn(int order) {
        Trapezoid shape = new Trapezoid(order);
        boolean[] taken = new boolean[Math.toIntExact(shape.size())];
        for (int j = 0; j < order; j++)
            for (int i = j; i < order; i++) {
                int place = shape.column(j) + i;
                assertThat(taken[place]).isFalse();
                taken[place] = true;
            }
    }

    @Test
    void takesLittleMoreThanHalfOfTheSquare() {
        assertThat(new Trapezoid(5000).size()).isLessThan((long) (0.52 * 5000 * 5000));
        assertThat(new Trapezoid(0).size()).isZero();
        assertThat(new Trapezoid(60_000).size()).isGreaterThan(1_800_000_000L);
    }

    @Test
    void columnsOfABlockAreEvenlySpaced() {
        Trapezoid shape = new Trapezoid(400);
        for (int j = 1; j < Trapezoid.BLOCK; j++) {
            int column = 2 * Trapezoid.BLOCK + j;
            assertThat(shape.column(column) - shape.column(column - 1)).isEqualTo(shape.stride(column));
        }
    }
}
