package dev.tangent.experiments.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.Regression;
import dev.tangent.RegressionFit;
import dev.tangent.learning.Labels;
import dev.tangent.linalg.MatrixView;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.spec.ParameterGrid;
import dev.tangent.regularizer.NullSpace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A comparison is nothing but the fits it stands for.
@Tag("full")
class ComparisonTest {
    private static final LabelledRoll ROLL = LabelledRoll.of(300, 5);
    private static final Labels LABELS = ROLL.bothLabels(24);
    private static final int[] NEIGHBOURS = {10, 14};
    private static final int DIMENSION = 2;
    private static final Regression SMALL =
            new Regression().neighbours(NEIGHBOURS).dimension(DIMENSION);
    private static final List<Method> SOME =
            List.of(Methods.LOCAL_GAUSSIAN, Methods.ITERATED_LAPLACIAN, Methods.ADDITIVE, Methods.RIDGE);

    private static Comparison together;
    private static Comparison perOutput;

    /// Read by every test, changed by none.
    @BeforeAll
    static void compare() {
        together = Comparison.of(SMALL.auto(), ROLL.points(), LABELS);
        perOutput = Comparison.of(SMALL.auto().perOutput(), ROLL.points(), LABELS);
    }

    private static void assertClose(MatrixView found, MatrixView expected) {
        assertThat(found.rows()).isEqualTo(expected.rows());
        assertThat(found.columns()).isEqualTo(expected.columns());
        double largest = 0;
        double difference = 0;
        for (int i = 0; i < expected.rows(); i++)
            for (int c = 0; c < expected.columns(); c++) {
                largest = Math.max(largest, Math.abs(expected.at(i, c)));
                difference = Math.max(difference, Math.abs(expected.at(i, c) - found.at(i, c)));
            }
        assertThat(difference).isLessThan(1e-6 * largest);
    }

    /// A method refuses parameters that it does not have.
    private static Regression alone(Method method) {
        Regression regression = new Regression().method(method);
        if (method.takes(Parameter.NEIGHBOURS)) regression = regression.neighbours(NEIGHBOURS);
        return method.takes(Parameter.DIMENSION) ? regression.dimension(DIMENSION) : regression;
    }

    @Test
    void everyMethodIsWhatItGivesAlone() {
        for (Method method : SOME) {
            assertClose(
                    together.of(method).orElseThrow().values(),
                    alone(method).fit(ROLL.points(), LABELS).values());
            assertClose(
                    perOutput.of(method).orElseThrow().values(),
                    alone(method).perOutput().fit(ROLL.points(), LABELS).values());
        }
    }

    @Test
    void togetherTheyAreWhatAutoGives() {
        assertTakes(together, SMALL.auto().fit(ROLL.points(), LABELS));
        assertTakes(perOutput, SMALL.auto().perOutput().fit(ROLL.points(), LABELS));
    }

    private static void assertTakes(Comparison comparison, RegressionFit fit) {
        assertClose(comparison.taken().values(), fit.values());
        assertThat(comparison.taken().chosen().stream()
                        .map(row -> row.parameters())
                        .toList())
                .isEqualTo(fit.report().tuning().orElseThrow().chosen().stream()
                        .map(row -> row.parameters())
                        .toList());
    }

    @Test
    void someValuesOfAParameterAreThoseGivenToASearch() {
        ParameterGrid wide = ParameterGrid.NONE
                .with(Parameter.NEIGHBOURS, List.of(14))
                .with(Parameter.NULL_SPACE, List.of(NullSpace.LINEAR));
        assertClose(
                together.of(Methods.LOCAL_GAUSSIAN, wide).orElseThrow().values(),
                SMALL.method(Methods.LOCAL_GAUSSIAN)
                        .neighbours(14)
                        .set(Parameter.NULL_SPACE, List.of(NullSpace.LINEAR))
                        .fit(ROLL.points(), LABELS)
                        .values());
        assertThat(together.of(Methods.LOCAL_GAUSSIAN, ParameterGrid.NONE.with(Parameter.NEIGHBOURS, List.of(9))))
                .isEmpty();
        assertThat(together.of(Methods.HESSIAN)).isEmpty();
    }

    @Test
    void severalSetsOfLabelsAreComparedEachByItself() {
        Regression auto = SMALL.auto();
        List<Labels> sets = List.of(LABELS, ROLL.labels(24), ROLL.labels(12));
        JointComparison joint = JointComparison.of(auto, ROLL.points(), sets);
        List<Comparison> apart = List.of(
                together,
                Comparison.of(auto, ROLL.points(), sets.get(1)),
                Comparison.of(auto, ROLL.points(), sets.get(2)));
        List<List<ComparedMethod>> wanted = new ArrayList<>();
        for (Comparison comparison : joint.comparisons())
            wanted.add(List.of(
                    comparison.of(Methods.LOCAL_GAUSSIAN).orElseThrow(),
                    comparison.of(Methods.ITERATED_LAPLACIAN).orElseThrow(),
                    comparison.taken()));
        List<List<ComparedMethod>> received = new ArrayList<>();
        for (int set = 0; set < sets.size(); set++) received.add(Collections.synchronizedList(new ArrayList<>()));
        joint.predict(wanted, (set, method, values) -> {
            received.get(set).add(method);
            Comparison alone = apart.get(set);
            int at = wanted.get(set).indexOf(method);
            assertClose(
                    values,
                    switch (at) {
                        case 0 -> alone.of(Methods.LOCAL_GAUSSIAN).orElseThrow().values();
                        case 1 ->
                            alone.of(Methods.ITERATED_LAPLACIAN).orElseThrow().values();
                        default -> alone.taken().values();
                    });
        });
        for (int set = 0; set < sets.size(); set++)
            assertThat(received.get(set)).containsExactlyInAnyOrderElementsOf(wanted.get(set));
    }
}
