package dev.tangent.service.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.function.IntToDoubleFunction;

/// Numbers in row-major order: a NumPy file, or its bytes alone, little-endian. Sent in chunks, so that a large array
/// is not held twice.
public final class ArrayAnswer implements Answer {
    /// What the address may say of any array.
    public static final Set<String> QUERY = Set.of("as", "type");

    private static final int CHUNK = 1 << 16;

    private enum Type {
        F8("<f8", 8) {
            @Override
            void put(ByteBuffer buffer, double value) {
                buffer.putDouble(value);
            }
        },
        F4("<f4", 4) {
            @Override
            void put(ByteBuffer buffer, double value) {
                buffer.putFloat((float) value);
            }
        },
        I4("<i4", 4) {
            @Override
            void put(ByteBuffer buffer, double value) {
                buffer.putInt((int) value);
            }
        };

        private final String code;
        private final int bytes;

        Type(String code, int bytes) {
            this.code = code;
            this.bytes = bytes;
        }

        abstract void put(ByteBuffer buffer, double value);
    }

    private final boolean npy;
    private final Type type;
    private final int rows;
    private final int columns;
    private final IntToDoubleFunction cells;
    private final long version;

    private ArrayAnswer(Query query, Type type, int rows, int columns, long version, IntToDoubleFunction cells) {
        npy = query.word("as", List.of("npy", "raw"), "npy").equals("npy");
        this.type = type;
        this.rows = rows;
        this.columns = columns;
        this.version = version;
        this.cells = cells;
    }

    /// Numbers.
    ///
    /// @param version of what they belong to
    /// @param cells by their place in row-major order
    public static ArrayAnswer numbers(Query query, int rows, int columns, long version, IntToDoubleFunction cells) {
        Type type = query.word("type", List.of("f8", "f4"), "f8").equals("f8") ? Type.F8 : Type.F4;
        return new ArrayAnswer(query, type, rows, columns, version, cells);
    }

    /// Whole numbers, one a row.
    public static ArrayAnswer whole(Query query, int rows, long version, IntToDoubleFunction cells) {
        return whole(query, rows, 1, version, cells);
    }

    /// Whole numbers.
    public static ArrayAnswer whole(Query query, int rows, int columns, long version, IntToDoubleFunction cells) {
        return new ArrayAnswer(query, Type.I4, rows, columns, version, cells);
    }

    @Override
    public void send(HttpExchange exchange) throws IOException {
        byte[] head = npy ? header() : new byte[0];
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", npy ? "application/x-npy" : "application/octet-stream");
        headers.set("Tangent-Rows", Integer.toString(rows));
        headers.set("Tangent-Columns", Integer.toString(columns));
        headers.set("Tangent-Version", Long.toString(version));
        exchange.sendResponseHeaders(200, head.length + (long) rows * columns * type.bytes);
        try (OutputStream out = exchange.getResponseBody()) {
            out.write(head);
            write(out);
        }
    }

    private void write(OutputStream out) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(CHUNK).order(ByteOrder.LITTLE_ENDIAN);
        int size = Math.multiplyExact(rows, columns);
        for (int at = 0; at < size; at++) {
            if (!buffer.hasRemaining()) {
                out.write(buffer.array());
                buffer.clear();
            }
            type.put(buffer, cells.applyAsDouble(at));
        }
        out.write(buffer.array(), 0, buffer.position());
    }

    /// Version 1.0 of the format: a dictionary in text, padded so that the numbers begin at a multiple of 64 bytes.
    private byte[] header() {
        String shape = type == Type.I4 && columns == 1 ? "(" + rows + ",)" : "(" + rows + ", " + columns + ")";
        String text = "{'descr': '" + type.code + "', 'fortran_order': False, 'shape': " + shape + ", }";
        int length = Math.ceilDiv(10 + text.length() + 1, 64) * 64 - 10;
        ByteBuffer head = ByteBuffer.allocate(10 + length).order(ByteOrder.LITTLE_ENDIAN);
        head.put((byte) 0x93)
                .put("NUMPY".getBytes(StandardCharsets.US_ASCII))
                .put((byte) 1)
                .put((byte) 0);
        head.putShort((short) length).put(text.getBytes(StandardCharsets.US_ASCII));
        while (head.remaining() > 1) head.put((byte) ' ');
        return head.put((byte) '\n').array();
    }
}
