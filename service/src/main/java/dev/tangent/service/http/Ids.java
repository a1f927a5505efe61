package dev.tangent.service.http;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/// Numbers for things, each once.
public final class Ids {
    private final AtomicInteger last = new AtomicInteger();

    public Ids() {}

    public int next() {
        return last.incrementAndGet();
    }

    /// The number in an id, a letter and digits; empty where it is none.
    public static Optional<Integer> numberOf(String id) {
        return id.matches("[a-z]\\d{1,9}") ? Optional.of(Integer.parseInt(id.substring(1))) : Optional.empty();
    }
}
