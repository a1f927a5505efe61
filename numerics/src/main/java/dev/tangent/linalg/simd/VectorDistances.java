package dev.tangent.linalg.simd;

import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LE;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorSpecies;

/// The kernel on the Vector API; a lane is a point.
///
/// Four vectors of points are in flight at a time: each addition waits for the one before it, and four such chains
/// hide the wait. The block of a leaf stays in the first-level cache over all queries; blocking over queries as well
/// has not been tried.
final class VectorDistances implements DistanceKernel {
    private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
    private static final int LANES = SPECIES.length();
    private static final VectorSpecies<Float> FLOAT = FloatVector.SPECIES_PREFERRED;
    private static final int FLOATS = FLOAT.length();

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
        long hits = 0;
        int p = 0;
        for (; p + 4 * LANES <= count; p += 4 * LANES)
            hits |= four(query, atQuery, queryStride, block, at + p, stride, dimension, bound, out, p) << p;
        for (; p + LANES <= count; p += LANES)
            hits |= one(query, atQuery, queryStride, block, at + p, stride, dimension, bound, out, p) << p;
        for (; p < count; p++) {
            out[p] = ScalarDistances.squared(query, atQuery, queryStride, block, at + p, stride, dimension);
            if (out[p] <= bound) hits |= 1L << p;
        }
        return hits;
    }

    private static long four(
            double[] query,
            int atQuery,
            int queryStride,
            double[] block,
            int at,
            int stride,
            int dimension,
            double bound,
            double[] out,
            int p) {
        DoubleVector sum0 = DoubleVector.zero(SPECIES);
        DoubleVector sum1 = sum0;
        DoubleVector sum2 = sum0;
        DoubleVector sum3 = sum0;
        for (int t = 0; t < dimension; t++) {
            DoubleVector q = DoubleVector.broadcast(SPECIES, query[atQuery + t * queryStride]);
            int row = at + t * stride;
            DoubleVector d0 = q.sub(DoubleVector.fromArray(SPECIES, block, row));
            DoubleVector d1 = q.sub(DoubleVector.fromArray(SPECIES, block, row + LANES));
            DoubleVector d2 = q.sub(DoubleVector.fromArray(SPECIES, block, row + 2 * LANES));
            DoubleVector d3 = q.sub(DoubleVector.fromArray(SPECIES, block, row + 3 * LANES));
            sum0 = sum0.add(d0.mul(d0));
            sum1 = sum1.add(d1.mul(d1));
            sum2 = sum2.add(d2.mul(d2));
            sum3 = sum3.add(d3.mul(d3));
        }
        VectorMask<Double> hit0 = sum0.compare(LE, bound);
        VectorMask<Double> hit1 = sum1.compare(LE, bound);
        VectorMask<Double> hit2 = sum2.compare(LE, bound);
        VectorMask<Double> hit3 = sum3.compare(LE, bound);
        if (!hit0.or(hit1).or(hit2.or(hit3)).anyTrue()) return 0;
        sum0.intoArray(out, p);
        sum1.intoArray(out, p + LANES);
        sum2.intoArray(out, p + 2 * LANES);
        sum3.intoArray(out, p + 3 * LANES);
        return hit0.toLong()
                | (hit1.toLong() << LANES)
                | (hit2.toLong() << (2 * LANES))
                | (hit3.toLong() << (3 * LANES));
    }

    private static long one(
            double[] query,
            int atQuery,
            int queryStride,
            double[] block,
            int at,
            int stride,
            int dimension,
            double bound,
            double[] out,
            int p) {
        DoubleVector sum = DoubleVector.zero(SPECIES);
        for (int t = 0; t < dimension; t++) {
            DoubleVector d =
                    DoubleVector.fromArray(SPECIES, block, at + t * stride).sub(query[atQuery + t * queryStride]);
            sum = sum.add(d.mul(d));
        }
        sum.intoArray(out, p);
        return sum.compare(LE, bound).toLong();
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
        int p = 0;
        for (; p + 4 * FLOATS <= count; p += 4 * FLOATS)
            hits |= fourInner(query, atQuery, block, at + p, stride, dimension, start, atStart + p, threshold) << p;
        for (; p < count; p++)
            if (ScalarDistances.inner(query, atQuery, block, at + p, stride, dimension, start[atStart + p])
                    >= threshold) hits |= 1L << p;
        return hits;
    }

    private static long fourInner(
            float[] query,
            int atQuery,
            float[] block,
            int at,
            int stride,
            int dimension,
            float[] start,
            int atStart,
            float threshold) {
        FloatVector sum0 = FloatVector.fromArray(FLOAT, start, atStart);
        FloatVector sum1 = FloatVector.fromArray(FLOAT, start, atStart + FLOATS);
        FloatVector sum2 = FloatVector.fromArray(FLOAT, start, atStart + 2 * FLOATS);
        FloatVector sum3 = FloatVector.fromArray(FLOAT, start, atStart + 3 * FLOATS);
        for (int t = 0; t < dimension; t++) {
            FloatVector q = FloatVector.broadcast(FLOAT, query[atQuery + t]);
            int row = at + t * stride;
            sum0 = q.fma(FloatVector.fromArray(FLOAT, block, row), sum0);
            sum1 = q.fma(FloatVector.fromArray(FLOAT, block, row + FLOATS), sum1);
            sum2 = q.fma(FloatVector.fromArray(FLOAT, block, row + 2 * FLOATS), sum2);
            sum3 = q.fma(FloatVector.fromArray(FLOAT, block, row + 3 * FLOATS), sum3);
        }
        return sum0.compare(GE, threshold).toLong()
                | (sum1.compare(GE, threshold).toLong() << FLOATS)
                | (sum2.compare(GE, threshold).toLong() << (2 * FLOATS))
                | (sum3.compare(GE, threshold).toLong() << (3 * FLOATS));
    }

    @Override
    public long nearBox(
            double[] block, int at, int stride, int count, int dimension, double[] box, int atBox, double[] bounds) {
        long hits = 0;
        int p = 0;
        for (; p + LANES <= count; p += LANES) {
            DoubleVector sum = DoubleVector.zero(SPECIES);
            for (int t = 0; t < dimension; t++) {
                DoubleVector x = DoubleVector.fromArray(SPECIES, block, at + t * stride + p);
                DoubleVector below =
                        DoubleVector.broadcast(SPECIES, box[atBox + t]).sub(x);
                DoubleVector above = x.sub(box[atBox + dimension + t]);
                // d + |d| is twice max(d, 0), exactly; max itself costs six instructions for its rules on NaN.
                DoubleVector gap =
                        below.abs().add(below).add(above.abs().add(above)).mul(0.5);
                sum = sum.add(gap.mul(gap));
            }
            hits |= sum.compare(LE, DoubleVector.fromArray(SPECIES, bounds, p)).toLong() << p;
        }
        for (; p < count; p++)
            if (ScalarDistances.squaredDistanceToBox(block, at + p, stride, dimension, box, atBox) <= bounds[p])
                hits |= 1L << p;
        return hits;
    }
}
