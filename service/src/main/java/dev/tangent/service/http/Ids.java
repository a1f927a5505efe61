package dev.tangent.service.http;

import java.util.concurrent.atomic.AtomicInteger;

/// Numbers for things, each once.
public final class Ids {
    private final AtomicInteger last = new AtomicInteger();

    public Ids() {}

    public int next() {
        return last.incrementAndGet();
    }
}
