package dev.tangent.data.format;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Writes Parquet, by DuckDB.
public final class ParquetOutput {
    /// Bytes; DuckDB stops at two million if nothing is said.
    private static final int LONGEST_LINE = 1_000_000_000;

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

    /// Turns a CSV file into Parquet. DuckDB does not tell names apart by their case: of two such columns the
    /// second gets a number, as DuckDB gives it one where it reads such a table.
    ///
    /// @param types of its columns, as SQL names them
    public static void write(Path csv, List<String> header, List<String> types, OutputStream out) throws IOException {
        Path parquet = Files.createTempFile("tangent-", ".parquet");
        String from = table(csv, distinct(header), types);
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

    /// The CSV as DuckDB reads it, with nothing left to be guessed.
    private static String table(Path csv, List<String> names, List<String> types) {
        String columns = IntStream.range(0, names.size())
                .mapToObj(c -> DuckDb.text(names.get(c)) + ": " + DuckDb.text(types.get(c)))
                .collect(Collectors.joining(", "));
        return "read_csv(" + DuckDb.file(csv) + ", header = true, auto_detect = false, hive_partitioning = false"
                + ", delim = ',', quote = '\"', escape = '\"', new_line = '\\n', max_line_size = " + LONGEST_LINE
                + ", columns = {" + columns + "})";
    }

    private static List<String> distinct(List<String> header) {
        Set<String> taken = new HashSet<>();
        List<String> names = new ArrayList<>();
        for (String given : header) {
            String name = given;
            for (int n = 1; !taken.add(name.toLowerCase(Locale.ROOT)); n++) name = given + "_" + n;
            names.add(name);
        }
        return names;
    }
}
