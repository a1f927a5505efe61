package dev.tangent.service.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.Standardisation;
import dev.tangent.geometry.PointCloud;
import org.junit.jupiter.api.Test;

class SeenPointsTest {
    /// Two columns of like spread, one that dominates them, one that is constant.
    private static PointCloud cloud(double most) {
        double[] flat = new double[4 * 40];
        for (int i = 0; i < 40; i++) {
            flat[4 * i] = Math.sin(i);
            flat[4 * i + 1] = Math.cos(2 * i);
            flat[4 * i + 2] = most * Math.sin(3 * i);
            flat[4 * i + 3] = 7;
        }
        return PointCloud.wrap(4, flat);
    }

    private static double spread(PointCloud cloud, int column) {
        double mean = 0;
        double squares = 0;
        for (int i = 0; i < cloud.size(); i++) mean += cloud.at(i, column) / cloud.size();
        for (int i = 0; i < cloud.size(); i++) squares += Math.pow(cloud.at(i, column) - mean, 2) / cloud.size();
        return Math.sqrt(squares);
    }

    @Test
    void oneColumnThatWouldBeAllDistancesIsScaledWhereNobodySays() {
        assertThat(spread(SeenPoints.of(cloud(400), Standardisation.AUTO), 2)).isEqualTo(1, within(1e-12));
        PointCloud alike = cloud(2);
        assertThat(SeenPoints.of(alike, Standardisation.AUTO)).isSameAs(alike);
    }

    @Test
    void scaledColumnsHaveOneSpreadAndConstantOnesStay() {
        PointCloud seen = SeenPoints.of(cloud(400), Standardisation.SCALE);
        for (int c = 0; c < 3; c++) assertThat(spread(seen, c)).isEqualTo(1, within(1e-12));
        assertThat(seen.at(5, 3)).isZero();
    }

    @Test
    void aWildValueHasNoSayInTheRobustScale() {
        double[] flat = new double[101];
        for (int i = 0; i < 100; i++) flat[i] = i;
        flat[100] = 1e9;
        PointCloud seen = SeenPoints.of(PointCloud.wrap(1, flat), Standardisation.ROBUST);
        assertThat(seen.at(75, 0) - seen.at(25, 0)).isEqualTo(1.3489795, within(1e-6));
    }
}
