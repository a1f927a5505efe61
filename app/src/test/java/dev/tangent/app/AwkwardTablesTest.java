package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tangent.data.table.Table;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Awkward tables through the whole program; those whose names matter through the launcher and a Java of its own, where
/// nothing says how names are encoded.
class AwkwardTablesTest {
    @TempDir
    private Path folder;

    static Stream<AwkwardTable> read() {
        return AwkwardTables.predicted();
    }

    static Stream<AwkwardTable> refused() {
        return AwkwardTables.rejected();
    }

    @ParameterizedTest
    @MethodSource("read")
    void isReadAndEveryRowPredicted(AwkwardTable table) {
        Path out = folder.resolve("out.csv");
        Run run = run(table, out);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains(table.says()).doesNotContain("NaN", "Infinity");
        Table predicted = Table.read(out);
        assertThat(predicted.rows()).isEqualTo(AwkwardTable.ROWS);
    }

    @ParameterizedTest
    @MethodSource("refused")
    void isRefusedWithOneLine(AwkwardTable table) {
        Path out = folder.resolve("out.csv");
        Run run = run(table, out);
        assertThat(run.code()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).startsWith("tangent: ").hasLineCount(1).contains(table.says());
        assertThat(run.err()).doesNotContain("java.", "Exception");
        assertThat(out).doesNotExist();
    }

    private Run run(AwkwardTable table, Path out) {
        List<Object> words = new ArrayList<>(List.of("predict", table.writeTo(folder), "-o", out));
        words.addAll(table.words());
        return Run.of(words.toArray());
    }

    @Test
    void thereAreFortyOfThem() {
        assertThat(Stream.concat(read(), refused()).map(AwkwardTable::name))
                .hasSizeGreaterThanOrEqualTo(40)
                .doesNotHaveDuplicates();
    }

    /// The launcher as it is, beside a jar that is nothing but the class path of this test.
    private Path launcher() throws IOException {
        Path source = Path.of("..", "tangent");
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")) && Files.isRegularFile(source), "there is no launcher");
        Path script = Files.copy(source, folder.resolve("tangent"));
        Path jar = folder.resolve("target/launcher/tangent.jar");
        Files.createDirectories(jar.getParent());
        String path = Stream.of(System.getProperty("java.class.path").split(":"))
                .map(entry -> Path.of(entry).toUri().toString())
                .collect(Collectors.joining(" "));
        Manifest manifest =
                new Manifest(new ByteArrayInputStream("Manifest-Version: 1.0\n".getBytes(StandardCharsets.UTF_8)));
        manifest.getMainAttributes().putValue("Class-Path", path);
        manifest.getMainAttributes().putValue("Main-Class", "dev.tangent.app.Main");
        manifest.getMainAttributes().putValue("Enable-Native-Access", "ALL-UNNAMED");
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
        return script;
    }

    /// In a shell, because Java cannot pass on a name that it cannot decode.
    private String shell(String command) throws IOException, InterruptedException {
        launcher();
        ProcessBuilder builder = new ProcessBuilder("/bin/sh", "-c", command).directory(folder.toFile());
        builder.environment().keySet().removeIf(key -> key.startsWith("LC_") || key.equals("LANG"));
        builder.environment().put("LC_ALL", "C");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("TANGENT_JAVA_OPTS", "-XX:TieredStopAtLevel=1");
        Process process = builder.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return said + "exit " + process.waitFor();
    }

    @Test
    void namesOfFilesAreWhatTheirBytesSayWhereNoLocaleIs() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("plain.csv"), AwkwardTable.text("größe,y,z", AwkwardTable::plain));
        assertThat(shell("""
                mv plain.csv "$(printf 'gr\\303\\266\\303\\237e.csv')"
                sh tangent predict gr*.csv --target z -k 8 --relative-lambda 0.1 -o "$(printf '\\303\\266ut.csv')"
                echo code $?
                ls *ut.csv"""))
                .contains("größe.csv: 30 rows, 2 coordinates (größe, y)", "code 0", "öut.csv")
                .endsWith("exit 0");
    }

    @Test
    void aNameThatIsNoUtf8IsTold() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("plain.csv"), AwkwardTable.text("x,y,z", AwkwardTable::plain));
        assertThat(shell("mv plain.csv \"$(printf 'b\\377d.csv')\"; sh tangent predict b*d.csv --target z -k 8"))
                .startsWith("tangent: ")
                .contains("is no UTF-8")
                .endsWith("exit 2");
    }

    @Test
    void aNameThatBeginsWithADashFollowsTwoDashes() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("-dash.csv"), AwkwardTable.text("x,y,z", AwkwardTable::plain));
        assertThat(shell("sh tangent predict --target z -k 8 --relative-lambda 0.1 -o out.csv -- -dash.csv"))
                .contains("-dash.csv: 30 rows")
                .endsWith("exit 0");
    }
}
