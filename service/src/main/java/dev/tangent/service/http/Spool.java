package dev.tangent.service.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// A body kept in a temporary file, for readers that go over it twice. Gone when it is closed.
public final class Spool implements AutoCloseable {
    private final Path path;

    private Spool(Path path) {
        this.path = path;
    }

    /// Without content.
    public static Spool empty() throws IOException {
        return new Spool(Files.createTempFile("tangent-upload-", ".part")); // for this user alone
    }

    public static Spool of(InputStream body) throws IOException {
        Spool spool = empty();
        try {
            spool.append(body);
            return spool;
        } catch (IOException | RuntimeException e) {
            spool.close();
            throw e;
        }
    }

    /// Adds a body behind what is there: all of it, or nothing where it fails.
    public void append(InputStream body) throws IOException {
        long before = size();
        try (OutputStream out = Files.newOutputStream(path, StandardOpenOption.APPEND)) {
            body.transferTo(out);
        } catch (IOException | RuntimeException e) {
            try (FileChannel file = FileChannel.open(path, StandardOpenOption.WRITE)) {
                file.truncate(before);
            }
            throw e;
        }
    }

    public long size() {
        return path.toFile().length();
    }

    public Path path() {
        return path;
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(path);
    }
}
