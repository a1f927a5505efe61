package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Awkward tables through the command line; awkward names of files through the launcher and a Java of its own.
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
    @MethodSource({"read", "refused"})
    void isReadAndEveryRowPredictedOrRefusedWithOneLine(AwkwardTable table) {
        table.check(Run.of(table.command(folder).toArray()), folder);
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
