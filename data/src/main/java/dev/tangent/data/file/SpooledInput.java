package dev.tangent.data.file;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/// What can be read only once, kept in a file that ends with the process.
final class SpooledInput {
    private static final int HEAD = 1 << 16;

    /// Standard input is one for the whole process, and so is this.
    private static final AtomicReference<Optional<InputStream>> TAKEN = new AtomicReference<>(Optional.empty());

    private SpooledInput() {}

    /// Standard input; refused the second time.
    static Path standardInput() throws IOException {
        InputStream in = System.in;
        boolean again = TAKEN.getAndSet(Optional.of(in)).filter(in::equals).isPresent();
        Check.that(!again, "standard input (-) can be read only once: name a file instead");
        return of("standard input", in);
    }

    /// @param name for messages
    static Path of(String name, InputStream in) throws IOException {
        byte[] head = in.readNBytes(HEAD);
        if (BinaryHead.isNoTable(head))
            throw new InvalidInput(name + " is no table: it holds binary data of no known format");
        Path file = Files.createTempFile("tangent-", ".input");
        file.toFile().deleteOnExit();
        try (OutputStream out = Files.newOutputStream(file)) {
            out.write(head);
            copy(name, in, out, most(file) - head.length);
        }
        return file;
    }

    /// What no memory could hold as a table, or would fill the disk.
    private static long most(Path file) throws IOException {
        long memory = Runtime.getRuntime().maxMemory();
        return Math.min(2 * memory, Files.getFileStore(file).getUsableSpace() / 2);
    }

    private static void copy(String name, InputStream in, OutputStream out, long most) throws IOException {
        byte[] buffer = new byte[1 << 16];
        long left = most;
        for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
            left -= count;
            if (left < 0)
                throw new InvalidInput(name + " does not end, or is too large to be kept while it is read (more than "
                        + (most >> 20) + " MB): name a file instead");
            out.write(buffer, 0, count);
        }
    }
}
