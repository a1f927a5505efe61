package dev.tangent.experiments.comparison;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.samples.generated.GeneratedPoints;
import dev.tangent.samples.generated.SwissRoll;

/// A Swiss roll and functions on it that are outside the null space of every regularizer here.
record LabelledRoll(GeneratedPoints roll) {
    static LabelledRoll of(int size, long seed) {
        return new LabelledRoll(SwissRoll.of(size, seed));
    }

    PointCloud points() {
        return roll.points();
    }

    private double angle(int row) {
        return roll.truth().at(row, 0);
    }

    private double height(int row) {
        return roll.truth().at(row, 1);
    }

    /// Neither linear in the angle nor in the height.
    private double truth(int row) {
        return Math.sin(angle(row) / 2) + height(row) * height(row) / 200;
    }

    /// Of the first rows, which are drawn at random like all others.
    Labels labels(int count) {
        LabelsBuilder builder = new LabelsBuilder(1);
        for (int row = 0; row < count; row++) builder.add(row, 0, truth(row), 1);
        return builder.build();
    }

    Labels bothLabels(int count) {
        LabelsBuilder builder = new LabelsBuilder(2);
        for (int row = 0; row < count; row++)
            builder.add(row, 0, truth(row), 1).add(row, 1, Math.cos(angle(row) / 3) * height(row), 1);
        return builder.build();
    }
}
