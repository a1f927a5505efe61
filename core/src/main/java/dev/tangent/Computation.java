package dev.tangent;

import dev.tangent.fit.Execution;
import java.util.function.UnaryOperator;

/// Something to compute from points, and how it runs. Never changed: each method gives a new one.
///
/// @param <S> the type itself
public abstract class Computation<S extends Computation<S>> {
    Computation() {}

    abstract S execution(UnaryOperator<Execution> change);

    /// What messages call the points, such as the name of their file.
    public S named(String source) {
        return execution(run -> run.named(source));
    }

    /// How many threads work, at most one for each processor; the result does not depend on it.
    public S threads(int count) {
        return execution(run -> run.on(count));
    }

    /// Seed of whatever is drawn at random; by default 0.
    public S seed(long seed) {
        return execution(run -> run.seeded(seed));
    }

    /// Neighbours by an approximate search; the report tells its recall.
    public S approximate() {
        return execution(Execution::approximately);
    }

    /// Tells how far it is.
    public S listener(ProgressListener listener) {
        return execution(run -> run.withListener(listener));
    }

    /// Lets another thread stop it.
    public S cancellation(Cancellation cancellation) {
        return execution(run -> run.withCancellation(cancellation));
    }

    /// Where it may run; by default on a graphics processor where there is one and it pays.
    public S device(ComputeDevice device) {
        return execution(run -> run.on(device));
    }

    /// How columns are brought to one scale; by default their spreads decide, and where these leave it open and
    /// there is a search, errors on held-out labels.
    public S standardise(Standardisation kind) {
        return execution(run -> run.withPreprocessing(run.preprocessing().with(kind)));
    }

    /// What becomes of points that lack coordinates; by default they are predicted from those they have.
    public S missing(MissingCoordinates way) {
        return execution(run -> run.withPreprocessing(run.preprocessing().with(way)));
    }
}
