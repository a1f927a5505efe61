package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Prior;
import dev.tangent.method.LossKind;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.SelectionCriterion;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The front door for classes.
@Tag("full")
class ClassificationTest {
    private static final Roll ROLL = Roll.of(400, 5);

    private static String colour(int row) {
        return ROLL.angle()[row] < 9 ? "inner" : "outer";
    }

    private static ClassLabels labels(int count) {
        Map<Integer, String> classes = new HashMap<>();
        for (int row = 0; row < count; row++) classes.put(row, colour(row));
        return ClassLabels.of(classes);
    }

    private static double accuracy(ClassificationFit fit) {
        int right = 0;
        for (int row = 0; row < 400; row++) if (fit.at(row).equals(colour(row))) right++;
        return right / 400.0;
    }

    @Test
    void everyRowHasAClassAndProbabilitiesThatSumToOne() {
        ClassificationFit fit = new Classification().neighbours(12).dimension(2).fit(ROLL.points(), labels(40));
        assertThat(fit.names()).containsExactly("inner", "outer");
        for (int row = 0; row < 400; row++)
            assertThat(fit.probabilities().at(row, 0) + fit.probabilities().at(row, 1))
                    .isCloseTo(1, within(1e-12));
        assertThat(accuracy(fit)).isGreaterThan(0.9);
    }

    @Test
    void otherLossesMethodsAndPriors() {
        Classification base = new Classification().neighbours(12);
        assertThat(accuracy(base.dimension(2).loss(LossKind.LOGISTIC).fit(ROLL.points(), labels(40))))
                .isGreaterThan(0.9);
        assertThat(accuracy(base.method(Methods.POISSON).untuned().fit(ROLL.points(), labels(10))))
                .isGreaterThan(0.75);
        ClassificationFit even = base.dimension(2).lambda(1e-4).fit(ROLL.points(), labels(40));
        ClassificationFit rare = base.dimension(2)
                .lambda(1e-4)
                .prior(new Prior.Given(new double[] {0.05, 0.95}))
                .fit(ROLL.points(), labels(40));
        double before = 0;
        double after = 0;
        for (int row = 0; row < 400; row++) {
            before += even.probabilities().at(row, 0);
            after += rare.probabilities().at(row, 0);
        }
        assertThat(after).isLessThan(before);
    }

    /// Nothing can be held out: Poisson learning needs no tuning, the untuned default is far behind it.
    @Test
    void aSingleLabelForEachClassIsPoissonLearningsCase() {
        Map<Integer, String> classes = new HashMap<>();
        for (int row = 0; classes.size() < 2; row++)
            if (!classes.containsValue(colour(row))) classes.put(row, colour(row));
        for (Classification open : List.of(new Classification(), new Classification().auto())) {
            ClassificationFit fit = open.fit(ROLL.points(), ClassLabels.of(classes));
            assertThat(fit.report().method().orElseThrow().name()).isEqualTo("mutual-poisson");
            assertThat(accuracy(fit)).isGreaterThan(0.6);
        }
        ClassificationFit named =
                new Classification().method(Methods.LOCAL_GAUSSIAN).fit(ROLL.points(), ClassLabels.of(classes));
        assertThat(named.report().method().orElseThrow().name()).isEqualTo("lg");
    }

    /// Three labels a class: a mean of methods, whose probabilities are never sure and which tells how they did.
    @Test
    void aMeanOfMethodsIsCalibratedByHeldOutLabels() {
        Map<Integer, String> classes = new HashMap<>();
        for (int row = 0; classes.size() < 6; row++) {
            String own = colour(row);
            if (classes.values().stream().filter(own::equals).count() < 3) classes.put(row, own);
        }
        Classification each = new Classification().neighbours(10);
        Method[] methods = {Methods.LAPLACIAN, Methods.POISSON, Methods.WEIGHTED_NONLOCAL};
        ClassificationFit fit = each.method(methods).fit(ROLL.points(), ClassLabels.of(classes));
        double worst = Arrays.stream(methods)
                .mapToDouble(method -> accuracy(each.method(method).fit(ROLL.points(), ClassLabels.of(classes))))
                .min()
                .orElseThrow();
        assertThat(accuracy(fit)).isGreaterThan(worst);
        for (int row = 0; row < 400; row++) {
            double p = fit.probabilities().at(row, 0);
            assertThat(p).isGreaterThan(0).isLessThan(1);
            assertThat(p + fit.probabilities().at(row, 1)).isCloseTo(1, within(1e-12));
        }
        assertThat(fit.report().reliability().orElseThrow().labels()).isEqualTo(6);
    }

    /// A classifier that misses none of a few labels has not shown that it never will.
    @Test
    void anErrorRateIsNeverSure() {
        Map<Integer, String> classes = new HashMap<>();
        for (int row = 0; classes.size() < 12; row++)
            if (Math.abs(ROLL.angle()[row] - 9) > 2.5) classes.put(row, colour(row));
        var tuning = new Classification()
                .neighbours(12)
                .dimension(2)
                .tune(ROLL.points(), ClassLabels.of(classes))
                .report();
        assertThat(tuning.chosen().getFirst().standardError()).isGreaterThan(0.05);
    }

    @Test
    void whatIsForValuesIsRefused() {
        assertThatThrownBy(() -> new Classification()
                        .outputs("colour")
                        .criterion(SelectionCriterion.MARGINAL_LIKELIHOOD)
                        .fit(ROLL.points(), labels(20)))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("criterion evidence is for values, but 'colour' names classes");
        assertThatThrownBy(() -> new Classification()
                        .outputs("colour")
                        .loss(LossKind.HUBER)
                        .fit(ROLL.points(), labels(20)))
                .hasMessageStartingWith("loss huber is for values, but 'colour' names classes");
    }
}
