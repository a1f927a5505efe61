package dev.tangent.plot.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EndLabelsTest {
    private static final double GAP = 16;

    @Test
    void labelsThatDoNotMeetStayWhereTheyAre() {
        double[] wanted = {10, 40, 90};
        assertThat(EndLabels.spread(wanted, GAP, 0, 100)).isEqualTo(wanted);
    }

    @Test
    void twoThatMeetGiveWayEqually() {
        assertThat(EndLabels.spread(new double[] {50, 50}, GAP, 0, 100)).containsExactly(42, 58);
    }

    @Test
    void theGapIsKeptWithinTheBounds() {
        Random random = new Random(2);
        for (int trial = 0; trial < 300; trial++) {
            double[] wanted = random.doubles(1 + trial % 12, 0, 200).sorted().toArray();
            double[] places = EndLabels.spread(wanted, GAP, 0, 200);
            for (int i = 0; i < places.length; i++) {
                assertThat(places[i]).isBetween(-1e-9, 200 + 1e-9);
                if (i > 0) assertThat(places[i] - places[i - 1]).isGreaterThanOrEqualTo(GAP - 1e-9);
            }
        }
    }

    /// Away from the bounds each run of touching labels is at its best when it as a whole cannot gain by moving,
    /// nor any beginning of it by moving up, nor any end by moving down: the conditions of Karush, Kuhn and Tucker.
    @Test
    void noOtherPlacesAreNearer() {
        Random random = new Random(3);
        for (int trial = 0; trial < 300; trial++) {
            double[] wanted = random.doubles(8, 0, 60).sorted().toArray();
            double[] places = EndLabels.spread(wanted, GAP, -1000, 1000);
            for (int from = 0, to; from < wanted.length; from = to) {
                double pull = 0;
                for (to = from; to == from || (to < wanted.length && places[to] - places[to - 1] < GAP + 1e-9); to++) {
                    assertThat(pull).as(Arrays.toString(wanted)).isGreaterThanOrEqualTo(-1e-9);
                    pull += wanted[to] - places[to];
                }
                assertThat(pull).as(Arrays.toString(wanted)).isCloseTo(0, within(1e-9));
            }
        }
    }

    @Test
    void aColumnTooLongForItsRoomIsCentred() {
        double[] places = EndLabels.spread(new double[] {0, 0, 0, 0}, GAP, 0, 20);
        assertThat(places[0] + places[3]).isCloseTo(20, within(1e-9));
        assertThat(places[1] - places[0]).isEqualTo(GAP);
    }
}
