package dev.tangent.data.table;

import dev.tangent.data.format.ParquetOutput;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/// The formats tables are written in, each with the endings it goes by.
public enum TableOutput {
    /// With a header.
    CSV("(\\.csv|\\.txt)?") {
        @Override
        void fill(OutputStream out, List<String> header, Consumer<RowWriter> rows) throws IOException {
            Writer text = text(out);
            CsvTableWriter csv = new CsvTableWriter(text, header);
            rows.accept(csv);
            csv.flush();
            text.flush();
        }
    },
    /// An object a row.
    JSON_LINES("\\.(jsonl|ndjson)") {
        @Override
        void fill(OutputStream out, List<String> header, Consumer<RowWriter> rows) throws IOException {
            Writer text = text(out);
            rows.accept(new JsonLinesWriter(text, header));
            text.flush();
        }
    },
    /// A workbook of one sheet.
    EXCEL("\\.xlsx") {
        @Override
        void fill(OutputStream out, List<String> header, Consumer<RowWriter> rows) throws IOException {
            ExcelTableWriter.write(out, header, rows);
        }
    },
    /// By DuckDB, if it is there.
    PARQUET("\\.parquet") {
        @Override
        public void check(Path target) {
            ParquetOutput.check(target.toString());
        }

        @Override
        void fill(OutputStream out, List<String> header, Consumer<RowWriter> rows) throws IOException {
            Path csv = Files.createTempFile("tangent-", ".csv");
            try {
                List<String> types;
                try (Writer text = text(Files.newOutputStream(csv))) {
                    TypedCsvWriter typed = new TypedCsvWriter(text, header);
                    rows.accept(typed);
                    typed.flush();
                    types = typed.types();
                }
                ParquetOutput.write(csv, header, types, out);
            } finally {
                Files.deleteIfExists(csv);
            }
        }
    };

    private final String endings;

    TableOutput(String endings) {
        this.endings = endings;
    }

    /// The format that a file's ending names, `.gz` left out.
    public static Optional<TableOutput> of(Path target) {
        String name =
                String.valueOf(target.getFileName()).toLowerCase(Locale.ROOT).replaceFirst("\\.gz$", "");
        String ending = name.contains(".") ? name.substring(name.lastIndexOf('.')) : "";
        return Arrays.stream(values())
                .filter(format -> ending.matches(format.endings))
                .findFirst();
    }

    /// Refuses a target that could not be written later.
    public void check(Path target) {}

    /// Writes a table. The stream stays the caller's to close.
    ///
    /// @param rows gives all cells, row by row
    public void write(OutputStream out, List<String> header, Consumer<RowWriter> rows) throws IOException {
        try {
            fill(out, header, rows);
        } catch (UncheckedIOException e) {
            // The writer's failures come without a word about the file: whoever opened it adds that.
            throw e.getCause();
        }
    }

    abstract void fill(OutputStream out, List<String> header, Consumer<RowWriter> rows) throws IOException;

    private static Writer text(OutputStream out) {
        return new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
    }
}
