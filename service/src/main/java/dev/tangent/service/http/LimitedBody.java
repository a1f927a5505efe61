package dev.tangent.service.http;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.OptionalLong;

/// A body that ends in a refusal where it has more bytes than it may.
public final class LimitedBody extends FilterInputStream {
    private final long most;
    private final long announced;
    private long count;

    LimitedBody(InputStream in, long most, long announced) {
        super(in);
        this.most = most;
        this.announced = announced;
    }

    static Refusal tooLarge(long most) {
        return new Refusal(413, "the body must have at most " + most + " bytes but has more");
    }

    /// How many bytes it has, where the client says so.
    public OptionalLong size() {
        return announced < 0 ? OptionalLong.empty() : OptionalLong.of(announced);
    }

    @Override
    public int read() throws IOException {
        int next = in.read();
        if (next >= 0) counted(1);
        return next;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        int found = in.read(bytes, from, length);
        if (found > 0) counted(found);
        return found;
    }

    private void counted(int more) {
        count += more;
        if (count > most) throw tooLarge(most);
    }
}
