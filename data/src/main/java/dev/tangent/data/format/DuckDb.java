package dev.tangent.data.format;

import dev.tangent.InvalidInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;

/// DuckDB, which reads and writes Parquet, if it is on the class path: it is no part of Tangent, because it is larger
/// by far.
final class DuckDb {
    private DuckDb() {}

    /// A database in memory that touches no network and writes times alike everywhere.
    ///
    /// @param file what it is needed for
    static Connection connect(String file) {
        try {
            Class.forName("org.duckdb.DuckDBDriver");
            Connection database = DriverManager.getConnection("jdbc:duckdb:", new Properties());
            try (Statement settings = database.createStatement()) {
                settings.execute("SET autoinstall_known_extensions = false");
                settings.execute("SET autoload_known_extensions = false");
                settings.execute("SET TimeZone = 'UTC'");
            }
            return database;
        } catch (ClassNotFoundException e) {
            throw new InvalidInput(
                    file + ": Parquet needs DuckDB, which is not there: put duckdb_jdbc.jar"
                            + " (https://repo1.maven.org/maven2/org/duckdb/duckdb_jdbc) beside tangent.jar,"
                            + " or use CSV or NPY",
                    e);
        } catch (SQLException | LinkageError e) {
            throw new InvalidInput(file + ": Parquet needs DuckDB, which does not start here: " + reason(e), e);
        }
    }

    /// It unpacks itself into the folder of temporary files, and says nothing where there is none.
    private static String reason(Throwable e) {
        String folder = System.getProperty("java.io.tmpdir", "");
        return Files.isDirectory(Path.of(folder))
                ? firstLine(e)
                : "there is no folder " + folder + " for temporary files; name another with -Djava.io.tmpdir=";
    }

    /// Without the statement that failed and other lines for developers.
    static String firstLine(Throwable e) {
        String message = String.valueOf(e.getMessage()).strip();
        return message.lines().findFirst().orElse("").replaceFirst("^(\\w+ )*(Error|Exception): ", "");
    }

    /// A file in a statement. DuckDB takes a path as a pattern of many and `~` as the user's folder: a mark of a
    /// pattern stands for itself in brackets, and an absolute path begins with no `~`.
    static String file(Path path) {
        return text(path.toAbsolutePath().toString().replaceAll("[*?\\[]", "[$0]"));
    }

    /// A name in a statement.
    static String name(String column) {
        return "\"" + column.replace("\"", "\"\"") + "\"";
    }

    /// A text in a statement.
    static String text(String value) {
        return "'" + value.replace("'", "''") + "'";
    }
}
