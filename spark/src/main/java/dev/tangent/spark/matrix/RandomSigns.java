package dev.tangent.spark.matrix;

/// Random signs that depend on a point's identity and the seed alone, so that every cell makes those it needs, the same
/// for any number of cells.
public final class RandomSigns {
    private static final long ODD = 0x9E3779B97F4A7C15L;

    private final long seed;

    public RandomSigns(long seed) {
        this.seed = seed;
    }

    /// Writes -1 or 1 to every place of `out`.
    ///
    /// @param identity of a point, or of whatever there is one of
    /// @param kind what of it the signs are for
    public void fill(long identity, int kind, double[] out) {
        long bits = 0;
        long own = mixed(seed ^ mixed(identity * ODD + kind));
        for (int t = 0; t < out.length; t++) {
            if (t % Long.SIZE == 0) bits = mixed(own + t * ODD);
            out[t] = (bits >>> t % Long.SIZE & 1) == 0 ? 1 : -1;
        }
    }

    /// An identity of two points together, whichever comes first.
    static long ofPair(long one, long other) {
        return mixed(mixed(Math.min(one, other)) + Math.max(one, other) * ODD);
    }

    /// SplitMix64's finalizer (Steele, Lea and Flood 2014).
    public static long mixed(long value) {
        long z = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
