package dev.tangent.samples.generated;

import dev.tangent.Check;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import java.util.List;
import java.util.SplittableRandom;

/// Images of one smooth shape, turned by an angle and stretched: a manifold of two dimensions in as many as the image
/// has pixels.
///
/// The shape is a long blob with a round one beside it, so that no two angles give the same image. Equal seeds give
/// equal bits.
public final class TurnedImages {
    private static final double LENGTH = 0.55;
    private static final double WIDTH = 0.2;
    private static final double ASIDE = 0.5;

    private TurnedImages() {}

    /// Images of `side` x `side` pixels, row by row; the truth is the angle's cosine and sine and the stretch.
    public static GeneratedPoints of(int count, int side, long seed) {
        Check.atLeast(1, count, "number of points");
        Check.atLeast(2, side, "side");
        SplittableRandom random = new SplittableRandom(seed);
        double[] pixels = new double[Math.multiplyExact(count, side * side)];
        Matrix truth = Matrix.zeros(count, 3);
        for (int i = 0; i < count; i++) {
            double angle = 2 * Math.PI * random.nextDouble();
            double stretch = 0.7 + 0.6 * random.nextDouble();
            // StrictMath: the same bits on every machine
            double cosine = StrictMath.cos(angle);
            double sine = StrictMath.sin(angle);
            truth.set(i, 0, cosine);
            truth.set(i, 1, sine);
            truth.set(i, 2, stretch);
            draw(pixels, i * side * side, side, cosine, sine, stretch);
        }
        return new GeneratedPoints(PointCloud.wrap(side * side, pixels), List.of("cosine", "sine", "stretch"), truth);
    }

    private static void draw(double[] pixels, int at, int side, double cosine, double sine, double stretch) {
        for (int row = 0; row < side; row++)
            for (int column = 0; column < side; column++) {
                double x = (2.0 * column + 1) / side - 1;
                double y = (2.0 * row + 1) / side - 1;
                double along = (cosine * x + sine * y) / stretch;
                double across = (cosine * y - sine * x) * stretch;
                pixels[at + row * side + column] = brightness(along, across);
            }
    }

    private static double brightness(double along, double across) {
        double blob = square(along / LENGTH) + square(across / WIDTH);
        double beside = square((along - ASIDE) / WIDTH) + square((across - ASIDE) / WIDTH);
        return StrictMath.exp(-blob) + 0.8 * StrictMath.exp(-beside);
    }

    private static double square(double x) {
        return x * x;
    }
}
