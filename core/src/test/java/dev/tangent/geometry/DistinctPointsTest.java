package dev.tangent.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DistinctPointsTest {
    @Test
    void negativeZeroIsTheSamePlaceAsZero() {
        DistinctPoints points = DistinctPoints.of(PointCloud.wrap(2, new double[] {0.0, 1, -0.0, 1, 0.0, -1}));
        assertThat(points.cloud().size()).isEqualTo(2);
        assertThat(points.pointOf(1)).isZero();
    }

    @Test
    void placesWhoseDistanceUnderflowsStayApart() {
        DistinctPoints points =
                DistinctPoints.of(PointCloud.wrap(1, new double[] {1e-200, 2e-200, 0, Double.MIN_VALUE}));
        assertThat(points.merged()).isZero();
    }

    @Test
    void pointsAreNumberedByFirstAppearance() {
        DistinctPoints points = DistinctPoints.of(PointCloud.wrap(1, new double[] {7, 3, 7, 5, 3, 3}));
        assertThat(points.cloud().coordinates()).containsExactly(7, 3, 5);
        assertThat(new int[] {points.pointOf(0), points.pointOf(2), points.pointOf(3), points.pointOf(5)})
                .containsExactly(0, 0, 2, 1);
        assertThat(points.rows()).isEqualTo(6);
        assertThat(points.merged()).isEqualTo(3);
    }

    @Test
    void aCloudWithoutDuplicatesIsKeptAsItIs() {
        PointCloud rows = Clouds.gaussian(50, 3, 1);
        assertThat(DistinctPoints.of(rows).cloud()).isSameAs(rows);
    }

    @Test
    void manyRowsOnFewPlacesMergeLikeASet() {
        SplittableRandom random = new SplittableRandom(4);
        double[] x = new double[4000];
        Set<String> places = new HashSet<>();
        for (int i = 0; i < 2000; i++) {
            x[2 * i] = random.nextInt(20);
            x[2 * i + 1] = random.nextInt(20);
            places.add(x[2 * i] + " " + x[2 * i + 1]);
        }
        assertThat(DistinctPoints.of(PointCloud.wrap(2, x)).cloud().size()).isEqualTo(places.size());
    }
}
