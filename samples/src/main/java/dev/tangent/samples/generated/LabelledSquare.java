package dev.tangent.samples.generated;

import dev.tangent.Check;
import dev.tangent.data.table.GivenLabels;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import java.util.List;
import java.util.SplittableRandom;

/// Points spread evenly at random over the square [-1, 1]^2. The first five are its corners, labelled -1, and its
/// centre, labelled 10. Equal seeds give equal bits.
public final class LabelledSquare {
    private static final double[] FIRST = {-1, -1, 1, -1, -1, 1, 1, 1, 0, 0};

    private LabelledSquare() {}

    public static PointCloud points(int count, long seed) {
        Check.atLeast(5, count, "number of points");
        double[] coordinates = new double[Math.multiplyExact(2, count)];
        System.arraycopy(FIRST, 0, coordinates, 0, FIRST.length);
        SplittableRandom random = new SplittableRandom(seed);
        for (int t = FIRST.length; t < coordinates.length; t++) coordinates[t] = 2 * random.nextDouble() - 1;
        return PointCloud.wrap(2, coordinates);
    }

    public static GivenLabels labels() {
        return new GivenLabels(List.of("y"), new int[] {0, 1, 2, 3, 4}, Matrix.column(-1, -1, -1, -1, 10));
    }
}
