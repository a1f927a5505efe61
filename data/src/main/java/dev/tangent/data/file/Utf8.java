package dev.tangent.data.file;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/// Whether bytes are UTF-8.
final class Utf8 {
    private static final int BUFFER = 1 << 16;
    private static final long HIGH_BITS = 0x8080808080808080L;
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

    private Utf8() {}

    /// Reads the stream to its end, or to the first byte that is no UTF-8.
    static boolean isValid(InputStream in) throws IOException {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        byte[] bytes = new byte[BUFFER];
        CharBuffer sink = CharBuffer.allocate(BUFFER + 1);
        int kept = 0; // of a character that the last block cut
        for (int read = in.readNBytes(bytes, 0, BUFFER); read > 0; read = in.readNBytes(bytes, kept, BUFFER - kept)) {
            int size = kept + read;
            kept = 0;
            if (isAscii(bytes, size)) continue;
            ByteBuffer block = ByteBuffer.wrap(bytes, 0, size);
            CoderResult result = decoder.reset().decode(block, sink.clear(), false);
            if (result.isError()) return false;
            kept = block.remaining();
            block.compact();
        }
        return kept == 0;
    }

    private static boolean isAscii(byte[] bytes, int size) {
        int at = 0;
        for (; at + 8 <= size; at += 8) if (((long) LONGS.get(bytes, at) & HIGH_BITS) != 0) return false;
        for (; at < size; at++) if (bytes[at] < 0) return false;
        return true;
    }
}
