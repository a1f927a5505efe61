package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Copies of a row with different labels are told: no measured error knows what they differ by.
class LabelContradictionsTest {
    private static final Roll ROLL = Roll.of(80, 4);

    /// Every row, and the first twenty once more.
    private static final PointCloud POINTS =
            ROLL.points().select(IntStream.range(0, 100).map(i -> i % 80).toArray());

    /// @param added to the labels of the copies
    private static Labels labels(double added) {
        LabelsBuilder labels = new LabelsBuilder(1);
        for (int i = 0; i < 20; i++) labels.add(i, 0, ROLL.truth(i), 1).add(80 + i, 0, ROLL.truth(i) + added, 1);
        return labels.build();
    }

    @Test
    void valuesThatDifferAreCounted() {
        Regression plain = new Regression().neighbours(10).dimension(2);
        String told =
                "20 places have rows with different labels of 'output' (standard deviation 2.500 about their mean)";
        for (Regression each : List.of(plain.untuned(), plain))
            assertThat(each.outputs("output").fit(POINTS, labels(5)).report().warnings())
                    .anyMatch(warning -> warning.startsWith(told));
        assertThat(plain.untuned().fit(POINTS, labels(0)).report().warnings())
                .noneMatch(warning -> warning.contains("different labels"));
    }

    @Test
    void classesThatDifferAreCounted() {
        Map<Integer, String> classes = new TreeMap<>();
        for (int i = 0; i < 20; i++) {
            classes.put(i, i % 2 == 0 ? "a" : "b");
            classes.put(80 + i, i < 17 ? classes.get(i) : i % 2 == 0 ? "b" : "a");
        }
        assertThat(new Classification()
                        .untuned()
                        .fit(POINTS, ClassLabels.of(classes))
                        .report()
                        .warnings())
                .contains("3 places have rows with labels of different classes: each counts in part");
    }
}
