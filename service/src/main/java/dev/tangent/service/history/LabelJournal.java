package dev.tangent.service.history;

import dev.tangent.data.text.MessageText;
import dev.tangent.service.http.Refusal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/// The edits of a table's labels in a file beside it: plain CSV, a line a cell.
///
/// An edit is on the disk when [#append] returns, or it is not in the file at all: what a failed write or a killed
/// process left of one is cut off. One process at a time writes a journal, held by a lock of the file.
final class LabelJournal implements AutoCloseable {
    static final String ENDING = ".label-changes.csv";

    private final Path file;
    private Optional<FileChannel> channel = Optional.empty();

    LabelJournal(Path table) {
        file = table.resolveSibling(table.getFileName() + ENDING);
    }

    /// The file's own name.
    String name() {
        return file.getFileName().toString();
    }

    /// Whether one can be written there.
    static boolean canBeKept(Path table) {
        Path journal = new LabelJournal(table).file;
        return Files.exists(journal)
                ? Files.isRegularFile(journal) && Files.isWritable(journal)
                : Files.isWritable(journal.getParent());
    }

    /// All edits that are there whole. What is no journal is set aside under another name.
    ///
    /// @throws EditLines.Unreadable once it was set aside
    List<LabelEdit> read() throws EditLines.Unreadable {
        if (!Files.exists(file)) return List.of();
        try {
            return EditLines.parse(Files.readString(file));
        } catch (IOException e) { // no UTF-8, or a disk that fails
            throw new EditLines.Unreadable(MessageText.oneLine(e));
        }
    }

    /// Adds an edit, behind the last whole one.
    ///
    /// @param before the edits that the file holds
    void append(List<LabelEdit> before, LabelEdit edit) {
        try {
            FileChannel open = open(before);
            long end = open.size();
            try {
                write(open, EditLines.of(edit), end);
            } catch (IOException e) {
                cut(open, end);
                throw e;
            }
        } catch (IOException e) {
            throw new Refusal(
                    507,
                    "the label was not changed, for it cannot be kept in " + name() + ": " + MessageText.oneLine(e));
        }
    }

    /// Takes away what a failed write left. Where that fails too, the next edit opens the file anew, which cuts it.
    private void cut(FileChannel open, long end) {
        try {
            open.truncate(end);
        } catch (IOException e) {
            close();
        }
    }

    /// The file, locked, with these edits and nothing behind them.
    private FileChannel open(List<LabelEdit> edits) throws IOException {
        if (channel.isPresent()) return channel.get();
        FileChannel opened =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.READ);
        try {
            lock(opened);
            byte[] whole = EditLines.of(edits).getBytes(StandardCharsets.UTF_8);
            if (opened.size() != whole.length) rewrite(opened, whole);
        } catch (IOException | RuntimeException e) {
            opened.close();
            throw e;
        }
        channel = Optional.of(opened);
        return opened;
    }

    /// What is behind the last whole edit is cut off; a file without a header gets it.
    private static void rewrite(FileChannel opened, byte[] whole) throws IOException {
        if (opened.size() > whole.length) opened.truncate(whole.length);
        else write(opened, new String(whole, StandardCharsets.UTF_8), 0);
    }

    private void lock(FileChannel opened) throws IOException {
        try {
            if (opened.tryLock() != null) return;
        } catch (OverlappingFileLockException e) {
            // this process, by another opening of the table
        }
        throw Refusal.conflict(
                "labels of this table are being changed in another place, which keeps them in " + name()
                        + ": close the table there first",
                "locked");
    }

    private static void write(FileChannel open, String text, long place) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        long at = place;
        while (bytes.hasRemaining()) at += open.write(bytes, at);
        open.force(false);
    }

    /// Keeps the file under another name, which it answers, and begins anew with the next edit.
    String setAside() {
        Path aside = file.resolveSibling(asideName());
        try {
            close();
            Files.move(file, aside);
            return aside.getFileName().toString();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot set aside " + name() + ": " + MessageText.oneLine(e), e);
        }
    }

    /// One that no file has: what was set aside before stays.
    private String asideName() {
        String name = name() + ".old";
        for (int i = 2; Files.exists(file.resolveSibling(name)); i++) name = name() + ".old" + i;
        return name;
    }

    @Override
    public void close() {
        try {
            if (channel.isPresent()) channel.get().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            channel = Optional.empty();
        }
    }
}
