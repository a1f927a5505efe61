package dev.tangent.data.format;

import dev.tangent.Check;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.text.InputSubjects;
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
        for (TableFormat format : ALL)
            if (format.matches(name, head)) {
                checkUse(file, dialect, format);
                return format.open(file, dialect);
            }
        throw new IllegalStateException("text matches everything");
    }

    /// Refuses what would be said in vain.
    private static void checkUse(InputFile file, Dialect dialect, TableFormat format) {
        boolean text = format instanceof DelimitedFormat;
        Check.that(
                text || dialect.delimiter().isEmpty(),
                "%s is for text with a row a line, but %s is none",
                InputSubjects.DELIMITER,
                file.name());
        Check.that(
                text || format instanceof ExcelFormat || dialect.skipped() == 0,
                "%s is for text and spreadsheets, but %s is neither",
                InputSubjects.SKIPPED_LINES,
                file.name());
    }
}
