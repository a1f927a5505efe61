package dev.tangent.linalg.simd;

/// The kernel in plain loops until that on the Vector API is faster; see [Race].
final class RacingDistances implements DistanceKernel {
    private final DistanceKernel vectors = new VectorDistances();
    private final DistanceKernel plain = new ScalarDistances();
    private final Race points = new Race();
    private final Race boxes = new Race();
    private final Race inner = new Race();

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
        if (points.over())
            return vectors.within(query, atQuery, queryStride, block, at, stride, count, dimension, bound, out);
        if (!Race.sampled())
            return plain.within(query, atQuery, queryStride, block, at, stride, count, dimension, bound, out);
        boolean trial = points.trial();
        long begun = System.nanoTime();
        long hits = (trial ? vectors : plain)
                .within(query, atQuery, queryStride, block, at, stride, count, dimension, bound, out);
        points.took(trial, begun, count * (dimension + 1L));
        return hits;
    }

    @Override
    public long nearBox(
            double[] block, int at, int stride, int count, int dimension, double[] box, int atBox, double[] bounds) {
        if (boxes.over()) return vectors.nearBox(block, at, stride, count, dimension, box, atBox, bounds);
        if (!Race.sampled()) return plain.nearBox(block, at, stride, count, dimension, box, atBox, bounds);
        boolean trial = boxes.trial();
        long begun = System.nanoTime();
        long hits = (trial ? vectors : plain).nearBox(block, at, stride, count, dimension, box, atBox, bounds);
        boxes.took(trial, begun, count * (dimension + 1L));
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
        if (inner.over())
            return vectors.innerAtLeast(query, atQuery, block, at, stride, count, dimension, start, atStart, threshold);
        if (!Race.sampled())
            return plain.innerAtLeast(query, atQuery, block, at, stride, count, dimension, start, atStart, threshold);
        boolean trial = inner.trial();
        long begun = System.nanoTime();
        long hits = (trial ? vectors : plain)
                .innerAtLeast(query, atQuery, block, at, stride, count, dimension, start, atStart, threshold);
        inner.took(trial, begun, count * (dimension + 1L));
        return hits;
    }
}
