package dev.tangent.plot.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tangent.plot.triangulation.Triangulation;
import dev.tangent.plot.triangulation.TriangulationTest;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SurfaceTest {
    private final double[][] points = squareWithCorners(3000);

    @Test
    void linearFunctionsAreExact() {
        Surface plane = surface((x, y) -> 3 - 2 * x + 0.5 * y);
        Random random = new Random(7);
        for (int i = 0; i < 500; i++) {
            double x = 1.9 * random.nextDouble() - 0.95;
            double y = 1.9 * random.nextDouble() - 0.95;
            assertThat(plane.at(x, y)).isCloseTo(3 - 2 * x + 0.5 * y, within(1e-10));
        }
    }

    @Test
    void theValueAtAPointIsTheGivenOne() {
        Surface bumpy = surface((x, y) -> Math.sin(40 * x * y));
        for (int i = 0; i < 3000; i += 37)
            assertThat(bumpy.at(points[0][i], points[1][i])).isCloseTo(bumpy.value(i), within(1e-9));
    }

    @Test
    void longTrianglesAlongTheRimAreGapsAndNoOthers() {
        Surface flat = surface((x, y) -> 0);
        Triangulation t = flat.triangulation();
        double drawn = IntStream.range(0, t.triangles())
                .filter(i -> !flat.gaps().get(i))
                .mapToDouble(i -> area(t, i))
                .sum();
        assertThat(drawn).isBetween(3.85, 3.999);
        IntStream.range(0, t.triangles())
                .filter(i -> !flat.gaps().get(i))
                .forEach(i -> assertThat(longestEdge(t, i)).isLessThan(0.4));
        for (int corner = 0; corner < 4; corner++)
            assertThat(drawnAt(flat, corner)).isPositive();
    }

    @Test
    void thinningKeepsAnUnmarkedSpike() {
        double[] values = new double[3000];
        values[1234] = 10;
        int[] chosen = SurfaceSimplification.choose(
                Surface.of(Triangulation.of(points[0], points[1]), values), new int[] {0}, 900);
        assertThat(chosen).hasSizeLessThanOrEqualTo(900).contains(0, 1234);
    }

    @Test
    void thinningStaysCloseToASmoothFunction() {
        Surface bell = surface((x, y) -> 10 * Math.exp(-2 * (x * x + y * y)));
        Surface thin = SurfaceSimplification.thinned(bell, SurfaceSimplification.choose(bell, new int[0], 1000));
        for (int i = 0; i < 3000; i++)
            assertThat(thin.at(points[0][i], points[1][i])).isCloseTo(bell.value(i), within(0.1));
    }

    private interface Function {
        double at(double x, double y);
    }

    private Surface surface(Function f) {
        double[] values = new double[points[0].length];
        Arrays.setAll(values, i -> f.at(points[0][i], points[1][i]));
        return Surface.of(Triangulation.of(points[0], points[1]), values);
    }

    static double[][] squareWithCorners(int n) {
        double[][] points = TriangulationTest.random(n, 11);
        for (int i = 0; i < 4; i++) {
            points[0][i] = i % 2 == 0 ? -1 : 1;
            points[1][i] = i < 2 ? -1 : 1;
        }
        return points;
    }

    private static double area(Triangulation t, int i) {
        int a = t.corner(i, 0), b = t.corner(i, 1), c = t.corner(i, 2);
        return ((t.x(b) - t.x(a)) * (t.y(c) - t.y(a)) - (t.y(b) - t.y(a)) * (t.x(c) - t.x(a))) / 2;
    }

    private static double longestEdge(Triangulation t, int i) {
        double longest = 0;
        for (int which = 0; which < 3; which++) {
            int a = t.corner(i, which), b = t.corner(i, (which + 1) % 3);
            longest = Math.max(longest, Math.hypot(t.x(a) - t.x(b), t.y(a) - t.y(b)));
        }
        return longest;
    }

    private static long drawnAt(Surface surface, int point) {
        Triangulation t = surface.triangulation();
        return IntStream.range(0, t.triangles())
                .filter(i -> !surface.gaps().get(i))
                .filter(i -> t.corner(i, 0) == point || t.corner(i, 1) == point || t.corner(i, 2) == point)
                .count();
    }
}
