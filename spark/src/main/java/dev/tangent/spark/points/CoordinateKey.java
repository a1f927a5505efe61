package dev.tangent.spark.points;

import java.io.Serializable;
import java.util.Arrays;

/// Where a point lies, as a key: equal coordinates are one place, and so are 0 and -0.
record CoordinateKey(double[] coordinates) implements Serializable {
    static CoordinateKey of(double[] coordinates) {
        double[] plain = coordinates.clone();
        for (int t = 0; t < plain.length; t++) plain[t] += 0.0; // -0 becomes 0
        return new CoordinateKey(plain);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CoordinateKey place && Arrays.equals(coordinates, place.coordinates);
    }

    /// Mixed well, because a sample of places is drawn by it.
    @Override
    public int hashCode() {
        long hash = 1;
        for (double x : coordinates) {
            hash = (hash ^ Double.doubleToLongBits(x)) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        hash *= 0xBF58476D1CE4E5B9L;
        return (int) (hash ^ hash >>> 32);
    }
}
