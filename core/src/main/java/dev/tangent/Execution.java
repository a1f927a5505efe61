package dev.tangent;

import dev.tangent.geometry.ApproximateSearch;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.KdTree;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.NeighbourSearch;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.Parallel;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/// How a computation runs, whatever it computes.
///
/// @param source what messages call the points
/// @param threads how many work; empty for those of the pool that the caller is in, or one for each processor
/// @param seed of whatever is drawn at random
/// @param approximate whether neighbours may be approximate
record Execution(
        String source,
        OptionalInt threads,
        long seed,
        boolean approximate,
        ProgressListener listener,
        Optional<Cancellation> cancellation) {
    static final Execution DEFAULT =
            new Execution("the cloud", OptionalInt.empty(), 0, false, ProgressListener.NONE, Optional.empty());

    Execution named(String name) {
        return new Execution(name, threads, seed, approximate, listener, cancellation);
    }

    Execution on(int workers) {
        Check.atLeast(1, workers, "threads");
        return new Execution(source, OptionalInt.of(workers), seed, approximate, listener, cancellation);
    }

    Execution seeded(long other) {
        return new Execution(source, threads, other, approximate, listener, cancellation);
    }

    Execution approximately() {
        return new Execution(source, threads, seed, true, listener, cancellation);
    }

    Execution heardBy(ProgressListener other) {
        return new Execution(source, threads, seed, approximate, other, cancellation);
    }

    Execution cancelledBy(Cancellation other) {
        return new Execution(source, threads, seed, approximate, listener, Optional.of(other));
    }

    /// Does the work on the threads asked for.
    <T> T run(Function<Stages, T> work) {
        Stages stages = new Stages(listener, cancellation);
        return threads.isPresent()
                ? Parallel.on(threads.getAsInt(), () -> work.apply(stages))
                : Parallel.nested(() -> work.apply(stages));
    }

    NeighbourGraph neighbours(DistinctPoints points, int k, Stages stages) {
        NeighbourSearch search = approximate ? new ApproximateSearch(seed) : new KdTree();
        return stages.run("neighbours", () -> NeighbourGraph.nearest(points, k, search));
    }
}
