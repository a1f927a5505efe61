package dev.tangent.linalg.simd;

/// Squared distances from one place to many points at once, for up to 64 points so that an answer fits the bits of a
/// `long`.
///
/// The points lie in a *block*, coordinate by coordinate: coordinate t of point p at `block[at + t * stride + p]`, so
/// that a vector holds one coordinate of many points. Differences are squared and summed in the order of the
/// coordinates, rounding each step (no fused multiply-add): both kernels, and the plain loop over one pair, give the
/// same bits. A slot whose coordinates are NaN is never within anything, which is how blocks are padded.
public interface DistanceKernel {
    int LARGEST_BLOCK = 64;

    /// The fastest kernel for the work at hand that this run time offers: to be asked for anew in each piece of
    /// work.
    static DistanceKernel best() {
        return ChosenKernels.DISTANCES.best();
    }

    /// Which of the points are within the squared distance `bound` of the query, equality included: bit p for point
    /// p. `out[p]` is the squared distance for those; other entries of `out` mean nothing.
    ///
    /// Coordinate t of the query is `query[atQuery + t * queryStride]`; `count` points are looked at.
    long within(
            double[] query,
            int atQuery,
            int queryStride,
            double[] block,
            int at,
            int stride,
            int count,
            int dimension,
            double bound,
            double[] out);

    /// Which of the points have a box within their own bound: bit p if the squared distance from point p to the box
    /// is at most `bounds[p]`. The box is `dimension` lower corners, then `dimension` upper ones, from `box[atBox]`
    /// on.
    ///
    /// Never more than the distance of [#within] to a point of the box, in rounded arithmetic too: every step of
    /// both sums is monotone and taken in the same order.
    long nearBox(
            double[] block, int at, int stride, int count, int dimension, double[] box, int atBox, double[] bounds);

    /// In single precision: bit p if `start[atStart + p]` plus the inner product of query and point p, one fused
    /// multiply-add after the other, is at least `threshold`. Coordinate t of the query is `query[atQuery + t]`.
    long innerAtLeast(
            float[] query,
            int atQuery,
            float[] block,
            int at,
            int stride,
            int count,
            int dimension,
            float[] start,
            int atStart,
            float threshold);
}
