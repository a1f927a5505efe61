package dev.tangent.data.file;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Temporary files that a killed process left behind.
///
/// A file is stale if the process that its name holds is gone and nobody wrote to it for a second, or if nobody wrote
/// to it for a day: in a folder that several machines share, the process may be one of another machine, and its number
/// that of a process here.
final class StaleParts {
    private static final Pattern NAME = Pattern.compile("\\.(.+)\\.(\\d{1,18})-\\d+(-\\d+)?\\.part");

    /// A process of another machine that still writes has done so within this time.
    private static final long FRESH_SECONDS = 1;

    private static final long OLD_HOURS = 24;

    private StaleParts() {}

    /// Deletes the stale parts of a file that is about to be written. What cannot be deleted stays: it does no
    /// harm.
    static void delete(Path target) {
        Path folder = target.toAbsolutePath().getParent();
        Path name = target.getFileName();
        if (folder == null || name == null) return;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, file -> isPartOf(file, name.toString()))) {
            for (Path file : files) if (isStale(file)) Files.deleteIfExists(file);
        } catch (IOException | DirectoryIteratorException e) {
            // The folder cannot be listed, or the file belongs to somebody else.
        }
    }

    private static boolean isPartOf(Path file, String target) {
        Matcher name = NAME.matcher(String.valueOf(file.getFileName()));
        return name.matches() && name.group(1).equals(target) && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }

    private static boolean isStale(Path file) throws IOException {
        Instant written = Files.getLastModifiedTime(file).toInstant();
        Instant now = Instant.now();
        if (written.isBefore(now.minus(OLD_HOURS, ChronoUnit.HOURS))) return true;
        Matcher name = NAME.matcher(String.valueOf(file.getFileName()));
        boolean alive = name.matches()
                && ProcessHandle.of(Long.parseLong(name.group(2))).isPresent();
        return !alive && written.isBefore(now.minus(FRESH_SECONDS, ChronoUnit.SECONDS));
    }
}
