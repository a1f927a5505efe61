package dev.tangent.bench.table;

import dev.tangent.linalg.Check;
import dev.tangent.linalg.Matrix;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The little of NumPy's NPY format that benchmarks hand to and fro: little-endian, row-major, one or two axes.
public final class Npy {
    private static final Pattern SHAPE = Pattern.compile("'shape': *\\((\\d+),? *(\\d*)\\)");
    /// Bytes before the header's text in version 1.
    private static final int PREFIX = 10;

    private Npy() {}

    /// A table of float32 or float64.
    public static Matrix read(Path file) {
        try {
            ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
            int length = bytes.getShort(PREFIX - 2);
            String header = new String(bytes.array(), PREFIX, length, StandardCharsets.ISO_8859_1);
            Matcher shape = SHAPE.matcher(header);
            boolean single = header.contains("'<f4'");
            Check.that(
                    shape.find() && (single || header.contains("'<f8'")) && header.contains("False"),
                    file.getFileName() + " must be a row-major NPY table of float32 or float64");
            int rows = Integer.parseInt(shape.group(1));
            int columns = shape.group(2).isEmpty() ? 1 : Integer.parseInt(shape.group(2));
            bytes.position(PREFIX + length);
            Matrix out = Matrix.zeros(rows, columns);
            for (int t = 0; t < rows * columns; t++) out.values()[t] = single ? bytes.getFloat() : bytes.getDouble();
            return out;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void write(Path file, int rows, int columns, double[] values) {
        ByteBuffer bytes = buffer("<f8", rows + ", " + columns, Math.multiplyExact(8, rows * columns));
        for (int t = 0; t < rows * columns; t++) bytes.putDouble(values[t]);
        save(file, bytes);
    }

    public static void write(Path file, int rows, int columns, int[] values) {
        ByteBuffer bytes = buffer("<i4", rows + ", " + columns, Math.multiplyExact(4, rows * columns));
        for (int t = 0; t < rows * columns; t++) bytes.putInt(values[t]);
        save(file, bytes);
    }

    private static ByteBuffer buffer(String type, String shape, int length) {
        String header = "{'descr': '" + type + "', 'fortran_order': False, 'shape': (" + shape + "), }";
        int padded = Math.ceilDiv(PREFIX + header.length() + 1, 64) * 64 - PREFIX;
        ByteBuffer bytes = ByteBuffer.allocate(PREFIX + padded + length).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put((byte) 0x93).put("NUMPY".getBytes(StandardCharsets.ISO_8859_1));
        bytes.put((byte) 1).put((byte) 0).putShort((short) padded);
        bytes.put((header + " ".repeat(padded - header.length() - 1) + "\n").getBytes(StandardCharsets.ISO_8859_1));
        return bytes;
    }

    private static void save(Path file, ByteBuffer bytes) {
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            bytes.flip();
            while (bytes.hasRemaining()) channel.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
