package dev.tangent.data.file;

import dev.tangent.InvalidInput;
import dev.tangent.data.text.MessageText;
import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;

/// A file to be written whole or not at all: the content goes to a temporary file beside it, which then takes its name
/// in one step. A failure, `System.exit` or Ctrl-C leaves what was there before and no other file.
///
/// Gzip when the name ends in `.gz`. What is no regular file (`/dev/null`, a pipe) is written straight, and so is what
/// the process has open already (`/dev/stdout`), which may be a regular file that others write to as well.
/// A wrong target is refused when the object is made, so a long computation need not run first: one [InvalidInput]
/// line. A disk that fails later ends in an [UncheckedIOException], also of one line.
public final class OutputFile {
    private static final int BUFFER = 1 << 16;
    private static final List<String> OPEN_ALREADY = List.of("/dev/stdout", "/dev/stderr", "/dev/fd", "/proc");

    private final Path target;
    private final Path actual;

    private OutputFile(Path target, Path actual) {
        this.target = target;
        this.actual = actual;
    }

    /// Refuses a directory, a missing parent folder, what must not be written, and any of the inputs, also through
    /// links.
    public static OutputFile to(Path target, Path... inputs) {
        if (Files.isDirectory(target)) throw new InvalidInput(target + " is a directory, not a file to write");
        Path parent = target.toAbsolutePath().getParent();
        if (parent == null || !Files.isDirectory(parent))
            throw new InvalidInput("cannot write " + target + ": there is no folder " + parent);
        try {
            for (Path input : inputs)
                if (Files.exists(target) && Files.exists(input) && Files.isSameFile(target, input))
                    throw new InvalidInput("refusing to write " + target + ": it is the input " + input);
            // The file a link points to is replaced, not the link.
            Path actual = Files.exists(target) && !isWrittenStraight(target) ? target.toRealPath() : target;
            if (!mayWrite(actual)) throw new InvalidInput("cannot write " + target + ": permission denied");
            return new OutputFile(target, actual);
        } catch (IOException e) {
            throw new InvalidInput("cannot write " + target + ": " + MessageText.oneLine(e), e);
        }
    }

    public Path path() {
        return target;
    }

    /// What is written. The stream is buffered and closed by whoever gave it.
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /// The same for text, in UTF-8.
    @FunctionalInterface
    public interface TextContent {
        void writeTo(Writer out) throws IOException;
    }

    public void writeText(TextContent text) {
        write(out -> {
            Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), BUFFER);
            text.writeTo(writer);
            writer.flush();
        });
    }

    public void write(Content content) {
        try {
            if (isWrittenStraight(target)) fill(Files.newOutputStream(target, StandardOpenOption.APPEND), content);
            else writeBeside(content);
        } catch (AccessDeniedException e) {
            throw new InvalidInput("cannot write " + target + ": permission denied", e);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + target + ": " + MessageText.oneLine(e), e);
        }
    }

    private void writeBeside(Content content) throws IOException {
        if (Files.exists(actual) && !Files.isWritable(actual)) throw new AccessDeniedException(actual.toString());
        try (TemporaryFile beside = new TemporaryFile(actual)) {
            fill(beside.create(), content);
            if (Files.exists(actual)) keepPermissions(beside.path());
            Files.move(beside.path(), actual, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    private void fill(OutputStream raw, Content content) throws IOException {
        boolean zipped = target.toString().toLowerCase(Locale.ROOT).endsWith(".gz");
        try (raw;
                OutputStream out = new BufferedOutputStream(zipped ? new GZIPOutputStream(raw, BUFFER) : raw, BUFFER)) {
            content.writeTo(out);
        }
    }

    private void keepPermissions(Path beside) throws IOException {
        if (Files.getFileStore(actual).supportsFileAttributeView("posix"))
            Files.setPosixFilePermissions(beside, Files.getPosixFilePermissions(actual));
    }

    /// A file is not written to but replaced, which its folder must allow as well.
    private static boolean mayWrite(Path path) {
        if (isWrittenStraight(path)) return Files.isWritable(path);
        Path folder = path.toAbsolutePath().getParent();
        return folder != null && Files.isWritable(folder) && (!Files.exists(path) || Files.isWritable(path));
    }

    private static boolean isWrittenStraight(Path path) {
        return OPEN_ALREADY.stream().anyMatch(path.toAbsolutePath()::startsWith)
                || (Files.exists(path) && !Files.isRegularFile(path));
    }
}
