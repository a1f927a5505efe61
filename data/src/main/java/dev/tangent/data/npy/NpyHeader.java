package dev.tangent.data.npy;

import dev.tangent.InvalidInput;
import dev.tangent.data.text.MessageText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What the head of an NPY file says about the values that follow it.
record NpyHeader(String file, NpyType type, ByteOrder order, boolean fortranOrder, int rows, int columns, long start) {
    private static final Pattern DESCR = Pattern.compile("'descr'\\s*:\\s*(?:'([^']*)'|(\\[))");
    private static final Pattern ORDER = Pattern.compile("'fortran_order'\\s*:\\s*(True|False)");
    private static final Pattern SHAPE = Pattern.compile("'shape'\\s*:\\s*\\(([\\d\\s,L]*)\\)");
    private static final int LONGEST = 1 << 20;

    static NpyHeader read(String file, InputStream in) throws IOException {
        byte[] head = in.readNBytes(8);
        if (!NpyFile.isNpy(head)) throw wrong(file, "is not an NPY file");
        if (head.length < 8) throw wrong(file, "ends within its header");
        int version = head[6];
        if (version < 1 || version > 3) throw wrong(file, "has NPY version " + version + ", but 1 to 3 can be read");
        int lengthBytes = version == 1 ? 2 : 4;
        byte[] size = in.readNBytes(lengthBytes);
        long length = 0;
        for (int i = size.length - 1; i >= 0; i--) length = (length << 8) + Byte.toUnsignedInt(size[i]);
        if (length > LONGEST) throw wrong(file, "has a header of " + length + " bytes, which cannot be right");
        byte[] dictionary = in.readNBytes((int) length);
        if (size.length < lengthBytes || dictionary.length < length) throw wrong(file, "ends within its header");
        return parse(file, new String(dictionary, StandardCharsets.UTF_8), 8 + lengthBytes + length);
    }

    private static NpyHeader parse(String file, String dictionary, long start) {
        Matcher descr = DESCR.matcher(dictionary);
        Matcher order = ORDER.matcher(dictionary);
        Matcher shape = SHAPE.matcher(dictionary);
        if (!descr.find() || !order.find() || !shape.find())
            throw wrong(file, "has an NPY header that cannot be understood: " + MessageText.quoted(dictionary));
        if (descr.group(2) != null)
            throw wrong(file, "holds structured records; save its number columns as one float64 array");
        String code = descr.group(1);
        int[] size = shape(file, shape.group(1));
        ByteOrder bytes = code.startsWith(">") ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
        return new NpyHeader(file, type(file, code), bytes, order.group(1).equals("True"), size[0], size[1], start);
    }

    private static NpyType type(String file, String code) {
        if (code.matches("[|<>]O\\d*")) throw wrong(file, "holds Python objects; save it as float64");
        String name = code.matches("[|<>].*") ? code.substring(1).toUpperCase(Locale.ROOT) : "";
        for (NpyType type : NpyType.values())
            if (type.name().equals(name) && code.charAt(1) == Character.toLowerCase(code.charAt(1))) return type;
        throw wrong(
                file,
                "holds values of type " + MessageText.quoted(code) + ", which cannot be read; save it as float64");
    }

    private static int[] shape(String file, String text) {
        String[] parts = text.isBlank() ? new String[0] : text.replace("L", "").split(",");
        int dimensions = parts.length > 0 && parts[parts.length - 1].isBlank() ? parts.length - 1 : parts.length;
        if (dimensions != 1 && dimensions != 2)
            throw wrong(file, "has " + dimensions + " dimensions, but only 1 and 2 can be read");
        try {
            int rows = Integer.parseInt(parts[0].strip());
            int columns = dimensions == 1 ? 1 : Integer.parseInt(parts[1].strip());
            if ((long) rows * columns < Integer.MAX_VALUE - 8) return new int[] {rows, columns};
        } catch (NumberFormatException tooLong) {
            // said below
        }
        throw wrong(file, "has shape (" + text.strip() + "), which is more than 2^31 values");
    }

    /// Before memory is asked for, so that a damaged header cannot ask for all of it.
    void checkSize(long fileSize) {
        long wanted = start + (long) rows * columns * type.bytes();
        if (fileSize < wanted)
            throw wrong("ends too early: " + rows + " x " + columns + " values need " + wanted + " bytes but it has "
                    + fileSize);
        if (fileSize > wanted) throw wrong("has " + (fileSize - wanted) + " bytes after its last value");
    }

    InvalidInput wrong(String what) {
        return wrong(file, what);
    }

    private static InvalidInput wrong(String file, String what) {
        return new InvalidInput(file + " " + what);
    }
}
