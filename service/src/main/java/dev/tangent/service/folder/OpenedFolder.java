package dev.tangent.service.folder;

import dev.tangent.InvalidInput;
import dev.tangent.data.format.TableFormats;
import dev.tangent.service.history.LabelHistory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// A folder whose files may be read and written, and no other. Names are relative to it; links are followed first, so
/// that none leads out.
public final class OpenedFolder {
    private static final int MOST_LISTED = 1000;

    /// File systems take 255 bytes.
    private static final int LONGEST_NAME = 200;
    private static final String MODEL = ".tangent";

    private final Path root;

    /// Refuses what is no folder.
    public OpenedFolder(Path folder) {
        try {
            root = folder.toRealPath();
        } catch (IOException e) {
            throw new InvalidInput(folder + " is no folder that can be opened", e);
        }
        if (!Files.isDirectory(root)) throw new InvalidInput(folder + " is a file, not a folder");
    }

    /// Its own name, for people.
    public String name() {
        return String.valueOf(root.getFileName() == null ? root : root.getFileName());
    }

    /// A file that is there.
    public Path toRead(String name) {
        Path inside = inside(name);
        try {
            Path real = inside.toRealPath();
            if (!real.startsWith(root)) throw outside(name);
            if (!Files.isRegularFile(real)) throw new InvalidInput("'" + name + "' is not a file");
            return real;
        } catch (IOException e) {
            throw new InvalidInput("there is no file '" + name + "' in the opened folder", e);
        }
    }

    /// A file that may be made, or replaced.
    public Path toWrite(String name, boolean replace) {
        if (name.indexOf('\\') >= 0)
            throw new InvalidInput("'" + name + "' has a backslash, which leads into another folder on some systems");
        int bytes = name.getBytes(StandardCharsets.UTF_8).length;
        if (bytes > LONGEST_NAME)
            throw new InvalidInput("the file's name must take at most " + LONGEST_NAME + " bytes but takes " + bytes);
        Path inside = inside(name);
        try {
            Path parent = inside.getParent().toRealPath();
            if (!parent.startsWith(root)) throw outside(name);
            Path target = parent.resolve(inside.getFileName());
            if (Files.isSymbolicLink(target)) throw new InvalidInput("'" + name + "' is a link: name the file itself");
            if (Files.isDirectory(target)) throw new InvalidInput("'" + name + "' is a folder");
            if (Files.exists(target) && !Files.isRegularFile(target))
                throw new InvalidInput("'" + name + "' is no plain file: choose another name");
            if (name.chars().anyMatch(Character::isISOControl))
                throw new InvalidInput("the file's name must not have control characters");
            if (Files.exists(target) && !replace)
                throw new InvalidInput("'" + name + "' is there already: say replace, or choose another name");
            return target;
        } catch (IOException e) {
            throw new InvalidInput("there is no such folder for '" + name + "'", e);
        }
    }

    private Path inside(String name) {
        try {
            Path inside = root.resolve(name).normalize();
            if (name.isBlank() || !inside.startsWith(root) || inside.equals(root)) throw outside(name);
            return inside;
        } catch (InvalidPathException e) {
            throw new InvalidInput("'" + name.replaceAll("\\p{Cntrl}", "?") + "' is no name of a file", e);
        }
    }

    private static InvalidInput outside(String name) {
        return new InvalidInput("'" + name + "' lies outside the opened folder");
    }

    /// A file that can be opened.
    ///
    /// @param kind `table` or `model`
    public record Entry(String file, String kind, long bytes) {}

    /// The tables and models that lie in it, by their names.
    public List<Entry> list() {
        try (Stream<Path> files = Files.list(root)) {
            return files.filter(Files::isRegularFile)
                    .flatMap(file -> entry(file).stream())
                    .sorted((one, other) -> one.file().compareTo(other.file()))
                    .limit(MOST_LISTED)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("the opened folder cannot be read", e);
        }
    }

    private Optional<Entry> entry(Path file) {
        String name = file.getFileName().toString();
        String plain = name.toLowerCase(Locale.ROOT).replaceFirst("\\.gz$", "");
        boolean table = TableFormats.isNameOfTable(name) && !plain.endsWith(LabelHistory.ENDING);
        if (!table && !plain.endsWith(MODEL)) return Optional.empty();
        try {
            if (!file.toRealPath().startsWith(root)) return Optional.empty(); // a link that leads out
            return Optional.of(new Entry(name, table ? "table" : "model", Files.size(file)));
        } catch (IOException e) {
            return Optional.empty(); // gone meanwhile
        }
    }
}
