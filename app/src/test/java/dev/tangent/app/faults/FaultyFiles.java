package dev.tangent.app.faults;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.CopyOption;
import java.nio.file.FileSystems;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.util.Set;
import org.apache.lucene.tests.mockfile.FilterFileChannel;
import org.apache.lucene.tests.mockfile.FilterFileSystemProvider;
import org.apache.lucene.tests.mockfile.FilterInputStream2;
import org.apache.lucene.tests.mockfile.FilterOutputStream2;
import org.apache.lucene.tests.mockfile.FilterSeekableByteChannel;

/// The files of this machine, of which some operations fail: those that open, write, force, cut, rename or delete, by
/// their numbers. A write that fails has written half of its bytes.
final class FaultyFiles extends FilterFileSystemProvider {
    private final long first;
    private final long last;
    private long operations;

    private FaultyFiles(long first, long last) {
        super("faulty://", FileSystems.getDefault());
        this.first = first;
        this.last = last;
    }

    /// @param first number of an operation that fails, from 1
    /// @param count of those that fail one after the other
    static FaultyFiles from(long first, long count) {
        return new FaultyFiles(first, first + count - 1);
    }

    /// The same file, through this file system.
    Path seen(Path file) {
        return wrapPath(file);
    }

    /// Whether operations were asked for that failed.
    boolean struck() {
        return operations >= first;
    }

    private boolean fails() {
        operations++;
        return operations >= first && operations <= last;
    }

    private void next(String what) throws IOException {
        if (fails()) throw new IOException("injected: " + what);
    }

    @Override
    public void move(Path source, Path target, CopyOption... options) throws IOException {
        next("rename");
        super.move(source, target, options);
    }

    @Override
    public void delete(Path path) throws IOException {
        next("delete");
        super.delete(path);
    }

    @Override
    public boolean deleteIfExists(Path path) throws IOException {
        next("delete");
        return super.deleteIfExists(path);
    }

    @Override
    public InputStream newInputStream(Path path, OpenOption... options) throws IOException {
        next("open");
        return new FilterInputStream2(super.newInputStream(path, options)) {
            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                next("read");
                return super.read(bytes, offset, Math.min(length, 1 + length / 2)); // fewer than asked for
            }
        };
    }

    @Override
    public OutputStream newOutputStream(Path path, OpenOption... options) throws IOException {
        next("open");
        return new FilterOutputStream2(super.newOutputStream(path, options)) {
            @Override
            public void write(byte[] bytes, int offset, int length) throws IOException {
                if (!fails()) {
                    super.write(bytes, offset, length);
                    return;
                }
                super.write(bytes, offset, length / 2);
                throw new IOException("injected: write");
            }

            @Override
            public void write(byte[] bytes) throws IOException {
                write(bytes, 0, bytes.length);
            }

            @Override
            public void close() throws IOException {
                super.close();
                next("close");
            }
        };
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        next("open");
        return new FilterSeekableByteChannel(super.newByteChannel(path, options, attributes)) {
            @Override
            public int read(ByteBuffer bytes) throws IOException {
                next("read");
                return super.read(bytes);
            }

            @Override
            public SeekableByteChannel truncate(long size) throws IOException {
                next("cut");
                return super.truncate(size);
            }
        };
    }

    @Override
    public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
            throws IOException {
        next("open");
        return new FaultyChannel(super.newFileChannel(path, options, attributes));
    }

    private final class FaultyChannel extends FilterFileChannel {
        FaultyChannel(FileChannel channel) {
            super(channel);
        }

        @Override
        public int write(ByteBuffer bytes) throws IOException {
            if (!fails()) return super.write(bytes);
            super.write(half(bytes));
            throw new IOException("injected: write");
        }

        @Override
        public int write(ByteBuffer bytes, long position) throws IOException {
            if (!fails()) return super.write(bytes, position);
            super.write(half(bytes), position);
            throw new IOException("injected: write");
        }

        private static ByteBuffer half(ByteBuffer bytes) {
            return bytes.slice(bytes.position(), bytes.remaining() / 2);
        }

        @Override
        public void force(boolean metadata) throws IOException {
            next("force");
            super.force(metadata);
        }

        @Override
        public FileChannel truncate(long size) throws IOException {
            next("cut");
            return super.truncate(size);
        }
    }
}
