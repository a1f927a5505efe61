package dev.tangent.data.format;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.Subject;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.text.InputSubjects;
import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;

/// Parquet, by DuckDB. Whole numbers, decimals and floats are numbers; all else is text: true and false, dates and
/// times as ISO 8601, lists and structures as DuckDB writes them.
final class ParquetFormat implements TableFormat {
    private static final Pattern TOLD = Pattern.compile("\\s*(Not implemented|Out of Memory) (Error|Exception)");

    @Override
    public boolean matches(String name, byte[] head) {
        return name.endsWith(".parquet") || InputFile.startsWith(head, 'P', 'A', 'R', '1');
    }

    @Override
    public Set<Subject> heeds() {
        return Set.of(InputSubjects.DECIMAL, InputSubjects.THOUSANDS);
    }

    @Override
    public TableSource open(InputFile file, Dialect dialect) throws IOException {
        Check.that(
                InputFile.startsWith(file.head(4), 'P', 'A', 'R', '1'),
                file.name() + " is not a Parquet file: its first bytes are not PAR1");
        Check.that(file.size().isPresent(), file.name() + " is a gzipped Parquet file: gunzip it first");
        // A folder called `year=2024` is no column of the file.
        String from = " FROM read_parquet(" + DuckDb.file(file.path()) + ", hive_partitioning = false)";
        try (Connection database = DuckDb.connect(file.name());
                Statement statement = database.createStatement()) {
            List<ParquetColumn> columns = new ArrayList<>();
            try (ResultSet described = statement.executeQuery("DESCRIBE SELECT *" + from)) {
                while (described.next()) columns.add(ParquetColumn.of(described.getString(1), described.getString(2)));
            }
            try (ResultSet counted = statement.executeQuery("SELECT count(*)" + from)) {
                Check.that(counted.next(), file.name() + " has no number of rows");
                return new ParquetRows(file, from, columns, Math.toIntExact(counted.getLong(1)), new AtomicLong());
            }
        } catch (SQLException e) {
            throw unreadable(file, e);
        }
    }

    /// Of damage DuckDB says how its parser stumbled, which helps nobody; what it cannot do or has no room for is
    /// told. It knows the file by its path, which may be that of an upload's temporary copy.
    private static InvalidInput unreadable(InputFile file, SQLException e) {
        if (!TOLD.matcher(String.valueOf(e.getMessage())).lookingAt())
            return new InvalidInput(
                    file.name() + " is a Parquet file that is cut off or damaged: copy or write it once more", e);
        String why = DuckDb.firstLine(e).replace(file.path().toAbsolutePath().toString(), file.name());
        return new InvalidInput(file.name() + " is not a Parquet file that can be read: " + why, e);
    }

    /// @param rounded how many whole numbers a double cannot hold
    private record ParquetRows(InputFile file, String from, List<ParquetColumn> columns, int count, AtomicLong rounded)
            implements TableSource {
        @Override
        public Optional<List<String>> names() {
            return Optional.of(columns.stream().map(ParquetColumn::name).toList());
        }

        @Override
        public String rowWord() {
            return "row";
        }

        @Override
        public OptionalInt size() {
            return OptionalInt.of(count);
        }

        @Override
        public List<String> notes() {
            if (rounded.get() == 0) return List.of();
            return List.of(
                    file.name() + ": " + rounded + " whole numbers beyond 2^53 may be rounded to the nearest double");
        }

        @Override
        public void rows(CellSink sink) {
            rounded.set(0);
            List<String> wanted = new ArrayList<>();
            for (int c = 0; c < columns.size(); c++) wanted.add(columns.get(c).expression(sink.asText(c)));
            try (Connection database = DuckDb.connect(file.name());
                    Statement statement = database.createStatement();
                    ResultSet rows = statement.executeQuery("SELECT " + String.join(", ", wanted) + from)) {
                boolean more = true;
                for (int row = 0; more && rows.next(); row++) {
                    for (int c = 0; c < columns.size(); c++)
                        if (columns.get(c).put(rows, c, sink)) rounded.incrementAndGet();
                    more = sink.endRow(row);
                }
            } catch (SQLException e) {
                throw unreadable(file, e);
            }
        }
    }
}
