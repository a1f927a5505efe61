package dev.tangent.samples.generated;

import dev.tangent.Check;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import java.util.List;
import java.util.SplittableRandom;

/// The Swiss roll: a strip rolled up in R^3, x = (t cos t, h, t sin t) with the angle t even in [1.5 pi, 4.5 pi] and
/// the height h even in [0, 21] (Tenenbaum, de Silva, Langford, Science 290, 2000). Equal seeds give equal bits.
public final class SwissRoll {
    private SwissRoll() {}

    public static GeneratedPoints of(int count, long seed) {
        Check.atLeast(1, count, "number of points");
        SplittableRandom random = new SplittableRandom(seed);
        double[] coordinates = new double[Math.multiplyExact(3, count)];
        Matrix truth = Matrix.zeros(count, 2);
        for (int i = 0; i < count; i++) {
            double angle = 1.5 * Math.PI * (1 + 2 * random.nextDouble());
            double height = 21 * random.nextDouble();
            coordinates[3 * i] = angle * StrictMath.cos(angle); // StrictMath: the same bits on every machine
            coordinates[3 * i + 1] = height;
            coordinates[3 * i + 2] = angle * StrictMath.sin(angle);
            truth.set(i, 0, angle);
            truth.set(i, 1, height);
        }
        return new GeneratedPoints(PointCloud.wrap(3, coordinates), List.of("angle", "height"), truth);
    }
}
