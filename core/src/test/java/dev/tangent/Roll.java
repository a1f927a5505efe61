package dev.tangent;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import java.util.SplittableRandom;

/// A Swiss roll and a function on it that is outside the null space of every regularizer here.
record Roll(PointCloud points, double[] angle, double[] height) {
    static Roll of(int size, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] rows = new double[size][];
        double[] angle = new double[size];
        double[] height = new double[size];
        for (int i = 0; i < size; i++) {
            angle[i] = 1.5 * Math.PI * (1 + 2 * random.nextDouble());
            height[i] = 21 * random.nextDouble();
            rows[i] = new double[] {angle[i] * Math.cos(angle[i]), height[i], angle[i] * Math.sin(angle[i])};
        }
        return new Roll(PointCloud.of(rows), angle, height);
    }

    /// Neither linear in the angle nor in the height.
    double truth(int row) {
        return Math.sin(angle[row] / 2) + height[row] * height[row] / 200;
    }

    double other(int row) {
        return Math.cos(angle[row] / 3) * height[row];
    }

    /// Of the first rows, which are drawn at random like all others.
    Labels labels(int count) {
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int row = 0; row < count; row++) builder.add(row, 0, truth(row), 1);
        return builder.build();
    }

    Labels bothLabels(int count) {
        LabelsBuilder builder = new LabelsBuilder(2);
        for (int row = 0; row < count; row++) builder.add(row, 0, truth(row), 1).add(row, 1, other(row), 1);
        return builder.build();
    }

    /// The mean absolute error of some values on all rows.
    double error(RegressionFit fit) {
        double sum = 0;
        for (int row = 0; row < angle.length; row++) sum += Math.abs(fit.at(row) - truth(row));
        return sum / angle.length;
    }
}
