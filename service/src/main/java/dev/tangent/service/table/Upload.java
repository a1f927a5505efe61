package dev.tangent.service.table;

import dev.tangent.service.http.LimitedBody;
import dev.tangent.service.http.Refusal;
import dev.tangent.service.http.Spool;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.LongSupplier;

/// A file that comes in parts, one after the other. Safe for threads.
final class Upload {
    /// After which nobody is expected to go on with it: long enough for a connection that broke.
    private static final Duration ABANDONED = Duration.ofMinutes(5);

    private final String id;
    private final Spool spool;
    private final LongSupplier clock;
    private final ReentrantLock using = new ReentrantLock();
    private volatile long touched;
    private boolean closed;

    Upload(String id, LongSupplier clock) throws IOException {
        this.id = id;
        this.clock = clock;
        spool = Spool.empty();
        touched = clock.getAsLong();
    }

    /// What has come so far.
    record UploadView(String id, long bytes) {}

    String id() {
        return id;
    }

    UploadView view() {
        return read(file -> new UploadView(id, file.size()));
    }

    UploadView append(LimitedBody part, Optional<Long> from) throws IOException {
        using.lock();
        try {
            long bytes = used().size();
            if (from.isPresent() && from.get() != bytes)
                throw Refusal.conflict(
                        "a part must begin where the last one ended, at " + bytes + ", but begins at " + from.get(),
                        "changed");
            spool.append(part);
            return view();
        } finally {
            released();
        }
    }

    /// Does something with the file, during which it neither grows nor goes.
    <T> T read(Function<Spool, T> work) {
        using.lock();
        try {
            return work.apply(used());
        } finally {
            released();
        }
    }

    private Spool used() {
        if (closed) throw Refusal.unknown("upload " + id + " was deleted meanwhile");
        return spool;
    }

    private void released() {
        touched = clock.getAsLong();
        using.unlock();
    }

    /// For how long nobody has used it, in nanoseconds; not at all while somebody does.
    long idle() {
        return using.isLocked() ? 0 : clock.getAsLong() - touched;
    }

    /// Deletes the file, unless somebody may go on with it.
    ///
    /// @return whether it is gone
    boolean dropped() {
        if (!using.tryLock()) return false;
        try {
            if (clock.getAsLong() - touched < ABANDONED.toNanos()) return false;
            close();
            return true;
        } finally {
            using.unlock();
        }
    }

    /// Waits for whoever uses it.
    void close() {
        using.lock();
        try {
            closed = true;
            spool.close();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot delete what was uploaded", e);
        } finally {
            using.unlock();
        }
    }
}
