package dev.tangent.samples.generated;

import dev.tangent.Check;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import java.util.List;
import java.util.SplittableRandom;

/// Shapes in the plane to be separated by clustering, most of them not convex, so that k-means does not find them. The
/// truth is the number of the shape a point belongs to. Equal seeds give equal bits.
public enum PlaneShapes {
    /// Two half circles, each reaching into the other.
    MOONS(2, 0.05) {
        @Override
        double[] place(int shape, double t, double s) {
            double angle = Math.PI * t;
            return shape == 0
                    ? polar(1, angle, 0, 0)
                    : new double[] {1 - StrictMath.cos(angle), 0.5 - StrictMath.sin(angle)};
        }
    },
    /// Three circles, one in the other.
    CIRCLES(3, 0.03) {
        @Override
        double[] place(int shape, double t, double s) {
            return polar(0.4 * (shape + 1), 2 * Math.PI * t, 0, 0);
        }
    },
    /// Two spirals, each within the other's turns.
    SPIRALS(2, 0.02) {
        @Override
        double[] place(int shape, double t, double s) {
            double root = Math.sqrt(0.04 + 0.96 * t); // so that points lie evenly along the spiral
            return polar(root, Math.PI * (3 * root + shape), 0, 0);
        }
    },
    /// Four discs of different sizes.
    DISCS(4, 0) {
        @Override
        double[] place(int shape, double t, double s) {
            double radius = 0.25 + 0.1 * shape;
            return polar(radius * Math.sqrt(s), 2 * Math.PI * t, shape % 2 * 1.6, shape < 2 ? 0 : 1.6);
        }
    },
    /// A face: outline, two eyes, a mouth.
    FACE(4, 0.02) {
        @Override
        double[] place(int shape, double t, double s) {
            return switch (shape) {
                case 0 -> polar(1.2, 2 * Math.PI * t, 0, 0);
                case 1, 2 -> polar(0.16 * Math.sqrt(s), 2 * Math.PI * t, shape == 1 ? -0.4 : 0.4, 0.4);
                default -> polar(0.7, -Math.PI * (0.15 + 0.7 * t), 0, 0);
            };
        }
    },
    /// Two bars and a ring around a disc.
    TARGET(4, 0.02) {
        @Override
        double[] place(int shape, double t, double s) {
            return switch (shape) {
                case 0 -> polar(0.3 * Math.sqrt(s), 2 * Math.PI * t, 0, 0);
                case 1 -> polar(0.8, 2 * Math.PI * t, 0, 0);
                default -> new double[] {2.4 * t - 1.2, (shape == 2 ? 1.25 : -1.25) + 0.1 * s};
            };
        }
    };

    private final int count;
    private final double noise;

    PlaneShapes(int count, double noise) {
        this.count = count;
        this.noise = noise;
    }

    /// A place on a shape for two numbers in [0, 1).
    abstract double[] place(int shape, double t, double s);

    /// As many points on every shape, at random but without gaps along its length, and jittered.
    public GeneratedPoints of(int pointsOfEach, long seed) {
        Check.atLeast(1, pointsOfEach, "number of points of each shape");
        SplittableRandom random = new SplittableRandom(seed);
        int size = Math.multiplyExact(count, pointsOfEach);
        double[] coordinates = new double[2 * size];
        Matrix truth = Matrix.zeros(size, 1);
        for (int i = 0; i < size; i++) {
            int shape = i % count;
            int step = i / count;
            double along = (step + random.nextDouble()) / pointsOfEach;
            double[] at = place(shape, along, random.nextDouble());
            for (int c = 0; c < 2; c++) coordinates[2 * i + c] = at[c] + noise * (2 * random.nextDouble() - 1);
            truth.set(i, 0, shape);
        }
        return new GeneratedPoints(PointCloud.wrap(2, coordinates), List.of("shape"), truth);
    }

    private static double[] polar(double radius, double angle, double x, double y) {
        return new double[] {x + radius * StrictMath.cos(angle), y + radius * StrictMath.sin(angle)};
    }
}
