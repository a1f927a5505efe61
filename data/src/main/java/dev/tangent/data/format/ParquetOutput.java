package dev.tangent.data.format;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/// Writes Parquet, by DuckDB.
public final class ParquetOutput {
    private ParquetOutput() {}

    /// Refuses what could not be written because DuckDB is not there.
    ///
    /// @param file what is to be written
    public static void check(String file) {
        try {
            DuckDb.connect(file).close();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Turns a CSV file into Parquet.
    ///
    /// @param types of its columns, as SQL names them
    public static void write(Path csv, List<String> header, List<String> types, OutputStream out) throws IOException {
        Path parquet = Files.createTempFile("tangent-", ".parquet");
        List<String> columns = new ArrayList<>();
        for (int c = 0; c < header.size(); c++)
            columns.add(DuckDb.text(header.get(c)) + ": " + DuckDb.text(types.get(c)));
        String from = "read_csv(" + DuckDb.file(csv)
                + ", hive_partitioning = false, header = true, auto_detect = false, delim = ',', quote = '\"', escape = '\"', new_line = '\\n', columns = {"
                + String.join(", ", columns) + "})";
        try (Connection database = DuckDb.connect("a Parquet file");
                Statement statement = database.createStatement()) {
            statement.execute(
                    "COPY (SELECT * FROM " + from + ") TO " + DuckDb.text(parquet.toString()) + " (FORMAT parquet)");
            Files.copy(parquet, out);
        } catch (SQLException e) {
            throw new IOException("Parquet: " + DuckDb.firstLine(e), e);
        } finally {
            Files.deleteIfExists(parquet);
        }
    }
}
