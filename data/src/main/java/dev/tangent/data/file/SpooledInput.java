package dev.tangent.data.file;

import dev.tangent.Check;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/// What can be read only once, kept in a file that ends with the process.
final class SpooledInput {
    /// Standard input is one for the whole process, and so is this.
    private static final AtomicReference<Optional<InputStream>> TAKEN = new AtomicReference<>(Optional.empty());

    private SpooledInput() {}

    /// Standard input; refused the second time.
    static Path standardInput() throws IOException {
        InputStream in = System.in;
        boolean again = TAKEN.getAndSet(Optional.of(in)).filter(in::equals).isPresent();
        Check.that(!again, "standard input (-) can be read only once: name a file instead");
        return of(in);
    }

    static Path of(InputStream in) throws IOException {
        Path file = Files.createTempFile("tangent-", ".input");
        file.toFile().deleteOnExit();
        Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
        return file;
    }
}
