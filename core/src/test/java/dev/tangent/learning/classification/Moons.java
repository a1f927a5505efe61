package dev.tangent.learning.classification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.ClassLabels;
import dev.tangent.linalg.Matrix;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;

/// Two half circles that reach into each other; even rows are the upper one.
final class Moons {
    private Moons() {}

    static PointCloud of(int size, double noise, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] coordinates = new double[2 * size];
        for (int i = 0; i < size; i++) {
            double angle = Math.PI * random.nextDouble();
            boolean upper = i % 2 == 0;
            coordinates[2 * i] = (upper ? Math.cos(angle) : 1 - Math.cos(angle)) + noise * random.nextGaussian();
            coordinates[2 * i + 1] = (upper ? Math.sin(angle) : 0.5 - Math.sin(angle)) + noise * random.nextGaussian();
        }
        return PointCloud.wrap(2, coordinates);
    }

    /// Two labels a class: rows with an even number are the upper moon.
    static ClassLabels fourLabels() {
        return ClassLabels.of(Map.of(40, "upper", 460, "upper", 141, "lower", 461, "lower"));
    }

    static double errorRate(Matrix probabilities) {
        int wrong = 0;
        for (int row = 0; row < probabilities.rows(); row++) {
            int predicted = probabilities.at(row, 0) >= probabilities.at(row, 1) ? 0 : 1;
            if (predicted != (row % 2 == 0 ? 1 : 0)) wrong++; // lower is class 0
        }
        return (double) wrong / probabilities.rows();
    }

    static void assertSumToOne(Matrix probabilities) {
        for (int i = 0; i < probabilities.rows(); i++) {
            assertThat(Arrays.stream(probabilities.row(i)).sum()).isCloseTo(1, within(1e-12));
            for (double p : probabilities.row(i)) assertThat(p).isBetween(0.0, 1.0);
        }
    }
}
