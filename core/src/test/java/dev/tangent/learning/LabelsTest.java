package dev.tangent.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.PointCloud;
import org.junit.jupiter.api.Test;

class LabelsTest {
    private static final double NONE = Double.NaN;

    @Test
    void inAWholeColumnNotANumberIsNoLabel() {
        Labels labels = Labels.ofColumn(new double[] {NONE, 3, NONE, 5});
        assertThat(labels.rows()).containsExactly(1, 3);
        assertThat(labels.row(1)).isEqualTo(3);
        assertThat(labels.value(1, 0)).isEqualTo(5);
    }

    @Test
    void inAWholeTableARowMayLackSomeOutputs() {
        Labels labels = Labels.of(new double[][] {{1, NONE}, {NONE, NONE}, {NONE, 4}});
        assertThat(labels.rows()).containsExactly(0, 2);
        assertThat(labels.has(0, 0)).isTrue();
        assertThat(labels.has(0, 1)).isFalse();
        assertThat(labels.weight(1, 1)).isEqualTo(1);
    }

    @Test
    void rowsOfATableAreOfOneLength() {
        assertThatThrownBy(() -> Labels.of(new double[][] {{1, 2}, {3}}))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("row 1 must have 2 outputs, as row 0 has, but has 1");
    }

    @Test
    void valuesOfChosenRowsMustBeNumbers() {
        assertThat(Labels.of(new int[] {7, 2}, new double[] {1, 4}).rows()).containsExactly(2, 7);
        assertThatThrownBy(() -> Labels.of(new int[] {7}, new double[] {NONE}))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("label of point 7");
    }

    @Test
    void rowsAtOnePointPoolTheirLabels() {
        DistinctPoints points = DistinctPoints.of(PointCloud.of(new double[][] {{0}, {1}, {0}, {2}}));
        DistinctLabels merged = new LabelsBuilder(1)
                .add(0, 0, 1, 1)
                .add(2, 0, 4, 2)
                .add(3, 0, 7, 1)
                .build()
                .merged(points);
        assertThat(merged.points()).containsExactly(0, 2);
        assertThat(merged.value(0, 0)).isEqualTo(3);
        assertThat(merged.weight(0, 0)).isEqualTo(3);
        assertThat(merged.atFirstRows(points).rows()).containsExactly(0, 3);
    }

    @Test
    void largeWeightsPoolLikeOthers() {
        DistinctPoints points = DistinctPoints.of(PointCloud.of(new double[][] {{0}, {0}, {1}}));
        LabelsBuilder builder = new LabelsBuilder(1).add(0, 0, 3e10, 1e300).add(1, 0, 5e10, 1e300);
        DistinctLabels merged = builder.add(2, 0, 1e-20, 1e-300).build().merged(points);
        assertThat(merged.value(0, 0)).isEqualTo(4e10);
        assertThat(merged.weight(0, 0)).isEqualTo(2e300);
        assertThat(merged.value(1, 0)).isEqualTo(1e-20);
    }

    @Test
    void weightsThatDoNotSumUpAreRefused() {
        LabelsBuilder builder = new LabelsBuilder(1).add(0, 0, 1, 1e308);
        assertThatThrownBy(() -> builder.add(0, 0, 1, 1e308))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("sum of the weights of the labels of point 0 must be a finite number but is Infinity");
    }
}
