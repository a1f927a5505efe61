package dev.tangent.service.table;

import dev.tangent.Check;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.npy.NpyFile;
import dev.tangent.data.table.Table;
import dev.tangent.linalg.Matrix;
import dev.tangent.present.code.DataSetting;
import dev.tangent.service.http.LimitedBody;
import dev.tangent.service.http.Query;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Spool;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A table in the body of a request, parsed as data and as nothing else.
final class TableUpload {
    private static final Map<String, String> ENDINGS = Map.of(
            "text/csv", ".csv",
            "text/tab-separated-values", ".tsv",
            "application/x-npy", ".npy",
            "application/vnd.apache.parquet", ".parquet");

    private TableUpload() {}

    static Demo read(Request request) throws IOException {
        Query query = request.query();
        String name = query.text("name")
                .map(TableUpload::plain)
                .orElseGet(() -> "table" + ENDINGS.getOrDefault(request.contentType(), ".csv"));
        Dialect dialect = format(query).dialect();
        try (LimitedBody body = request.upload()) {
            boolean npy = name.toLowerCase(Locale.ROOT).endsWith(".npy")
                    || request.contentType().equals("application/x-npy");
            return npy ? Demo.none(numbers(name, query.names("columns"), body)) : spooled(name, dialect, body);
        }
    }

    /// A file that came in parts.
    static Demo read(Query query, Spool file) {
        String name = query.text("name").map(TableUpload::plain).orElse("table.csv");
        return Demo.read(InputFile.named(name, file.path()), format(query).dialect());
    }

    /// The last word of a path, whatever the system it comes from.
    private static String plain(String name) {
        String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
        Check.that(
                !last.isBlank() && last.length() <= 200 && last.chars().noneMatch(Character::isISOControl),
                "'name' must be the name of a file");
        return last;
    }

    /// Straight into memory.
    private static Table numbers(String name, List<String> columns, LimitedBody body) throws IOException {
        BufferedInputStream in = new BufferedInputStream(body, 1 << 16);
        Matrix values =
                body.size().isPresent() ? NpyFile.read(name, in, body.size().getAsLong()) : NpyFile.read(name, in);
        Check.that(values.rows() > 0 && values.columns() > 0, name + " has no rows or no columns");
        return columns.isEmpty() ? Table.of(name, values) : Table.of(name, columns, values);
    }

    private static Demo spooled(String name, Dialect dialect, LimitedBody body) throws IOException {
        try (Spool spool = Spool.of(body)) {
            return Demo.read(InputFile.named(name, spool.path()), dialect);
        }
    }

    static DataSetting.FileFormat format(Query query) {
        return new DataSetting.FileFormat(
                query.text("decimal"),
                query.text("thousands"),
                query.text("encoding"),
                query.text("sheet"),
                query.text("delimiter"),
                query.text("skip"),
                query.names("na"));
    }
}
