package dev.tangent.learning.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TemperatureFitTest {
    private static final int CLASSES = 3;
    private static final int FOLDS = 4;

    /// Probabilities and classes drawn from them, then made surer by a power: the temperature is that power.
    private static Matrix drawn(int size, double power, int[] classes, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Matrix sure = Matrix.zeros(size, CLASSES);
        for (int i = 0; i < size; i++) {
            double[] p = new double[CLASSES];
            for (int c = 0; c < CLASSES; c++) p[c] = 0.05 + random.nextDouble();
            double sum = Arrays.stream(p).sum();
            double u = random.nextDouble() * sum;
            while (u > p[classes[i]]) u -= p[classes[i]++];
            double powers = Arrays.stream(p).map(x -> Math.pow(x / sum, power)).sum();
            for (int c = 0; c < CLASSES; c++) sure.set(i, c, Math.pow(p[c] / sum, power) / powers);
        }
        return sure;
    }

    private static CalibrationLabels labels(int... classes) {
        Matrix shares = Matrix.zeros(classes.length, CLASSES);
        for (int i = 0; i < classes.length; i++) shares.set(i, classes[i], 1);
        double[] weights = new double[classes.length];
        Arrays.fill(weights, 1);
        int[] folds = new int[classes.length];
        Arrays.setAll(folds, i -> i % FOLDS);
        return new CalibrationLabels(shares, weights, folds, FOLDS);
    }

    /// The sum of log losses and (log T)^2 / 2, written out.
    private static double penalised(Matrix p, int[] classes, double temperature) {
        Matrix scaled = new TemperatureScaling(temperature, classes.length).of(p);
        double sum = Math.pow(Math.log(temperature), 2) / 2;
        for (int i = 0; i < classes.length; i++) sum -= Math.log(scaled.at(i, classes[i]));
        return sum;
    }

    @Test
    void theTemperatureIsTheBestOfAFineScan() {
        for (int size : new int[] {6, 40, 300}) {
            int[] classes = new int[size];
            Matrix p = drawn(size, 2, classes, size);
            double best = 1;
            for (double log = -3; log <= 3; log += 0.001)
                if (penalised(p, classes, Math.exp(log)) < penalised(p, classes, best)) best = Math.exp(log);
            double found = new TemperatureFit(labels(classes), p).scaling().temperature();
            assertThat(Math.log(found)).as("seed " + size).isCloseTo(Math.log(best), within(0.01));
        }
    }

    @Test
    void manyLabelsFindThePowerThatMadeProbabilitiesTooSure() {
        int[] classes = new int[4000];
        Matrix p = drawn(classes.length, 2.5, classes, 11);
        double found = new TemperatureFit(labels(classes), p).scaling().temperature();
        assertThat(found).as("seed 11").isCloseTo(2.5, within(0.25));
    }

    /// Without the prior a few labels without a miss would make the temperature zero.
    @Test
    void fewLabelsWithoutAMissDoNotMakeProbabilitiesSure() {
        int[] classes = {0, 1, 2, 0};
        Matrix p = Matrix.zeros(4, CLASSES);
        for (int i = 0; i < 4; i++) for (int c = 0; c < CLASSES; c++) p.set(i, c, c == classes[i] ? 0.6 : 0.2);
        TemperatureFit fit = new TemperatureFit(labels(classes), p);
        assertThat(fit.scaling().temperature()).isBetween(0.2, 0.9);
        for (int i = 0; i < 4; i++)
            assertThat(fit.calibrated().at(i, classes[i])).isBetween(0.6, 0.99);
    }

    @Test
    void aLabelHasNoSayInItsOwnHeldOutProbability() {
        int[] classes = new int[40];
        Matrix p = drawn(40, 3, classes, 5);
        Matrix before = new TemperatureFit(labels(classes), p).calibrated();
        classes[17] = (classes[17] + 1) % CLASSES;
        Matrix after = new TemperatureFit(labels(classes), p).calibrated();
        assertThat(after.row(17)).isEqualTo(before.row(17));
        assertThat(after.row(18)).isNotEqualTo(before.row(18));
    }

    @Test
    void nothingIsSureAndRowsSumToOne() {
        Matrix sure = Matrix.wrap(2, CLASSES, new double[] {1, 0, 0, 0.5, 0.5, 0});
        for (double temperature : new double[] {0.05, 1, 20}) {
            Matrix scaled = new TemperatureScaling(temperature, 24).of(sure);
            for (int i = 0; i < 2; i++) {
                assertThat(Arrays.stream(scaled.row(i)).sum()).isCloseTo(1, within(1e-12));
                for (double each : scaled.row(i))
                    assertThat(each).isBetween(0.02 / CLASSES, 1 - 0.02 / CLASSES); // 24 labels: 1 in 50 is spread
            }
        }
        Matrix neutral = TemperatureScaling.neutral(24).of(sure); // 0.98 (p + 0.01 / 3) / 1.01 + 0.02 / 3
        assertThat(neutral.at(0, 0)).isCloseTo(0.98 * (1 + 0.01 / 3) / 1.01 + 0.02 / 3, within(1e-12));
        assertThat(neutral.at(1, 2)).isCloseTo(0.98 * 0.01 / 3 / 1.01 + 0.02 / 3, within(1e-12));
    }
}
