package dev.tangent.app.output;

import dev.tangent.app.console.Streams;
import dev.tangent.data.file.OutputFile;
import dev.tangent.data.table.CsvTableWriter;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A CSV file with one line for each row of the points, or standard output. A wrong target is refused when this is
/// made, before any work.
public record RowFile(Optional<OutputFile> file, Streams streams) {
    /// Writes the cells of a row after its number.
    @FunctionalInterface
    public interface Cells {
        void write(CsvTableWriter csv, int row);
    }

    public static RowFile of(Optional<Path> target, Streams streams, Path input) {
        target.ifPresent(path -> SearchFiles.ending("-o", path, ".csv", ".csv.gz"));
        return new RowFile(target.map(path -> OutputFile.to(path, input)), streams);
    }

    /// The files written, in words.
    public static Optional<String> written(Optional<Path> table, Optional<Path> plot) {
        String names = String.join(
                ", ",
                Stream.concat(table.stream(), plot.stream()).map(Path::toString).toList());
        return Optional.of(names).filter(text -> !text.isEmpty());
    }

    public void write(List<String> header, int rows, Cells cells) {
        if (file.isPresent()) {
            file.get().writeText(out -> table(out, header, rows, cells));
            return;
        }
        try {
            Writer writer = new BufferedWriter(new OutputStreamWriter(streams.out(), StandardCharsets.UTF_8));
            table(writer, header, rows, cells);
            writer.flush();
        } catch (IOException e) {
            throw Streams.cannotWrite(e);
        }
    }

    private static void table(Writer out, List<String> header, int rows, Cells cells) throws IOException {
        try {
            CsvTableWriter csv = new CsvTableWriter(out, header);
            for (int row = 0; row < rows; row++) {
                csv.cell(row);
                cells.write(csv, row);
                csv.endRow();
            }
            csv.flush();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
