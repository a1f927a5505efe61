package dev.tangent.data.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Changes a file as disks, transfers, editors and people with bad intentions do. By its seed always the same.
final class Mutator {
    private static final int MOST_CHANGES = 6;
    private static final int MOST_COPIES = 400;

    /// Whole numbers and names in what is mostly text.
    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?([eE][-+]?\\d+)?");

    /// What formats give a meaning, and numbers at the ends of their ranges.
    private static final List<String> WORDS = List.of(
            "-1",
            "0",
            "1",
            "255",
            "65536",
            "2147483647",
            "2147483648",
            "-2147483649",
            "4294967296",
            "9223372036854775807",
            "1e309",
            "-1e-320",
            "1e999999999",
            "NaN",
            "Infinity",
            "nan",
            "null",
            "true",
            "",
            " ",
            "\t",
            "\n",
            "\r",
            "\r\n",
            "\n\n\n",
            ",",
            ";",
            "|",
            "\"",
            "\"\"",
            "'",
            "`",
            "{",
            "}",
            "[",
            "]",
            "[[",
            ":",
            "\\",
            "\\u0000",
            "\\ud800",
            "\0",
            "\uFEFF",
            "\u2028",
            "é",
            "1'000",
            "1.000,5",
            "1,000",
            "%",
            "#",
            "%%MatrixMarket",
            "coordinate",
            "symmetric",
            "pattern",
            "complex",
            "<",
            "</",
            ">",
            "&",
            "&amp;",
            "&#0;",
            "<!DOCTYPE a [<!ENTITY b \"c\">]>",
            "]]>",
            "<f>",
            "t=\"s\"",
            "r=\"XFD1048576\"",
            "r=\"A0\"",
            "..",
            "/",
            "PK\u0003\u0004",
            "row",
            "x",
            "(",
            ")",
            "descr",
            "<f8",
            ">c16",
            "|O",
            "fortran_order",
            "True",
            "shape",
            "neighbours",
            "columns",
            "2024-02-30",
            "12:61",
            "unknown");

    private final SplittableRandom random;

    Mutator(long seed) {
        random = new SplittableRandom(seed);
    }

    /// A changed copy.
    ///
    /// @param other whose pieces may be mixed in
    byte[] changed(byte[] file, byte[] other) {
        byte[] now = file;
        int changes = 1 + random.nextInt(MOST_CHANGES);
        for (int i = 0; i < changes; i++) now = changedOnce(now, other);
        return now;
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    private byte[] changedOnce(byte[] file, byte[] other) {
        int from = random.nextInt(file.length + 1);
        int to = Math.min(file.length, from + random.nextInt(1 << (1 + random.nextInt(8))));
        return switch (random.nextInt(9)) {
            case 0 -> flipped(file);
            case 1 -> put(file, from, from, word());
            case 2 -> put(file, from, to, word());
            case 3 -> put(file, from, to, new byte[0]);
            case 4 -> Arrays.copyOf(file, from);
            case 5 -> put(file, from, from, Arrays.copyOfRange(file, from, to));
            case 6 -> put(file, from, from, repeated(Arrays.copyOfRange(file, from, to)));
            case 7 -> withNumber(file);
            default -> spliced(file, from, to, other);
        };
    }

    private byte[] word() {
        return WORDS.get(random.nextInt(WORDS.size())).getBytes(StandardCharsets.UTF_8);
    }

    private byte[] flipped(byte[] file) {
        if (file.length == 0) return file;
        byte[] copy = file.clone();
        copy[random.nextInt(copy.length)] ^= (byte) (1 << random.nextInt(Byte.SIZE));
        return copy;
    }

    private byte[] repeated(byte[] piece) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int copies = 1 + random.nextInt(MOST_COPIES);
        for (int i = 0; i < copies; i++) out.writeBytes(piece);
        return out.toByteArray();
    }

    /// Another number, or a word, where one stands.
    private byte[] withNumber(byte[] file) {
        String text = new String(file, StandardCharsets.ISO_8859_1);
        List<MatchResult> numbers = NUMBER.matcher(text).results().toList();
        if (numbers.isEmpty()) return file;
        MatchResult one = numbers.get(random.nextInt(numbers.size()));
        return put(file, one.start(), one.end(), word());
    }

    private byte[] spliced(byte[] file, int from, int to, byte[] other) {
        int start = random.nextInt(other.length + 1);
        int end = Math.min(other.length, start + random.nextInt(64));
        return put(file, from, to, Arrays.copyOfRange(other, start, end));
    }

    private static byte[] put(byte[] file, int from, int to, byte[] piece) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(file.length + piece.length);
        out.write(file, 0, from);
        out.writeBytes(piece);
        out.write(file, to, file.length - to);
        return out.toByteArray();
    }
}
