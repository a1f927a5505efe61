package dev.tangent.data.format;

import dev.tangent.Check;
import dev.tangent.Subject;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.text.InputSubjects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// All formats that can be read.
public final class TableFormats {
    private static final int HEAD = 512;

    /// Whatever is none of the others is delimited text.
    private static final List<TableFormat> ALL = List.of(
            new NpyFormat(),
            new ParquetFormat(),
            new ExcelFormat(),
            new MatrixMarketFormat(),
            new JsonLinesFormat(),
            new DelimitedFormat());

    /// What each thing that is said of a file is for.
    private static final Map<Subject, String> SAID_OF = Map.of(
            InputSubjects.DECIMAL, "files with numbers as text",
            InputSubjects.THOUSANDS, "files with numbers as text",
            InputSubjects.ENCODING, "text",
            InputSubjects.SHEET, "spreadsheets",
            InputSubjects.DELIMITER, "text with a row a line",
            InputSubjects.SKIPPED_LINES, "text and spreadsheets");

    private static final List<String> ENDINGS =
            List.of(".csv", ".tsv", ".txt", ".npy", ".parquet", ".xlsx", ".jsonl", ".ndjson");

    private TableFormats() {}

    /// Whether a file is called as tables are, `.gz` left out.
    public static boolean isNameOfTable(String name) {
        String plain = plain(name);
        return ENDINGS.stream().anyMatch(plain::endsWith);
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceFirst("\\.gz$", "");
    }

    /// Opens a file in the first format that matches. Refuses what would be said of it in vain.
    public static TableSource open(InputFile file, Dialect dialect) throws IOException {
        TableFormat format = of(file);
        for (Subject said : dialect.said()) check(said, file.name(), List.of(format));
        return format.open(file, dialect);
    }

    private static TableFormat of(InputFile file) {
        byte[] head = file.head(HEAD);
        String name = plain(file.name());
        return ALL.stream()
                .filter(format -> format.matches(name, head))
                .findFirst()
                .orElseThrow(); // text matches everything
    }

    /// What the format of a file heeds; all that can be said where the file can be read only once.
    static Set<Subject> heededBy(Path file) {
        return Files.isRegularFile(file) ? of(InputFile.of(file)).heeds() : SAID_OF.keySet();
    }

    /// Refuses what is said of several files that are read together, if none of them heeds it.
    static void check(Dialect dialect, List<Path> files) {
        if (dialect.said().isEmpty() || !files.stream().allMatch(Files::isRegularFile)) return;
        List<InputFile> all = files.stream().map(InputFile::of).toList();
        List<TableFormat> formats = all.stream().map(TableFormats::of).toList();
        String names = all.stream().map(InputFile::name).collect(Collectors.joining(" nor "));
        for (Subject said : dialect.said()) check(said, names, formats);
    }

    private static void check(Subject said, String files, List<TableFormat> formats) {
        Check.that(
                formats.stream().anyMatch(format -> format.heeds().contains(said)),
                "%s makes no difference to %s: it is for %s",
                said,
                files,
                SAID_OF.getOrDefault(said, ""));
    }
}
