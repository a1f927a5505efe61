package dev.tangent.data.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tangent.InvalidInput;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.table.Table;
import dev.tangent.data.table.TableOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ParquetFormatTest {
    @TempDir
    Path folder;

    @BeforeAll
    static void duckDbIsThere() {
        boolean there = true;
        try {
            Class.forName("org.duckdb.DuckDBDriver");
        } catch (ClassNotFoundException e) {
            there = false;
        }
        assumeTrue(there, "DuckDB is not on the class path");
    }

    private Path file(String name, String query) throws SQLException {
        Path file = folder.resolve(name);
        try (Connection database = DuckDb.connect(name);
                Statement statement = database.createStatement()) {
            statement.execute("COPY (" + query + ") TO " + DuckDb.text(file.toString()) + " (FORMAT parquet)");
        }
        return file;
    }

    @Test
    void everyTypeIsANumberOrAText() throws SQLException {
        Table table = Table.read(file(
                "it's.parquet",
                "SELECT * FROM (VALUES"
                        + " (1::TINYINT, 1.5::FLOAT, 0.1::DOUBLE, 12.34::DECIMAL(6,2), true, 'a,\"b', DATE '2024-01-02',"
                        + " TIMESTAMP '2024-01-02 03:04:05', [1, 2]),"
                        + " (NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL))"
                        + " t(i, f, d, m, b, \"t \"\" x\", day, time, list)"));
        assertThat(table.columns()).containsExactly("i", "f", "d", "m", "b", "t \" x", "day", "time", "list");
        assertThat(table.numbers("i")).containsExactly(1, Double.NaN);
        assertThat(table.numbers("f")).containsExactly(1.5, Double.NaN);
        assertThat(table.numbers("d")).containsExactly(0.1, Double.NaN);
        assertThat(table.numbers("m")).containsExactly(12.34, Double.NaN);
        assertThat(table.texts("b")).containsExactly("true", "");
        assertThat(table.texts("t \" x")).containsExactly("a,\"b", "");
        assertThat(table.texts("day")).containsExactly("2024-01-02", "");
        assertThat(table.texts("time")).containsExactly("2024-01-02T03:04:05", "");
        assertThat(table.coordinateColumns(List.of())).containsExactly("i", "f", "d", "m");
        assertThat(table.place(1, "i")).endsWith("row 1, column 'i'");
    }

    @Test
    void aPathIsNoPattern() throws SQLException, IOException {
        for (String other : List.of("data1.parquet", "aXb.parquet")) file(other, "SELECT 'other' AS x");
        for (String name : List.of("data[1].parquet", "a*b.parquet", "a?b.parquet", "a{b,c}.parquet", "a]b.parquet"))
            assertThat(Table.read(file(name, "SELECT '" + name + "' AS x")).texts("x"))
                    .containsExactly(name);
        Files.createDirectory(folder.resolve("[*]"));
        assertThat(Table.read(file("[*]/it's.parquet", "SELECT 1 AS x")).numbers("x"))
                .containsExactly(1);
    }

    @Test
    void foldersAreNoColumns() throws SQLException, IOException {
        Files.createDirectory(folder.resolve("year=2024"));
        Table table = Table.read(file("year=2024/own.parquet", "SELECT 1 AS x, 7 AS year"));
        assertThat(table.columns()).containsExactly("x", "year");
        assertThat(table.numbers("year")).containsExactly(7);
    }

    @Test
    void timesDoNotDependOnTheZoneOfTheMachine() throws SQLException {
        try (Connection database = DuckDb.connect("times");
                Statement statement = database.createStatement();
                ResultSet zone = statement.executeQuery("SELECT current_setting('TimeZone')")) {
            assertThat(zone.next()).isTrue();
            assertThat(zone.getString(1)).isEqualTo("UTC");
        }
        Table table = Table.read(file("times.parquet", "SELECT TIMESTAMPTZ '2024-07-02 03:04:05.25+02' AS t"));
        assertThat(table.texts("t")).containsExactly("2024-07-02T01:04:05.25+00");
    }

    @Test
    void rowsKeepTheirOrder() throws SQLException {
        double[] numbers = Table.read(file("many.parquet", "SELECT range AS i FROM range(300000)"))
                .numbers("i");
        assertThat(numbers).hasSize(300_000);
        for (int i = 0; i < numbers.length; i++)
            if (numbers[i] != i) assertThat(numbers[i]).isEqualTo(i);
    }

    @Test
    void largeWholeNumbersAreRoundedAndTold() throws SQLException {
        Table table = Table.read(file("big.parquet", "SELECT 9007199254740993 AS i"));
        assertThat(table.numbers("i")).containsExactly(9007199254740992.0);
        assertThat(table.notes()).singleElement().asString().contains("beyond 2^53");
    }

    @Test
    void whatIsWrittenReadsBack() throws IOException {
        Path file = folder.resolve("out.parquet");
        try (OutputStream out = Files.newOutputStream(file)) {
            TableOutput.of(file).orElseThrow().write(out, List.of("row", "it's, \"y\"", "status", "none"), rows -> {
                rows.cell(0).cell(0.1).cell("a\nb,\"c\"").missing().endRow();
                rows.cell(1).cell(-1.7976931348623157E308).cell("ä").missing().endRow();
            });
        }
        Table table = Table.read(file);
        assertThat(table.columns()).containsExactly("row", "it's, \"y\"", "status", "none");
        assertThat(table.numbers("row")).containsExactly(0, 1);
        assertThat(table.numbers("it's, \"y\"")).containsExactly(0.1, -Double.MAX_VALUE);
        assertThat(table.texts("status")).containsExactly("a\nb,\"c\"", "ä");
    }

    @Test
    void namesThatDifferInCaseAloneAndLongTextsAreWritten() throws IOException {
        Path file = folder.resolve("twins.parquet");
        String text = "x".repeat(3_000_000);
        try (OutputStream out = Files.newOutputStream(file)) {
            TableOutput.of(file)
                    .orElseThrow()
                    .write(
                            out,
                            List.of("y", "Y", "Y_1"),
                            rows -> rows.cell(1).cell(2).cell(text).endRow());
        }
        Table table = Table.read(file);
        assertThat(table.columns()).containsExactly("y", "Y_1", "Y_1_1");
        assertThat(table.numbers("Y_1")).containsExactly(2);
        assertThat(table.texts("Y_1_1")).containsExactly(text);
    }

    @Test
    void damagedFilesAreRefusedInOneLine() throws IOException, SQLException {
        byte[] whole = Files.readAllBytes(file("whole.parquet", "SELECT 1 AS x"));
        for (int length : new int[] {4, 8, whole.length - 1}) {
            Path cut = Files.write(folder.resolve("cut.parquet"), Arrays.copyOf(whole, length));
            assertThatThrownBy(() -> Table.read(cut))
                    .isInstanceOf(InvalidInput.class)
                    .hasMessage(cut + " is a Parquet file that is cut off or damaged: copy or write it once more");
            assertThatThrownBy(() -> Table.read(InputFile.named("mine.parquet", cut), Dialect.UNKNOWN))
                    .as("an upload has another name than its temporary file")
                    .hasMessageContaining("mine.parquet")
                    .satisfies(e -> assertThat(e.getMessage()).doesNotContain("cut.parquet"));
        }
        // The last bytes: what the file says of itself, its length and PAR1.
        for (int at = whole.length - 9; at > whole.length - 40; at--) {
            byte[] bytes = whole.clone();
            bytes[at] = 0x7f;
            Path bent = Files.write(folder.resolve("bent.parquet"), bytes);
            assertThat(refusal(bent))
                    .isIn("", bent + " is a Parquet file that is cut off or damaged: copy or write it once more");
        }
        Path text = Files.writeString(folder.resolve("text.parquet"), "x\n1\n");
        assertThatThrownBy(() -> Table.read(text)).hasMessageContaining("its first bytes are not PAR1");
    }

    /// Nothing where it is read all the same.
    private static String refusal(Path file) {
        try {
            Table.read(file);
            return "";
        } catch (InvalidInput e) {
            return e.getMessage();
        }
    }
}
