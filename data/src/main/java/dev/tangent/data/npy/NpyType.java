package dev.tangent.data.npy;

import java.nio.ByteBuffer;

/// The element types of an NPY file that can be read as doubles, named as NumPy writes them.
enum NpyType {
    F8(8),
    F4(4),
    I8(8),
    I4(4),
    I2(2),
    I1(1),
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
}
