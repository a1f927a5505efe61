package dev.tangent.data.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/// A stream that knows how many bytes were taken from it, however they were taken.
public abstract class CountedStream extends FilterInputStream {
    private static final int SKIPPED_AT_ONCE = 1 << 16;

    private long count;

    protected CountedStream(InputStream in) {
        super(in);
    }

    /// Called after more bytes were taken; what it throws ends the reading.
    ///
    /// @param count of all bytes so far
    protected abstract void taken(long count);

    private void add(int more) {
        count += more;
        taken(count);
    }

    @Override
    public final int read() throws IOException {
        int next = in.read();
        if (next >= 0) add(1);
        return next;
    }

    @Override
    public final int read(byte[] bytes, int offset, int length) throws IOException {
        int found = in.read(bytes, offset, length);
        if (found > 0) add(found);
        return found;
    }

    /// What is skipped counts too.
    @Override
    public final long skip(long bytes) throws IOException {
        return readNBytes(Math.clamp(bytes, 0, SKIPPED_AT_ONCE)).length;
    }

    /// To go back would count bytes twice.
    @Override
    public final boolean markSupported() {
        return false;
    }
}
