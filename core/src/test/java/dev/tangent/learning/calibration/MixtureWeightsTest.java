package dev.tangent.learning.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MixtureWeightsTest {
    private static CalibrationLabels allOfTheFirstClass(int size) {
        Matrix shares = Matrix.zeros(size, 2);
        for (int i = 0; i < size; i++) shares.set(i, 0, 1);
        double[] weights = new double[size];
        Arrays.fill(weights, 1);
        int[] folds = new int[size];
        Arrays.setAll(folds, i -> i % 2);
        return new CalibrationLabels(shares, weights, folds, 2);
    }

    private static Matrix member(double... right) {
        Matrix p = Matrix.zeros(right.length, 2);
        for (int i = 0; i < right.length; i++) {
            p.set(i, 0, right[i]);
            p.set(i, 1, 1 - right[i]);
        }
        return p;
    }

    /// Two members: a scan over the one free weight.
    @Test
    void weightsMakeTheLabelsMostProbable() {
        SplittableRandom random = new SplittableRandom(3);
        double[] one = random.doubles(30, 0.3, 0.99).toArray();
        double[] other = random.doubles(30, 0.2, 0.99).toArray();
        double best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (double w = 0.0005; w < 1; w += 0.0005) {
            double sum = Math.log(w) + Math.log(1 - w); // the prior gives each a label
            for (int i = 0; i < 30; i++) sum += Math.log(w * one[i] + (1 - w) * other[i]);
            if (sum > most) {
                most = sum;
                best = w;
            }
        }
        double[] weights =
                MixtureWeights.mostProbable(allOfTheFirstClass(30), List.of(member(one), member(other)), 1, 1);
        assertThat(weights[0]).as("seed 3").isCloseTo(best, within(1e-3));
        assertThat(weights[0] + weights[1]).isCloseTo(1, within(1e-12));
    }

    @Test
    void equalMembersCountAlikeAndAPoorOneWithoutFavourIsLeftOut() {
        double[] good = new double[20];
        Arrays.fill(good, 0.9);
        double[] poor = new double[20];
        Arrays.fill(poor, 0.3);
        double[] weights = MixtureWeights.of(
                allOfTheFirstClass(20), List.of(member(good), member(good), member(poor)), true, true, false);
        assertThat(weights[0]).isCloseTo(0.5, within(1e-9));
        assertThat(weights[1]).isCloseTo(0.5, within(1e-9));
        assertThat(weights[2]).isZero();
    }
}
