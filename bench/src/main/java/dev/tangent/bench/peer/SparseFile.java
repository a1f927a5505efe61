package dev.tangent.bench.peer;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.SparseMatrix;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/// Matrices as plain binary files for Octave, little-endian. Sparse: size, entries, row starts, columns (int32), then
/// values (float64). Dense: rows, columns (int32), values by rows.
public final class SparseFile {
    private SparseFile() {}

    public static void write(Path file, SparseMatrix matrix) {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 20)) {
            ints(out, matrix.size(), matrix.entries());
            ints(out, matrix.rowStart(), matrix.size() + 1);
            ints(out, matrix.columns(), matrix.entries());
            doubles(out, matrix.values(), matrix.entries());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void write(Path file, Matrix matrix) {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 20)) {
            ints(out, matrix.rows(), matrix.columns());
            doubles(out, matrix.values(), matrix.values().length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void ints(OutputStream out, int... values) throws IOException {
        ints(out, values, values.length);
    }

    private static void ints(OutputStream out, int[] values, int count) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN);
        for (int t = 0; t < count; t++) out.write(bytes.putInt(0, values[t]).array());
    }

    private static void doubles(OutputStream out, double[] values, int count) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN);
        for (int t = 0; t < count; t++) out.write(bytes.putDouble(0, values[t]).array());
    }
}
