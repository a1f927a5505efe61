package dev.tangent.data.npy;

import dev.tangent.data.file.InputFile;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalLong;

/// NumPy's array files, versions 1 to 3 (https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html).
///
/// Reads one- and two-dimensional arrays of float16 to float64, int8 to int64, uint8 to uint64 and bool, in either byte
/// order and either memory order; one dimension is one column. Every value becomes a double, so a whole number beyond
/// 2^53 may be rounded, which is counted. Writes float64 in rows. Gzip is decompressed as everywhere. Memory is taken
/// as data arrives, so that a header cannot ask for more than there is.
public final class NpyFile {
    private static final int BUFFER = 1 << 20;

    /// Values for which memory is taken before any arrived.
    private static final int FIRST = 1 << 22;

    private NpyFile() {}

    public static boolean isNpy(byte[] head) {
        return InputFile.startsWith(head, 0x93, 'N', 'U', 'M', 'P', 'Y');
    }

    public static Matrix read(Path path) {
        return read(InputFile.of(path)).values();
    }

    /// The array of a file, and what was lost on the way.
    public static NpyArray read(InputFile file) {
        try (InputStream in = file.open()) {
            NpyHeader header = NpyHeader.read(file.name(), in);
            OptionalLong size = file.size();
            if (size.isPresent()) header.checkSize(size.getAsLong());
            return whole(in, header);
        } catch (IOException e) {
            throw file.unreadable(e);
        }
    }

    /// All of a stream; the name is for messages.
    public static Matrix read(String name, InputStream in) throws IOException {
        return whole(in, NpyHeader.read(name, in)).values();
    }

    /// The same where the number of bytes is known: a header that says otherwise is refused before memory is taken.
    public static Matrix read(String name, InputStream in, long size) throws IOException {
        NpyHeader header = NpyHeader.read(name, in);
        header.checkSize(size);
        return whole(in, header).values();
    }

    private static NpyArray whole(InputStream in, NpyHeader header) throws IOException {
        NpyArray array = body(in, header);
        if (in.read() >= 0) throw header.wrong("has bytes after its last value");
        return array;
    }

    private static NpyArray body(InputStream in, NpyHeader header) throws IOException {
        int total = header.rows() * header.columns();
        double[] values = new double[Math.min(total, FIRST)];
        int width = header.type().bytes();
        byte[] bytes = new byte[BUFFER];
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(header.order());
        long rounded = 0;
        for (int done = 0; done < total; ) {
            int count = Math.min(BUFFER / width, total - done);
            if (in.readNBytes(bytes, 0, count * width) < count * width) throw header.wrong("ends too early");
            if (values.length < done + count) values = Arrays.copyOf(values, (int) Math.min(total, 4L * values.length));
            header.type().decode(buffer, values, done, count);
            rounded += header.type().rounded(buffer, count);
            done += count;
        }
        if (!header.fortranOrder()) return new NpyArray(Matrix.wrap(header.rows(), header.columns(), values), rounded);
        return new NpyArray(Matrix.wrap(header.columns(), header.rows(), values).transpose(), rounded);
    }

    /// Writes float64 in rows, as a two-dimensional array.
    public static void write(OutputStream out, MatrixView matrix) throws IOException {
        write(out, matrix.copy());
    }

    /// Writes float64 in rows, as a two-dimensional array.
    public static void write(OutputStream out, Matrix matrix) throws IOException {
        String dictionary = "{'descr': '<f8', 'fortran_order': False, 'shape': (" + matrix.rows() + ", "
                + matrix.columns() + "), }";
        int length = (10 + dictionary.length() + 1 + 63) / 64 * 64 - 10; // values start at a multiple of 64
        byte[] bytes = new byte[BUFFER];
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        buffer.put(new byte[] {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0}).putShort((short) length);
        buffer.put(
                (dictionary + " ".repeat(length - dictionary.length() - 1) + "\n").getBytes(StandardCharsets.US_ASCII));
        out.write(bytes, 0, buffer.position());
        double[] values = matrix.values();
        DoubleBuffer part = buffer.clear().asDoubleBuffer();
        for (int from = 0; from < values.length; from += part.capacity()) {
            int count = Math.min(part.capacity(), values.length - from);
            part.clear().put(values, from, count);
            out.write(bytes, 0, count * Double.BYTES);
        }
    }
}
