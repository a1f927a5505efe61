package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.geometry.TangentSpace;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.Domain;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.regularizer.LocalRegularizer;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A regularizer that is not in the catalogue is searched over, fitted, compared and applied like those that are.
class OwnMethodTest {
    private static final Roll ROLL = Roll.of(300, 2);

    private static final Parameter<Double> STIFFNESS =
            Parameter.of("stiffness", new Domain.PositiveNumber(), 1.0, List.of(0.5, 2.0));

    /// Differences to the centre, far ones weighted less.
    record Differences(int dimension, double stiffness) implements LocalRegularizer {
        @Override
        public int nullSpaceDimension() {
            return 1;
        }

        @Override
        public Matrix at(TangentSpace tangent) {
            Matrix x = tangent.coordinates();
            Matrix energy = Matrix.zeros(x.rows(), x.rows());
            for (int j = 1; j < x.rows(); j++) {
                double square = 0;
                for (int t = 0; t < x.columns(); t++) square += x.at(j, t) * x.at(j, t);
                double weight = Math.pow(1 + square, -stiffness);
                energy.set(j, j, weight);
                energy.set(0, j, -weight);
                energy.set(j, 0, -weight);
                energy.set(0, 0, energy.at(0, 0) + weight);
            }
            return energy;
        }
    }

    private static final RegularizerMethod OWN = RegularizerMethod.local(
            "differences",
            settings -> new Differences(settings.of(Parameter.DIMENSION), settings.of(STIFFNESS)),
            STIFFNESS);

    @Test
    void itsParametersAreSearched() {
        Tuning tuning =
                new Regression().method(OWN).neighbours(10, 15).dimension(2).tune(ROLL.points(), ROLL.labels(40));
        assertThat(tuning.candidates()).hasSize(2 * 2 * 30);
        assertThat(tuning.candidates().getFirst().parameters())
                .containsKeys("neighbours", "dimension", "stiffness", "lambda", "relative-lambda");
        assertThat(tuning.candidates().stream()
                        .map(each -> each.parameters().get("stiffness"))
                        .distinct())
                .containsExactlyInAnyOrder(ParameterValue.of(0.5), ParameterValue.of(2.0));
    }

    private static ParameterValue stiffness(RegressionFit fit) {
        return fit.report().method().orElseThrow().parameters().get("stiffness").value();
    }

    @Test
    void itIsFittedComparedAndApplied() {
        RegressionFit fit = new Regression()
                .method(OWN, Methods.MEAN)
                .neighbours(10)
                .dimension(2)
                .set(STIFFNESS, List.of(1.5))
                .errorBars()
                .fit(ROLL.points(), ROLL.labels(60));
        assertThat(stiffness(fit)).isEqualTo(ParameterValue.of(1.5));
        assertThat(fit.sds().at(200)).isPositive();
        assertThat(fit.model().predict(ROLL.points()).at(77)).isEqualTo(fit.at(77));
        Tuning compared = new Regression()
                .method(OWN, Methods.MEAN)
                .neighbours(10)
                .dimension(2)
                .tune(ROLL.points(), ROLL.labels(60));
        assertThat(compared.report().ranking()).extracting(row -> row.method()).containsExactly("differences", "mean");
    }

    @Test
    void withoutASearchItHasItsDefaults() {
        RegressionFit fit = new Regression().method(OWN).untuned().fit(ROLL.points(), ROLL.labels(40));
        assertThat(stiffness(fit)).isEqualTo(ParameterValue.of(1.0));
        assertThat(fit.report()
                        .method()
                        .orElseThrow()
                        .parameters()
                        .get("stiffness")
                        .byDefault())
                .isTrue();
    }
}
