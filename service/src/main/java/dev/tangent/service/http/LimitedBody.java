package dev.tangent.service.http;

import dev.tangent.data.file.CountedStream;
import java.io.InputStream;
import java.util.OptionalLong;

/// A body that ends in a refusal where it has more bytes than it may.
public final class LimitedBody extends CountedStream {
    private final long most;
    private final long announced;

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
    protected void taken(long count) {
        if (count > most) throw tooLarge(most);
    }
}
