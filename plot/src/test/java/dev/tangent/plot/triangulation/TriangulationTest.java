package dev.tangent.plot.triangulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.InvalidInput;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

public class TriangulationTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void randomPointsGiveAValidTriangulation(long seed) {
        double[][] points = random(200, seed);
        assertValid(Triangulation.of(points[0], points[1]), 200);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8, 13})
    void pointsOfAGridGiveAValidTriangulation(int side) {
        double[][] points = grid(side);
        Triangulation grid = Triangulation.of(points[0], points[1]);
        assertValid(grid, side * side);
        assertThat(grid.triangles()).isEqualTo(2 * (side - 1) * (side - 1));
        assertThat(grid.area()).isCloseTo((side - 1) * (side - 1) * 0.01, within(1e-12));
        assertThat(grid.hull().cardinality()).isEqualTo(4 * (side - 1));
    }

    @Test
    void pointsOnOneCircleGiveAValidTriangulation() {
        double[] x = new double[40], y = new double[40];
        for (int i = 0; i < 40; i++) {
            x[i] = Math.cos(i * Math.PI / 20);
            y[i] = Math.sin(i * Math.PI / 20);
        }
        Triangulation circle = Triangulation.of(x, y);
        assertValid(circle, 40);
        assertThat(circle.triangles()).isEqualTo(38);
    }

    @Test
    void pointsAlmostOnOneLineAreHandledExactly() {
        double[] x = new double[50], y = new double[50];
        for (int i = 0; i < 50; i++) {
            x[i] = i / 10.0;
            y[i] = 0.3 * x[i] + (i % 7 == 0 ? 1e-16 : 0);
        }
        y[49] = 3;
        assertValid(Triangulation.of(x, y), 50);
    }

    @Test
    void aDuplicateIsNotACorner() {
        Triangulation twice = Triangulation.of(new double[] {0, 1, 0, 1, 0}, new double[] {0, 0, 1, 0, 1});
        assertThat(twice.triangles()).isEqualTo(1);
    }

    @Test
    void pointsOnOneLineAreRefused() {
        assertThatThrownBy(() -> Triangulation.of(new double[] {0, 1, 2}, new double[] {0, 1, 2}))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("not on one line");
    }

    @Test
    void placesOutsideTheHullAreNotCovered() {
        double[][] points = grid(4);
        Triangulation grid = Triangulation.of(points[0], points[1]);
        assertThat(grid.covers(0.15, 0.3)).isTrue();
        assertThat(grid.covers(0.15, 0.3001)).isFalse();
        assertThatThrownBy(() -> grid.locate(-1, 0, 0)).isInstanceOf(InvalidInput.class);
    }

    /// Every triangle turns left, no circumcircle holds a point, all points are used, and the number of triangles
    /// is the one Euler's formula asks for, which leaves no part of the hull uncovered.
    private static void assertValid(Triangulation t, int distinct) {
        double[] x = new double[t.points()], y = new double[t.points()];
        for (int i = 0; i < x.length; i++) {
            x[i] = t.x(i);
            y[i] = t.y(i);
        }
        Predicates exact = new Predicates(x, y);
        java.util.BitSet used = new java.util.BitSet();
        for (int i = 0; i < t.triangles(); i++) {
            int a = t.corner(i, 0), b = t.corner(i, 1), c = t.corner(i, 2);
            assertThat(exact.orientation(a, b, c)).isPositive();
            for (int p = 0; p < x.length; p++)
                assertThat(exact.inCircle(a, b, c, p)).isNotPositive();
            used.set(a);
            used.set(b);
            used.set(c);
        }
        assertThat(used.cardinality()).isEqualTo(distinct);
        assertThat(t.triangles()).isEqualTo(2 * distinct - 2 - t.hull().cardinality());
    }

    public static double[][] random(int n, long seed) {
        Random random = new Random(seed);
        double[][] points = new double[2][n];
        for (int i = 0; i < n; i++) for (int axis = 0; axis < 2; axis++) points[axis][i] = 2 * random.nextDouble() - 1;
        return points;
    }

    private static double[][] grid(int side) {
        double[][] points = new double[2][side * side];
        for (int i = 0; i < side * side; i++) {
            points[0][i] = i % side * 0.1;
            points[1][i] = Math.floorDiv(i, side) * 0.1;
        }
        return points;
    }
}
