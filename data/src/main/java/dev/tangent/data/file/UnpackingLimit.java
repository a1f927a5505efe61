package dev.tangent.data.file;

import dev.tangent.InvalidInput;
import java.io.InputStream;
import java.util.function.LongSupplier;

/// Stops what unpacks to far more than a table would: beyond 256 MB, more than 250 times the packed size.
///
/// Deflate packs at most 1032 times; tables are packed 3 to 100 times. The first megabytes are free, so that small
/// tables of zeros are read.
public final class UnpackingLimit extends CountedStream {
    /// How many times the packed size a file may unpack to.
    public static final int RATIO = 250;

    /// Bytes that may be unpacked whatever the ratio.
    public static final long FREE = 256L << 20;

    private final String file;
    private final String wayOut;
    private final LongSupplier packed;

    /// Of a stream that unpacks.
    ///
    /// @param packed how many packed bytes were used so far
    /// @param wayOut what to do where so much is meant
    public UnpackingLimit(String file, InputStream in, LongSupplier packed, String wayOut) {
        super(in);
        this.file = file;
        this.packed = packed;
        this.wayOut = wayOut;
    }

    @Override
    protected void taken(long unpacked) {
        if (unpacked > FREE && unpacked / RATIO > packed.getAsLong())
            throw new InvalidInput(file + " unpacks to more than " + (FREE >> 20) + " MB and more than " + RATIO
                    + " times its size, as no table does; " + wayOut);
    }
}
