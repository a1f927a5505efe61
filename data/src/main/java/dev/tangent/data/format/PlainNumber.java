package dev.tangent.data.format;

/// Numbers as they were most likely written.
public final class PlainNumber {
    private PlainNumber() {}

    /// Whole numbers as `1`, not `1.0`; a missing number as an empty text. Reads back exactly.
    public static String text(double number) {
        if (Double.isNaN(number)) return "";
        long whole = (long) number;
        return whole == number && Math.abs(number) < 1e15 ? Long.toString(whole) : Double.toString(number);
    }
}
