package dev.tangent.plot.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.InvalidInput;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PowerLawTest {
    @Test
    void anExactLawIsFound() {
        PowerLaw law = PowerLaw.fit(IntStream.rangeClosed(1, 6)
                .mapToObj(i -> new Curve.CurvePoint(100 * i, 3e-5 * Math.pow(100 * i, 1.37), 0))
                .toList());
        assertThat(law.exponent()).isCloseTo(1.37, within(1e-12));
        assertThat(law.factor()).isCloseTo(3e-5, within(1e-15));
    }

    /// What is left over has mean 0 and does not go with the size: the normal equations.
    @Test
    void theFitIsTheBest() {
        Random random = new Random(4);
        List<Curve.CurvePoint> places = IntStream.rangeClosed(1, 9)
                .mapToObj(i -> new Curve.CurvePoint(10 * i, Math.exp(random.nextGaussian()), 0))
                .toList();
        PowerLaw law = PowerLaw.fit(places);
        double sum = 0, product = 0;
        for (Curve.CurvePoint place : places) {
            double left = Math.log(place.value() / law.at(place.x()));
            sum += left;
            product += left * Math.log(place.x());
        }
        assertThat(sum).isCloseTo(0, within(1e-12));
        assertThat(product).isCloseTo(0, within(1e-12));
    }

    @Test
    void oneSizeIsNotEnough() {
        assertThatThrownBy(() -> PowerLaw.fit(List.of(new Curve.CurvePoint(10, 1, 0))))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("a power law needs two different sizes");
    }
}
