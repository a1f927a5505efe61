package dev.tangent.data.text;

import java.math.BigInteger;

/// digits x 10^shift as a double, correctly rounded, for the numbers tables are made of: up to 19 digits, shift within
/// 60. About ten times faster than [Double#parseDouble].
///
/// The fast path multiplies the digits by the leading 64 bits of the power of ten, which leaves an error below two
/// units in the 64th bit of the product, and gives up in the one case of 500 where that could change the rounding
/// (the idea of Eisel and Lemire; Lemire, Number parsing at a gigabyte per second, Software 51, 2021).
final class DecimalConversion {
    private static final int WIDEST = 60;
    private static final long EXACT = 1L << 53;
    private static final double[] TEN = new double[23]; // 10^22 is the last one a double holds exactly
    private static final long[] LEADING = new long[2 * WIDEST + 1];
    private static final int[] EXPONENT = new int[2 * WIDEST + 1];

    static {
        for (int i = 0; i < TEN.length; i++) TEN[i] = Double.parseDouble("1e" + i);
        for (int q = -WIDEST; q <= WIDEST; q++) {
            BigInteger ten = BigInteger.TEN.pow(Math.abs(q));
            int length = ten.bitLength();
            EXPONENT[q + WIDEST] = q < 0 ? -63 - length : length - 64; // leaves 64 bits, cut off below
            BigInteger leading = q < 0 ? BigInteger.ONE.shiftLeft(63 + length).divide(ten) : ten.shiftLeft(64 - length);
            LEADING[q + WIDEST] = leading.longValue();
        }
    }

    private DecimalConversion() {}

    /// NaN where the fast path cannot decide the rounding. `digits` is unsigned.
    static double of(long digits, int shift) {
        if (digits == 0) return 0;
        if (digits > 0 && digits <= EXACT && Math.abs(shift) < TEN.length)
            return shift < 0 ? digits / TEN[-shift] : digits * TEN[shift]; // both exact, so rounded once
        if (Math.abs(shift) > WIDEST) return Double.NaN;
        int zeros = Long.numberOfLeadingZeros(digits);
        long product = Math.unsignedMultiplyHigh(digits << zeros, LEADING[shift + WIDEST]);
        int spare = product < 0 ? 11 : 10; // bits beyond the 53 of a double
        long half = 1L << (spare - 1);
        long rest = product & (2 * half - 1);
        if (rest == half || rest == half - 1) return Double.NaN;
        long mantissa = (product >>> spare) + (rest > half ? 1 : 0);
        int exponent = 64 + spare + EXPONENT[shift + WIDEST] - zeros;
        return mantissa * Double.longBitsToDouble((exponent + 1023L) << 52);
    }
}
