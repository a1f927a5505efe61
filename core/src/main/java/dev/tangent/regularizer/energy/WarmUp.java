package dev.tangent.regularizer.energy;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.simd.VectorCode;
import dev.tangent.regularizer.LocalRegularizer.LocalBlock;
import java.util.SplittableRandom;

/// The first stages of a large job on generated points, so that their vector code is compiled when the real ones come.
/// Until then it is hundreds of times slower, and would keep every worker waiting.
public final class WarmUp {
    /// As many points as make the compiler take notice of a search, and of the regularizer's neighbourhoods.
    private static final int SEARCHED = 2000;

    private static final int REGULARIZED = 300;

    private static final int COORDINATES = 15;
    private static final int NEIGHBOURS = 20;
    private static final int DIMENSION = 5;

    private WarmUp() {}

    /// Runs them, and returns the number of points.
    public static int run() {
        return VectorCode.atOnce(true, WarmUp::stages);
    }

    private static int stages() {
        NeighbourGraph searched = NeighbourGraph.nearest(cloud(), NEIGHBOURS);
        LocalBlock block = new LocalGaussian(DIMENSION).block(searched, Long.MAX_VALUE);
        block.fill(0, REGULARIZED, new double[REGULARIZED * NEIGHBOURS * (NEIGHBOURS + 1) / 2], 0);
        return searched.size();
    }

    /// Points about a space of few dimensions.
    private static PointCloud cloud() {
        SplittableRandom random = new SplittableRandom(0);
        double[] coordinates = new double[SEARCHED * COORDINATES];
        for (int i = 0; i < coordinates.length; i++)
            coordinates[i] = random.nextGaussian() * (i % COORDINATES < DIMENSION ? 1 : 0.05);
        return PointCloud.wrap(COORDINATES, coordinates);
    }
}
