package dev.tangent.experiments.theory;

import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;

/// A surface in R^3 with a function on it whose Laplacian is known.
public enum KnownSurface {
    /// The unit sphere with the spherical harmonic z(5 z^2 - 3): degree d = 3, Delta Y = -d(d + 1) Y.
    SPHERE(4 * Math.PI) {
        @Override
        public double[] draw(SplittableRandom random) {
            double z = 2 * random.nextDouble() - 1;
            double angle = 2 * Math.PI * random.nextDouble();
            double radius = Math.sqrt(1 - z * z);
            return new double[] {radius * Math.cos(angle), radius * Math.sin(angle), z};
        }

        @Override
        public double value(double[] x) {
            return x[2] * (5 * x[2] * x[2] - 3);
        }

        @Override
        double laplacian(double[] x) {
            return -12 * value(x);
        }
    },
    /// The torus of radii 1 and 1/2 with sin(theta) + cos(2 phi), theta around the tube and phi around the axis.
    /// With w = 1 + cos(theta) / 2 its Laplacian is f_tt / r^2 - sin(theta) f_t / (r w) + f_pp / w^2.
    TORUS(2 * Math.PI * Math.PI) {
        @Override
        public double[] draw(SplittableRandom random) {
            while (true) {
                double theta = 2 * Math.PI * random.nextDouble();
                double width = 1 + TUBE * Math.cos(theta);
                if (random.nextDouble() * (1 + TUBE) > width) continue; // even in area
                double phi = 2 * Math.PI * random.nextDouble();
                return new double[] {width * Math.cos(phi), width * Math.sin(phi), TUBE * Math.sin(theta)};
            }
        }

        @Override
        public double value(double[] x) {
            return Math.sin(theta(x)) + Math.cos(2 * phi(x));
        }

        @Override
        double laplacian(double[] x) {
            double t = theta(x);
            double width = 1 + TUBE * Math.cos(t);
            return -Math.sin(t) / (TUBE * TUBE)
                    - Math.sin(t) * Math.cos(t) / (TUBE * width)
                    - 4 * Math.cos(2 * phi(x)) / (width * width);
        }

        private double theta(double[] x) {
            return Math.atan2(x[2], Math.hypot(x[0], x[1]) - 1);
        }

        private double phi(double[] x) {
            return Math.atan2(x[1], x[0]);
        }
    };

    private static final double TUBE = 0.5;

    private final double area;

    KnownSurface(double area) {
        this.area = area;
    }

    /// A place drawn evenly in area.
    public abstract double[] draw(SplittableRandom random);

    /// The function at a place of the surface.
    public abstract double value(double[] x);

    abstract double laplacian(double[] x);

    double area() {
        return area;
    }

    double[] at(double[][] points, ToDoubleFunction<double[]> function) {
        double[] values = new double[points.length];
        for (int i = 0; i < values.length; i++) values[i] = function.applyAsDouble(points[i]);
        return values;
    }
}
