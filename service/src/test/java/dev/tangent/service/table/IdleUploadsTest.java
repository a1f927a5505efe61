package dev.tangent.service.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.service.http.Ids;
import dev.tangent.service.http.Refusal;
import dev.tangent.service.http.Spool;
import dev.tangent.service.memory.HeldMemory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// As many uploads as there may be, and nobody who ends one.
class IdleUploadsTest {
    private final AtomicLong now = new AtomicLong();
    private final Uploads uploads = new Uploads(new Ids(), new HeldMemory(1000), now::get);

    @BeforeEach
    void fill() throws IOException {
        for (int i = 0; i < 32; i++) uploads.begin();
    }

    @AfterEach
    void delete() {
        uploads.close();
    }

    private void minutes(int count) {
        now.addAndGet(TimeUnit.MINUTES.toNanos(count));
    }

    private static void assertRefused(ThrowingCallable asked, String why) {
        assertThatThrownBy(asked).isInstanceOf(Refusal.class).hasMessageContaining(why);
    }

    @Test
    void oneThatNobodyTouchedForLongLeavesItsPlace() throws IOException {
        minutes(4);
        assertRefused(uploads::begin, "32 files are on their way");
        uploads.read("u1", Spool::size);
        minutes(2);
        assertThat(uploads.begin().id()).isEqualTo("u33");
        assertRefused(() -> uploads.read("u2", Spool::size), "upload u2 was dropped");
        assertThat(uploads.read("u1", Spool::size)).isZero();
    }

    @Test
    void oneThatIsBeingReadStays() {
        uploads.read("u1", file -> {
            minutes(6);
            CompletableFuture.runAsync(this::takeAllPlaces).join();
            return assertThat(file.path()).exists();
        });
    }

    private void takeAllPlaces() {
        try {
            for (int i = 1; i < 32; i++) uploads.begin();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        assertRefused(uploads::begin, "32 files are on their way");
    }
}
