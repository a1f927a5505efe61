package dev.tangent.data.model;

import dev.tangent.geometry.PointCloud;
import java.util.Random;

/// Points of a strip rolled up in R^3.
final class Roll {
    private Roll() {}

    static PointCloud of(int count, long seed) {
        Random random = new Random(seed);
        double[][] rows = new double[count][];
        for (int i = 0; i < count; i++) {
            double angle = 1.5 * Math.PI * (1 + 2 * random.nextDouble());
            rows[i] =
                    new double[] {angle * StrictMath.cos(angle), 21 * random.nextDouble(), angle * StrictMath.sin(angle)
                    };
        }
        return PointCloud.of(rows);
    }
}
