package dev.tangent.data.format;

import dev.tangent.data.file.InputFile;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/// All formats that can be read.
public final class TableFormats {
    private static final int HEAD = 512;

    /// Whatever is none of the others is delimited text.
    private static final List<TableFormat> ALL = List.of(
            new NpyFormat(), new ParquetFormat(), new ExcelFormat(), new JsonLinesFormat(), new DelimitedFormat());

    private TableFormats() {}

    /// Opens a file in the first format that matches.
    public static TableSource open(InputFile file, Dialect dialect) throws IOException {
        byte[] head = file.head(HEAD);
        String name = file.name().toLowerCase(Locale.ROOT).replaceFirst("\\.gz$", "");
        for (TableFormat format : ALL) if (format.matches(name, head)) return format.open(file, dialect);
        throw new IllegalStateException("text matches everything");
    }
}
