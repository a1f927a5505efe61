package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Manifolds whose flat coordinates are known, embedded with nothing given but the dimension.
@Tag("full")
class UnrollingTest {
    private static final int SIZE = 1200;

    enum Shape {
        ROLL(0),
        NOISY_ROLL(0.1),
        NOISIER_ROLL(0.3),
        S_CURVE(0),
        SPHERE_CAP(0);

        private final double noise;

        Shape(double noise) {
            this.noise = noise;
        }

        /// A point of the unit square, where it lies in space, and after that its two flat coordinates.
        double[] at(double u, double v) {
            return switch (this) {
                case ROLL, NOISY_ROLL, NOISIER_ROLL -> {
                    double t = 1.5 * Math.PI * (1 + 2 * u);
                    double root = Math.sqrt(1 + t * t);
                    double length = (t * root + Math.log(t + root)) / 2; // of Archimedes' spiral
                    yield new double[] {t * Math.cos(t), 21 * v, t * Math.sin(t), length, 21 * v};
                }
                case S_CURVE -> {
                    double t = 3 * Math.PI * (u - 0.5);
                    yield new double[] {Math.sin(t), 2 * v, Math.signum(t) * (Math.cos(t) - 1), t, 2 * v};
                }
                case SPHERE_CAP -> {
                    double polar = Math.acos(1 - u / 2);
                    double x = Math.cos(2 * Math.PI * v);
                    double y = Math.sin(2 * Math.PI * v);
                    double r = Math.sin(polar);
                    yield new double[] {r * x, r * y, Math.cos(polar), polar * x, polar * y};
                }
            };
        }

        double[][] sample() {
            Random random = new Random(5);
            double[][] rows = new double[SIZE][];
            for (int i = 0; i < SIZE; i++) {
                rows[i] = at(random.nextDouble(), random.nextDouble());
                for (int t = 0; t < 3; t++) rows[i][t] += noise * random.nextGaussian();
            }
            return rows;
        }
    }

    private static PointCloud cloud(double[][] rows) {
        double[][] points = new double[rows.length][3];
        for (int i = 0; i < rows.length; i++) System.arraycopy(rows[i], 0, points[i], 0, 3);
        return PointCloud.of(points);
    }

    @ParameterizedTest
    @EnumSource(names = {"ROLL", "S_CURVE", "SPHERE_CAP"})
    void comesOutFlatFromLandmarks(Shape shape) {
        double[][] rows = shape.sample();
        EmbeddingResult flat =
                new ManifoldEmbedding().dimension(2).landmarks(SIZE / 2).fit(cloud(rows));
        assertThat(flat.landmarks()).hasValue(SIZE / 2);
        assertThat(flat.coordinates().rows()).isEqualTo(SIZE);
        assertThat(explained(flat, rows, 3)).isGreaterThan(0.99);
        assertThat(explained(flat, rows, 4)).isGreaterThan(0.99);
    }

    @ParameterizedTest
    @EnumSource
    void comesOutFlat(Shape shape) {
        double[][] rows = shape.sample();
        EmbeddingResult flat = new ManifoldEmbedding().dimension(2).fit(cloud(rows));
        assertThat(explained(flat, rows, 3)).isGreaterThan(0.99);
        assertThat(explained(flat, rows, 4)).isGreaterThan(0.99);
        assertThat(flat.analysis().warnings()).isEmpty();
    }

    /// With noise the bends along the roll cost less than its height: the null space alone has them in its place.
    @Test
    void noiseDoesNotHideTheNarrowDirection() {
        double[][] rows = Shape.NOISIER_ROLL.sample();
        EmbeddingResult flat =
                new ManifoldEmbedding().dimension(2).neighbours(10).fit(cloud(rows));
        assertThat(explained(flat, rows, 3)).isGreaterThan(0.99);
        assertThat(explained(flat, rows, 4)).isGreaterThan(0.99);
    }

    @Test
    void isomapUnrollsAndIsInTheUnitsOfThePoints() {
        double[][] rows = Shape.ROLL.sample();
        EmbeddingResult flat = new ManifoldEmbedding()
                .method(Methods.ISOMAP)
                .dimension(2)
                .neighbours(12)
                .fit(cloud(rows));
        assertThat(explained(flat, rows, 3)).isGreaterThan(0.99);
        assertThat(explained(flat, rows, 4)).isGreaterThan(0.98);
        assertThat(flat.method().name()).isEqualTo("isomap");
        double[] arc = flat.coordinates().column(0);
        double[] sorted = Arrays.stream(arc).sorted().toArray();
        double length = Arrays.stream(rows).mapToDouble(row -> row[3]).max().orElseThrow()
                - Arrays.stream(rows).mapToDouble(row -> row[3]).min().orElseThrow();
        assertThat(sorted[SIZE - 1] - sorted[0]).isBetween(0.95 * length, 1.1 * length);
    }

    @Test
    void withoutShortcutsManyNeighboursUnrollToo() {
        double[][] rows = Shape.NOISY_ROLL.sample();
        ManifoldEmbedding wide = new ManifoldEmbedding().dimension(2).neighbours(25);
        EmbeddingResult folded = wide.fit(cloud(rows));
        assertThat(folded.shortcuts().count()).isPositive();
        assertThat(folded.analysis().warnings()).anyMatch(text -> text.contains("shortcuts between folds"));
        EmbeddingResult flat = wide.cutShortcuts().fit(cloud(rows));
        assertThat(explained(flat, rows, 3)).isGreaterThan(0.99);
        assertThat(explained(flat, rows, 4)).isGreaterThan(0.99);
        assertThat(flat.analysis().warnings()).isEmpty();
    }

    @Test
    void parametersOfARegularizerAreNotThoseOfIsomap() {
        assertThatThrownBy(() -> new ManifoldEmbedding()
                        .method(Methods.ISOMAP)
                        .set(Parameter.SCALE, 0.2)
                        .check())
                .hasMessageContaining("belongs to method lg")
                .hasMessageEndingWith("not to isomap");
    }

    /// The part of the variance of a true coordinate that a linear function of the embedding explains.
    private static double explained(EmbeddingResult flat, double[][] rows, int column) {
        Matrix normal = Matrix.zeros(3, 3);
        Matrix right = Matrix.zeros(3, 1);
        double mean = 0;
        for (int i = 0; i < SIZE; i++) {
            double[] row = row(flat, i);
            mean += rows[i][column] / SIZE;
            for (int s = 0; s < 3; s++) {
                right.set(s, 0, right.at(s, 0) + row[s] * rows[i][column]);
                for (int t = 0; t < 3; t++) normal.set(s, t, normal.at(s, t) + row[s] * row[t]);
            }
        }
        Matrix slopes = DenseSolve.regular(normal, right);
        double left = 0;
        double all = 0;
        for (int i = 0; i < SIZE; i++) {
            double[] row = row(flat, i);
            double fitted = row[0] * slopes.at(0, 0) + row[1] * slopes.at(1, 0) + row[2] * slopes.at(2, 0);
            left += Math.pow(rows[i][column] - fitted, 2);
            all += Math.pow(rows[i][column] - mean, 2);
        }
        return 1 - left / all;
    }

    private static double[] row(EmbeddingResult flat, int i) {
        return new double[] {1, flat.coordinates().at(i, 0), flat.coordinates().at(i, 1)};
    }

    @Test
    void aFoldIsTold() {
        EmbeddingResult folded =
                new ManifoldEmbedding().dimension(2).neighbours(60).fit(cloud(Shape.NOISY_ROLL.sample()));
        assertThat(Math.min(folded.quality().trustworthiness(), folded.quality().continuity()))
                .isLessThan(0.97);
        assertThat(folded.analysis().warnings()).anyMatch(text -> text.startsWith("the embedding is folded or torn"));
    }
}
