package dev.tangent.fit;

import dev.tangent.Cancellation;
import dev.tangent.Check;
import dev.tangent.ComputeDevice;
import dev.tangent.ProgressListener;
import dev.tangent.device.DeviceSession;
import dev.tangent.geometry.DistinctPoints;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.neighbours.ApproximateSearch;
import dev.tangent.geometry.neighbours.DeviceSearch;
import dev.tangent.geometry.neighbours.NeighbourSearch;
import dev.tangent.linalg.simd.VectorCode;
import dev.tangent.parallel.Parallel;
import dev.tangent.preprocessing.PreparedPoints;
import dev.tangent.preprocessing.Preprocessing;
import dev.tangent.preprocessing.ScaledPoints;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;

/// How a computation runs, whatever it computes.
///
/// @param source what messages call the points
/// @param threads how many work, at most one for each processor; empty for those of the pool that the caller is in, or
///     one for each processor
/// @param seed of whatever is drawn at random
/// @param approximate whether neighbours may be approximate
/// @param preprocessing what happens to the points first
/// @param device where it may run
public record Execution(
        String source,
        OptionalInt threads,
        long seed,
        boolean approximate,
        ProgressListener listener,
        Optional<Cancellation> cancellation,
        Preprocessing preprocessing,
        ComputeDevice device) {
    public static final Execution DEFAULT = new Execution(
            "the cloud",
            OptionalInt.empty(),
            0,
            false,
            ProgressListener.NONE,
            Optional.empty(),
            Preprocessing.DEFAULT,
            ComputeDevice.AUTO);

    /// Points from which any work on them takes long enough for vector code to pay from its beginning.
    private static final int MANY = 20_000;

    /// The same where many settings are tried on them.
    private static final int MANY_SEARCHED = 1000;

    public Execution named(String name) {
        return new Execution(name, threads, seed, approximate, listener, cancellation, preprocessing, device);
    }

    public Execution on(int workers) {
        Check.atLeast(1, workers, "threads");
        return new Execution(
                source, OptionalInt.of(workers), seed, approximate, listener, cancellation, preprocessing, device);
    }

    public Execution seeded(long other) {
        return new Execution(source, threads, other, approximate, listener, cancellation, preprocessing, device);
    }

    public Execution approximately() {
        return new Execution(source, threads, seed, true, listener, cancellation, preprocessing, device);
    }

    public Execution withListener(ProgressListener other) {
        return new Execution(source, threads, seed, approximate, other, cancellation, preprocessing, device);
    }

    public Execution withCancellation(Cancellation other) {
        return new Execution(source, threads, seed, approximate, listener, Optional.of(other), preprocessing, device);
    }

    public Execution withPreprocessing(Preprocessing other) {
        return new Execution(source, threads, seed, approximate, listener, cancellation, other, device);
    }

    public Execution on(ComputeDevice other) {
        return new Execution(source, threads, seed, approximate, listener, cancellation, preprocessing, other);
    }

    /// Does the work on the threads and the device asked for.
    public <T> T run(Function<Stages, T> work) {
        return run(DeviceSession.current().orElseGet(() -> new DeviceSession(device)), work);
    }

    private <T> T run(DeviceSession session, Function<Stages, T> work) {
        Stages stages = new Stages(listener, cancellation, session);
        Supplier<T> all = () -> session.run(() -> work.apply(stages));
        return threads.isPresent() ? Parallel.onAtMost(threads.getAsInt(), all) : Parallel.nested(all);
    }

    /// The same for work on so many points, with vector code at once where that takes long enough to pay.
    ///
    /// @param searches whether it goes through many settings
    public <T> T run(int points, boolean searches, Function<Stages, T> work) {
        DeviceSession session = DeviceSession.current().orElseGet(() -> new DeviceSession(device));
        return VectorCode.atOnce(
                points >= (searches ? MANY_SEARCHED : MANY),
                () -> run((searches ? session.searching(points) : session).prepare(points), work));
    }

    /// The points as whatever needs all rows takes them.
    public ScaledPoints prepared(IncompletePoints points, Stages stages) {
        return scaled(points, () -> PreparedPoints.all(points, preprocessing.missing()), stages)
                .getFirst();
    }

    /// The points in the scales that come into question, the likelier first.
    List<ScaledPoints> scaled(IncompletePoints points, Supplier<PreparedPoints> prepare, Stages stages) {
        PreparedPoints prepared = points.missing() == 0 ? prepare.get() : stages.run("imputation", prepare);
        return prepared.scaled(preprocessing.standardisation());
    }

    /// The graph that was given, else that of the k nearest neighbours.
    public NeighbourGraph neighbours(DistinctPoints points, int k, Stages stages) {
        if (points.graph().isPresent()) return NeighbourGraph.given(points);
        NeighbourSearch search = approximate ? new ApproximateSearch(seed) : new DeviceSearch();
        return stages.run("neighbours", () -> NeighbourGraph.nearest(points, k, search));
    }
}
