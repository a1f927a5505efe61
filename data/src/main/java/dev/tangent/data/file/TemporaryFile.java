package dev.tangent.data.file;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// A file that exists only while it is written: the end of the process deletes it, and none is made after that.
///
/// Other threads run on while a process ends, so a hook that merely deletes would leave what is made a moment later.
final class TemporaryFile implements AutoCloseable {
    private final Path path;
    private final Thread hook = new Thread(this::end);
    private boolean ended;

    /// Beside `target`; the name holds process and thread, so two writers never share one. What a process that was
    /// killed left of the same target is deleted.
    TemporaryFile(Path target) {
        StaleParts.delete(target);
        String name = "." + target.getFileName() + "." + ProcessHandle.current().pid() + "-"
                + Thread.currentThread().threadId();
        Path free = target.resolveSibling(name + ".part");
        for (int i = 1; Files.exists(free); i++) free = target.resolveSibling(name + "-" + i + ".part");
        path = free;
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException ending) {
            ended = true;
        }
    }

    Path path() {
        return path;
    }

    /// Not `createTempFile`: its files can be read by their owner only. Closed, it is on the disk, so that a
    /// machine that stops has the old file or the new one.
    synchronized OutputStream create() throws IOException {
        if (ended) throw new IOException("the process is ending");
        FileChannel channel = FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        return new FilterOutputStream(Channels.newOutputStream(channel)) {
            @Override
            public void write(byte[] bytes, int offset, int length) throws IOException {
                out.write(bytes, offset, length);
            }

            @Override
            public void close() throws IOException {
                try (channel) {
                    if (channel.isOpen()) channel.force(true);
                }
            }
        };
    }

    private synchronized void end() {
        ended = true;
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // Nothing is left to do: the failure that led here is the one to report.
        }
    }

    @Override
    public void close() {
        end();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            // The hook runs anyway, and finds nothing.
        }
    }
}
