package dev.tangent.linalg.simd;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;

/// What the classes on batches share; only to be loaded where the vector module is.
final class Lanes {
    static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
    static final int WIDTH = SPECIES.length();

    private Lanes() {}

    static DoubleVector load(double[] values, int at) {
        return DoubleVector.fromArray(SPECIES, values, at);
    }

    /// Sum of the products of two rows of `length` entries, `step` apart, in two chains.
    static DoubleVector dot(double[] a, int first, int second, int step, int length) {
        int p = first;
        int q = second;
        DoubleVector even = all(0);
        DoubleVector odd = even;
        int t = 0;
        for (; t + 2 <= length; t += 2, p += 2 * step, q += 2 * step) {
            even = load(a, p).fma(load(a, q), even);
            odd = load(a, p + step).fma(load(a, q + step), odd);
        }
        if (t < length) even = load(a, p).fma(load(a, q), even);
        return even.add(odd);
    }

    static DoubleVector all(double value) {
        return DoubleVector.broadcast(SPECIES, value);
    }
}
