package dev.tangent.data.npy;

import java.nio.ByteBuffer;

/// The element types of an NPY file that can be read as doubles, named as NumPy writes them.
enum NpyType {
    F8(8),
    F4(4),
    F2(2),
    I8(8),
    I4(4),
    I2(2),
    I1(1),
    U8(8),
    U4(4),
    U2(2),
    U1(1),
    B1(1);

    private final int bytes;

    NpyType(int bytes) {
        this.bytes = bytes;
    }

    int bytes() {
        return bytes;
    }

    /// The first `count` elements of the buffer, whose byte order is set, into `values` from `at` on.
    void decode(ByteBuffer in, double[] values, int at, int count) {
        switch (this) {
            case F8 -> in.asDoubleBuffer().get(values, at, count);
            case F4 -> {
                for (int i = 0; i < count; i++) values[at + i] = in.getFloat(4 * i);
            }
            case F2 -> {
                for (int i = 0; i < count; i++) values[at + i] = Float.float16ToFloat(in.getShort(2 * i));
            }
            case I8 -> {
                for (int i = 0; i < count; i++) values[at + i] = in.getLong(8 * i);
            }
            case I4 -> {
                for (int i = 0; i < count; i++) values[at + i] = in.getInt(4 * i);
            }
            case I2 -> {
                for (int i = 0; i < count; i++) values[at + i] = in.getShort(2 * i);
            }
            case I1 -> {
                for (int i = 0; i < count; i++) values[at + i] = in.get(i);
            }
            case U8 -> {
                for (int i = 0; i < count; i++) values[at + i] = unsigned(in.getLong(8 * i));
            }
            case U4 -> {
                for (int i = 0; i < count; i++) values[at + i] = Integer.toUnsignedLong(in.getInt(4 * i));
            }
            case U2 -> {
                for (int i = 0; i < count; i++) values[at + i] = Short.toUnsignedInt(in.getShort(2 * i));
            }
            case U1 -> {
                for (int i = 0; i < count; i++) values[at + i] = Byte.toUnsignedInt(in.get(i));
            }
            case B1 -> {
                for (int i = 0; i < count; i++) values[at + i] = in.get(i) == 0 ? 0 : 1;
            }
        }
    }

    /// How many of the first `count` elements a double cannot hold.
    long rounded(ByteBuffer in, int count) {
        if (this != I8 && this != U8) return 0;
        long rounded = 0;
        for (int i = 0; i < count; i++) {
            long value = in.getLong(8 * i);
            // Exact if no more than 53 bits lie between the first and the last that is set.
            long magnitude = this == I8 ? Math.abs(value) : value;
            int bits = 64 - Long.numberOfLeadingZeros(magnitude) - Long.numberOfTrailingZeros(magnitude);
            if (bits > 53) rounded++;
        }
        return rounded;
    }

    /// The upper half is halved, its last bit kept so that rounding is right, and doubled again.
    private static double unsigned(long value) {
        return value >= 0 ? value : 2.0 * ((value >>> 1) | (value & 1));
    }
}
