package dev.tangent.service.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/// A body kept in a temporary file, for readers that go over it twice. Gone when it is closed.
public final class Spool implements AutoCloseable {
    private final Path path;

    private Spool(Path path) {
        this.path = path;
    }

    public static Spool of(InputStream body) throws IOException {
        Spool spool = new Spool(Files.createTempFile("tangent-upload-", ".part")); // for this user alone
        try (OutputStream out = Files.newOutputStream(spool.path)) {
            body.transferTo(out);
            return spool;
        } catch (IOException | RuntimeException e) {
            spool.close();
            throw e;
        }
    }

    public Path path() {
        return path;
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(path);
    }
}
