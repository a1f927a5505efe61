package dev.tangent;

import java.util.function.UnaryOperator;

/// Something to compute from points, and how it runs. Never changed: each method gives a new one.
///
/// @param <S> the type itself
public abstract sealed class Computation<S extends Computation<S>>
        permits Learning, ManifoldAnalysis, IntrinsicDimension {
    Computation() {}

    abstract S execution(UnaryOperator<Execution> change);

    /// What messages call the points, such as the name of their file.
    public S named(String source) {
        return execution(run -> run.named(source));
    }

    /// How many threads work; the result does not depend on it.
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
        return execution(run -> run.heardBy(listener));
    }

    /// Lets another thread stop it.
    public S cancellation(Cancellation cancellation) {
        return execution(run -> run.cancelledBy(cancellation));
    }
}
