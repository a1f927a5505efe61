package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.data.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Awkward tables through the command line; the first of either kind also through the launcher and a Java of its own.
@Tag("full")
class AwkwardTablesTest {
    @TempDir
    private Path folder;

    private LauncherCopy launcher;

    @BeforeEach
    void aLauncher() throws IOException {
        launcher = LauncherCopy.in(folder);
    }

    static Stream<AwkwardTable> read() {
        return AwkwardTables.predicted();
    }

    static Stream<AwkwardTable> refused() {
        return AwkwardTables.rejected();
    }

    @ParameterizedTest
    @MethodSource("read")
    void isReadAndEveryRowPredicted(AwkwardTable table) throws IOException {
        assertPredicted(table, Run.of(words(table).toArray()));
    }

    @Test
    void theLauncherPredictsAndRefusesToo() throws IOException, InterruptedException {
        AwkwardTable good = read().findFirst().orElseThrow();
        assertPredicted(good, launcher.run(words(good)));
        Files.delete(out());
        AwkwardTable bad = refused().findFirst().orElseThrow();
        assertRefused(bad, launcher.run(words(bad)));
    }

    private void assertPredicted(AwkwardTable table, Run run) {
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains(table.says()).doesNotContain("NaN", "Infinity", "WARNING");
        Table predicted = Table.read(out());
        assertThat(predicted.rows()).isEqualTo(AwkwardTable.ROWS);
    }

    @ParameterizedTest
    @MethodSource("refused")
    void isRefusedWithOneLine(AwkwardTable table) throws IOException {
        assertRefused(table, Run.of(words(table).toArray()));
    }

    private void assertRefused(AwkwardTable table, Run run) {
        assertThat(run.code()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).startsWith("tangent: ").hasLineCount(1).contains(table.says());
        assertThat(run.err()).doesNotContain("java.", "Exception");
        assertThat(out()).doesNotExist();
    }

    private Path out() {
        return folder.resolve("out.csv");
    }

    private List<String> words(AwkwardTable table) throws IOException {
        Path file = table.writeTo(folder);
        List<String> words = new ArrayList<>(List.of("predict", file.toString(), "-o", out().toString()));
        words.addAll(table.words());
        return words;
    }

    @Test
    void thereAreNinetyOfThem() {
        assertThat(Stream.concat(read(), refused()).map(AwkwardTable::name))
                .hasSizeGreaterThanOrEqualTo(90)
                .doesNotHaveDuplicates();
    }

    @Test
    void namesOfFilesAreWhatTheirBytesSayWhereNoLocaleIs() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("plain.csv"), AwkwardTable.text("größe,y,z", AwkwardTable::plain));
        Run run = launcher.shell("""
                mv plain.csv "$(printf 'gr\\303\\266\\303\\237e.csv')"
                sh tangent predict gr*.csv --target z -k 8 --relative-lambda 0.1 -o "$(printf '\\303\\266ut.csv')"
                echo code $?
                ls *ut.csv""");
        assertThat(run.err()).contains("größe.csv: 30 rows, 2 coordinates (größe, y)");
        assertThat(run.out()).contains("code 0", "öut.csv");
    }

    @Test
    void aLocaleThatIsNotInstalledIsNone() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("plain.csv"), AwkwardTable.text("x,y,z", AwkwardTable::plain));
        Run run = launcher.shell("""
                mv plain.csv "$(printf 'gr\\303\\266\\303\\237e.csv')"
                LC_ALL=xx_YY.none sh tangent describe gr*.csv""");
        assertThat(run.out()).contains("größe.csv: 30 rows");
    }

    @Test
    void aNameThatIsNoUtf8IsTold() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("plain.csv"), AwkwardTable.text("x,y,z", AwkwardTable::plain));
        Run run =
                launcher.shell("mv plain.csv \"$(printf 'b\\377d.csv')\"; sh tangent predict b*d.csv --target z -k 8");
        assertThat(run.err()).startsWith("tangent: ").contains("is no UTF-8");
        assertThat(run.code()).isEqualTo(2);
    }

    @Test
    void aNameThatBeginsWithADashFollowsTwoDashes() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("-dash.csv"), AwkwardTable.text("x,y,z", AwkwardTable::plain));
        Run run = launcher.shell("sh tangent predict --target z -k 8 --relative-lambda 0.1 -o out.csv -- -dash.csv");
        assertThat(run.err()).contains("-dash.csv: 30 rows");
        assertThat(run.code()).isZero();
    }
}
