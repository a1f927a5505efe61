package dev.tangent.data.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/// Counts the bytes that were read.
final class CountedBytes extends FilterInputStream {
    private long count;

    CountedBytes(InputStream in) {
        super(in);
    }

    long count() {
        return count;
    }

    @Override
    public int read() throws IOException {
        int read = in.read();
        if (read >= 0) count++;
        return read;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        int read = in.read(bytes, offset, length);
        if (read > 0) count += read;
        return read;
    }
}
