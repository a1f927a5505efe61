package dev.tangent.linalg.simd;

import java.util.Arrays;

/// The kernel in plain loops: the twin of [VectorDistances], and what runs without the Vector API.
final class ScalarDistances implements DistanceKernel {
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
        Arrays.fill(out, 0, count, 0);
        // Coordinates outside, points inside: the compiler turns the inner loop into vectors by itself.
        for (int t = 0; t < dimension; t++) {
            double q = query[atQuery + t * queryStride];
            int row = at + t * stride;
            for (int p = 0; p < count; p++) {
                double difference = q - block[row + p];
                out[p] += difference * difference;
            }
        }
        long hits = 0;
        for (int p = 0; p < count; p++) if (out[p] <= bound) hits |= 1L << p;
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
        long hits = 0;
        for (int p = 0; p < count; p++)
            if (inner(query, atQuery, block, at + p, stride, dimension, start[atStart + p]) >= threshold)
                hits |= 1L << p;
        return hits;
    }

    static float inner(float[] query, int atQuery, float[] block, int at, int stride, int dimension, float start) {
        float sum = start;
        for (int t = 0; t < dimension; t++) sum = Math.fma(query[atQuery + t], block[at + t * stride], sum);
        return sum;
    }

    /// The squared distance of one point.
    static double squared(
            double[] query, int atQuery, int queryStride, double[] block, int at, int stride, int dimension) {
        double sum = 0;
        for (int t = 0; t < dimension; t++) {
            double difference = query[atQuery + t * queryStride] - block[at + t * stride];
            sum += difference * difference;
        }
        return sum;
    }

    @Override
    public long nearBox(
            double[] block, int at, int stride, int count, int dimension, double[] box, int atBox, double[] bounds) {
        long hits = 0;
        for (int p = 0; p < count; p++)
            if (squaredDistanceToBox(block, at + p, stride, dimension, box, atBox) <= bounds[p]) hits |= 1L << p;
        return hits;
    }

    static double squaredDistanceToBox(double[] block, int at, int stride, int dimension, double[] box, int atBox) {
        double sum = 0;
        for (int t = 0; t < dimension; t++) {
            double x = block[at + t * stride];
            double gap = Math.max(Math.max(box[atBox + t] - x, x - box[atBox + dimension + t]), 0);
            sum += gap * gap;
        }
        return sum;
    }
}
