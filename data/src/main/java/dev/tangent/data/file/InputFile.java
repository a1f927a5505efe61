package dev.tangent.data.file;

import dev.tangent.data.text.MessageText;
import dev.tangent.linalg.InvalidInput;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;

/// A file to read, which may be opened more than once. Gzip is recognised by its magic bytes, whatever the name, and
/// decompressed; what is no regular file (a pipe) is held in memory, as it can be read only once.
public final class InputFile {
    private static final int BUFFER = 1 << 16;

    private final Path path;
    private final byte[] held;
    private final boolean inMemory;

    private InputFile(Path path, byte[] held, boolean inMemory) {
        this.path = path;
        this.held = held;
        this.inMemory = inMemory;
    }

    public static InputFile of(Path path) {
        if (Files.isDirectory(path)) throw new InvalidInput(path + " is a directory, not a file");
        if (!Files.exists(path)) throw new InvalidInput(path + ": no such file");
        if (Files.isRegularFile(path)) return new InputFile(path, new byte[0], false);
        try {
            return new InputFile(path, Files.readAllBytes(path), true);
        } catch (IOException e) {
            throw unreadable(path, e);
        }
    }

    public Path path() {
        return path;
    }

    /// The bytes, gunzipped if they are gzip.
    public InputStream open() throws IOException {
        InputStream raw =
                inMemory ? new ByteArrayInputStream(held) : new BufferedInputStream(Files.newInputStream(path), BUFFER);
        try {
            byte[] magic = peek(raw, 2);
            if (!startsWith(magic, 0x1f, 0x8b)) return raw;
            return new BufferedInputStream(new GZIPInputStream(raw, BUFFER), BUFFER);
        } catch (IOException | RuntimeException e) {
            raw.close();
            throw e;
        }
    }

    /// The text: UTF-8 unless a byte order mark says UTF-16; bytes that are no UTF-8 become U+FFFD, as they can only
    /// stand in names and text.
    public Reader text() throws IOException {
        InputStream in = open();
        byte[] mark = peek(in, 3);
        Charset charset = StandardCharsets.UTF_8;
        if (startsWith(mark, 0xef, 0xbb, 0xbf)) in.skipNBytes(3);
        else if (startsWith(mark, 0xff, 0xfe) || startsWith(mark, 0xfe, 0xff)) charset = StandardCharsets.UTF_16;
        return new InputStreamReader(in, charset);
    }

    /// The first `count` bytes after gunzipping, fewer if there are no more.
    public byte[] head(int count) {
        try (InputStream in = open()) {
            return in.readNBytes(count);
        } catch (IOException e) {
            throw unreadable(path, e);
        }
    }

    /// True for what lies on disk uncompressed, so that its size is the size of its content.
    public boolean sizeIsKnown() {
        try (InputStream in = inMemory ? InputStream.nullInputStream() : Files.newInputStream(path)) {
            return !inMemory && !startsWith(in.readNBytes(2), 0x1f, 0x8b);
        } catch (IOException e) {
            throw unreadable(path, e);
        }
    }

    public InvalidInput unreadable(IOException cause) {
        return unreadable(path, cause);
    }

    public static InvalidInput unreadable(Path path, IOException cause) {
        return switch (cause) {
            case NoSuchFileException e -> new InvalidInput(path + ": no such file", e);
            case AccessDeniedException e -> new InvalidInput(path + ": permission denied", e);
            default -> new InvalidInput(path + " cannot be read: " + MessageText.oneLine(cause), cause);
        };
    }

    private static byte[] peek(InputStream in, int count) throws IOException {
        in.mark(count);
        byte[] head = in.readNBytes(count);
        in.reset();
        return head;
    }

    public static boolean startsWith(byte[] bytes, int... magic) {
        if (bytes.length < magic.length) return false;
        byte[] wanted = new byte[magic.length];
        for (int i = 0; i < magic.length; i++) wanted[i] = (byte) magic[i];
        return Arrays.equals(bytes, 0, magic.length, wanted, 0, magic.length);
    }
}
