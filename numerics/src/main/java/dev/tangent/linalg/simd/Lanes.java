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

    static DoubleVector all(double value) {
        return DoubleVector.broadcast(SPECIES, value);
    }
}
