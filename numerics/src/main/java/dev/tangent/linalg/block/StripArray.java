package dev.tangent.linalg.block;

/// Arrays of strips in which every strip begins with a cache line: a vector that straddles two lines costs twice as
/// much to load, and with all of them in place the kernel is a fifth faster.
///
/// A large array begins with a block of the heap (G1), behind its header of two numbers.
public final class StripArray {
    /// Numbers before the first strip.
    public static final int HEAD = 6;

    /// Numbers that make an array large, a megabyte, and below which that does not matter.
    private static final int LARGE = 1 << 17;

    private static final int SMALL = 1 << 14;

    private StripArray() {}

    /// Room for this many numbers behind the head, zeros to begin with.
    public static double[] of(int size) {
        return new double[HEAD + size < SMALL ? HEAD + size : Math.max(LARGE, HEAD + size)];
    }
}
