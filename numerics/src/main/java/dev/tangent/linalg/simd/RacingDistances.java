package dev.tangent.linalg.simd;

/// The kernel in plain loops until that on the Vector API is faster; see [KernelRace].
final class RacingDistances implements DistanceKernel {
    private final DistanceKernel vectors = new VectorDistances();
    private final DistanceKernel plain = new ScalarDistances();
    private final KernelRace<DistanceKernel> points = new KernelRace<>(plain, vectors);
    private final KernelRace<DistanceKernel> boxes = new KernelRace<>(plain, vectors);
    private final KernelRace<DistanceKernel> inner = new KernelRace<>(plain, vectors);

    @Override
    public long within(
            double[] query,
            int atQuery,
            int queryStride,
            double[] block,
            int at,
            int stride,
            int count,
            int dimension,
            double bound,
            double[] out) {
        long begun = points.begin();
        DistanceKernel kernel = points.kernel(begun);
        long hits = kernel.within(query, atQuery, queryStride, block, at, stride, count, dimension, bound, out);
        points.end(kernel, begun, count * (dimension + 1L));
        return hits;
    }

    @Override
    public long nearBox(
            double[] block, int at, int stride, int count, int dimension, double[] box, int atBox, double[] bounds) {
        long begun = boxes.begin();
        DistanceKernel kernel = boxes.kernel(begun);
        long hits = kernel.nearBox(block, at, stride, count, dimension, box, atBox, bounds);
        boxes.end(kernel, begun, count * (dimension + 1L));
        return hits;
    }

    @Override
    public long innerAtLeast(
            float[] query,
            int atQuery,
            float[] block,
            int at,
            int stride,
            int count,
            int dimension,
            float[] start,
            int atStart,
            float threshold) {
        long begun = inner.begin();
        DistanceKernel kernel = inner.kernel(begun);
        long hits = kernel.innerAtLeast(query, atQuery, block, at, stride, count, dimension, start, atStart, threshold);
        inner.end(kernel, begun, count * (dimension + 1L));
        return hits;
    }
}
