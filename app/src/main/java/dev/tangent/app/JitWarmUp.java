package dev.tangent.app;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Parallel;
import dev.tangent.linalg.VectorCode;
import dev.tangent.regularizer.LocalBlock;
import dev.tangent.regularizer.LocalGaussian;
import java.io.File;
import java.util.Arrays;
import java.util.SplittableRandom;

/// JIT warm-up: the first stages of a large job on generated points, while the program starts and the real ones are
/// read. Until the vector code that searches neighbours and builds the regularizer is compiled, it is hundreds of times
/// slower, and would keep every worker waiting.
final class JitWarmUp {
    /// Bytes of a table that is worth it: its job takes seconds.
    private static final long LARGE = 2_000_000;

    /// As many points as make the compiler take notice of a search, and of the regularizer's neighbourhoods.
    private static final int SEARCHED = 2000;

    private static final int REGULARIZED = 300;

    private static final int COORDINATES = 15;
    private static final int NEIGHBOURS = 20;
    private static final int DIMENSION = 5;

    private JitWarmUp() {}

    /// Begins beside everything else, if the command line names a large file and a processor is free. Who
    /// says how many threads work does not want one more.
    static void before(String... args) {
        boolean large = Arrays.stream(args).anyMatch(word -> new File(word).length() >= LARGE);
        boolean limited = Arrays.stream(args).anyMatch(word -> word.startsWith("--threads"));
        if (large) VectorCode.atOnce();
        if (!large || limited || Parallel.threads() == 1) return;
        // What goes wrong here goes wrong in earnest too, and is told there.
        Thread.ofPlatform()
                .daemon()
                .name("jit-warm-up")
                .uncaughtExceptionHandler((thread, failure) -> {})
                .start(() -> Parallel.on(1, JitWarmUp::run));
    }

    static int run() {
        NeighbourGraph searched = NeighbourGraph.nearest(cloud(SEARCHED), NEIGHBOURS);
        LocalBlock block = new LocalGaussian(DIMENSION).block(searched, Long.MAX_VALUE);
        block.fill(0, REGULARIZED, new double[REGULARIZED * NEIGHBOURS * (NEIGHBOURS + 1) / 2], 0);
        return searched.size();
    }

    /// Points about a space of few dimensions.
    private static PointCloud cloud(int size) {
        SplittableRandom random = new SplittableRandom(0);
        double[] coordinates = new double[size * COORDINATES];
        for (int i = 0; i < coordinates.length; i++)
            coordinates[i] = random.nextGaussian() * (i % COORDINATES < DIMENSION ? 1 : 0.05);
        return PointCloud.wrap(COORDINATES, coordinates);
    }
}
