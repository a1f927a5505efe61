package dev.tangent.data.file;

import dev.tangent.InvalidInput;
import dev.tangent.data.text.MessageText;
import java.io.BufferedInputStream;
import java.io.EOFException;
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
import java.util.OptionalLong;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/// A file to read, which may be opened more than once. Gzip is recognised by its magic bytes, whatever the name, and
/// decompressed, within the bounds of [UnpackingLimit]; what is no regular file (a pipe, or `-` for standard input) is
/// copied to a temporary one, as it can be read only once.
public final class InputFile {
    private static final Path STANDARD_INPUT = Path.of("-");
    private static final int BUFFER = 1 << 16;

    private final String name;
    private final Path path;

    private InputFile(String name, Path path) {
        this.name = name;
        this.path = path;
    }

    /// Refuses what cannot be read. A file that is itself called `-` is `./-`.
    public static InputFile of(Path path) {
        try {
            if (path.equals(STANDARD_INPUT)) return new InputFile("standard input", SpooledInput.standardInput());
            if (Files.isDirectory(path)) throw new InvalidInput(path + " is a directory, not a file");
            if (!Files.exists(path)) throw new InvalidInput(path + ": no such file");
            if (Files.isRegularFile(path)) return new InputFile(path.toString(), path);
            try (InputStream in = Files.newInputStream(path)) {
                return new InputFile(path.toString(), SpooledInput.of(path.toString(), in));
            }
        } catch (IOException e) {
            throw unreadable(path.toString(), e);
        }
    }

    /// Bytes that the user gave another name than the file's own.
    public static InputFile named(String name, Path path) {
        return new InputFile(name, of(path).path());
    }

    /// As the user named it, for messages.
    public String name() {
        return name;
    }

    /// A regular file with the bytes, packed or not.
    public Path path() {
        return path;
    }

    /// The bytes, gunzipped if they are gzip.
    public InputStream open() throws IOException {
        InputStream raw = new BufferedInputStream(Files.newInputStream(path), BUFFER);
        try {
            byte[] magic = peek(raw, 2);
            if (!startsWith(magic, 0x1f, 0x8b)) return raw;
            CountedBytes packed = new CountedBytes(raw);
            InputStream unpacked = new UnpackingLimit(
                    name, new GZIPInputStream(packed, BUFFER), packed::count, "if it is one, gunzip it first");
            return new BufferedInputStream(unpacked, BUFFER);
        } catch (IOException | RuntimeException e) {
            raw.close();
            throw e;
        }
    }

    /// The text: UTF-8 unless a byte order mark says UTF-16; bytes that are no UTF-8 become U+FFFD, as they can
    /// only stand in names and text.
    public Reader text() throws IOException {
        return text(TextEncoding.marked(head(3)).orElse(StandardCharsets.UTF_8));
    }

    /// The text in a given encoding, without a byte order mark; bytes that are not of it become U+FFFD.
    public Reader text(Charset charset) throws IOException {
        InputStream in = open();
        if (startsWith(peek(in, 3), 0xef, 0xbb, 0xbf)) in.skipNBytes(3);
        return new InputStreamReader(in, charset);
    }

    /// The first `count` bytes after gunzipping, fewer if there are no more.
    public byte[] head(int count) {
        try (InputStream in = open()) {
            return in.readNBytes(count);
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    /// The number of bytes, where they are not packed.
    public OptionalLong size() {
        try (InputStream in = Files.newInputStream(path)) {
            boolean packed = startsWith(in.readNBytes(2), 0x1f, 0x8b);
            return packed ? OptionalLong.empty() : OptionalLong.of(Files.size(path));
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    public InvalidInput unreadable(IOException cause) {
        return unreadable(name, cause);
    }

    public static InvalidInput unreadable(Path path, IOException cause) {
        return unreadable(path.toString(), cause);
    }

    /// Of packed bytes that cannot be unpacked the JDK says where its unpacking stumbled, which helps nobody.
    private static InvalidInput unreadable(String name, IOException cause) {
        return switch (cause) {
            case EOFException e -> damaged(name, e);
            case ZipException e -> damaged(name, e);
            case NoSuchFileException e -> new InvalidInput(name + ": no such file", e);
            case AccessDeniedException e -> new InvalidInput(name + ": permission denied", e);
            default -> new InvalidInput(name + " cannot be read: " + MessageText.oneLine(cause), cause);
        };
    }

    private static InvalidInput damaged(String name, IOException cause) {
        return new InvalidInput(
                name
                        + " cannot be read: it is packed, but cut off or damaged; copy it once more from where it is whole",
                cause);
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
