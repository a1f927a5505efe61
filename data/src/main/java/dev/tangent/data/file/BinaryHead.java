package dev.tangent.data.file;

/// Whether the first bytes of what can be read only once may belong to a table at all: what never ends, such as a
/// device of zeros or of random bytes, is found out by them.
final class BinaryHead {
    private BinaryHead() {}

    /// Zero bytes stand in no text but UTF-16, where every second byte of Western text is one, and UTF-32; and in
    /// the binary formats that tables are kept in.
    static boolean isNoTable(byte[] head) {
        int zeros = 0;
        int even = 0;
        for (int i = 0; i < head.length; i++) {
            if (head[i] != 0) continue;
            zeros++;
            if (i % 2 == 0) even++;
        }
        if (zeros == 0 || isKnown(head)) return false;
        boolean wide = zeros > head.length / 3 && zeros < head.length && (even == 0 || even == zeros);
        boolean widest = zeros > head.length / 2 && zeros <= 3 * (head.length / 4) + 4;
        return !wide && !widest;
    }

    private static boolean isKnown(byte[] head) {
        return InputFile.startsWith(head, 0x1f, 0x8b) // gzip
                || InputFile.startsWith(head, 'P', 'K', 3, 4)
                || InputFile.startsWith(head, 'P', 'A', 'R', '1')
                || InputFile.startsWith(head, 0x93, 'N', 'U', 'M', 'P', 'Y')
                || InputFile.startsWith(head, 0xd0, 0xcf, 0x11, 0xe0) // an old workbook, refused by name later
                || InputFile.startsWith(head, 0xff, 0xfe)
                || InputFile.startsWith(head, 0xfe, 0xff);
    }
}
