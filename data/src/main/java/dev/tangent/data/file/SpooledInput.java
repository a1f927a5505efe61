package dev.tangent.data.file;

import dev.tangent.linalg.Check;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.atomic.AtomicBoolean;

/// What can be read only once, kept in a file that ends with the process.
final class SpooledInput {
    private static final AtomicBoolean TAKEN = new AtomicBoolean();

    private SpooledInput() {}

    /// Standard input; refused the second time.
    static Path standardInput() throws IOException {
        Check.that(TAKEN.compareAndSet(false, true), "standard input (-) can be read only once: name a file instead");
        return of(System.in);
    }

    /// For a process that gives several commands their own standard input.
    static void again() {
        TAKEN.set(false);
    }

    static Path of(InputStream in) throws IOException {
        Path file = Files.createTempFile("tangent-", ".input");
        file.toFile().deleteOnExit();
        Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
        return file;
    }
}
