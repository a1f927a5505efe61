package dev.tangent.app;

import dev.tangent.app.DoubtfulTables.DoubtfulTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Awkward and doubtful tables through the launcher, each by a process of its own: some of them, or with
/// `-Dtangent.tables=all` every one.
@Tag("full")
class TablesByTheLauncherTest {
    /// Of so many one is tried.
    private static final int SHARE = System.getProperty("tangent.tables", "").equals("all") ? 1 : 20;

    @TempDir
    private Path folder;

    private LauncherCopy launcher;

    @BeforeEach
    void aLauncher() throws IOException {
        launcher = LauncherCopy.in(folder);
    }

    private static <T> Stream<T> some(Stream<T> tables) {
        List<T> all = tables.toList();
        return IntStream.range(0, all.size()).filter(i -> i % SHARE == 0).mapToObj(all::get);
    }

    static Stream<AwkwardTable> awkward() {
        return Stream.concat(some(AwkwardTables.predicted()), some(AwkwardTables.rejected()));
    }

    static Stream<DoubtfulTable> doubtful() {
        return some(DoubtfulTables.all());
    }

    @ParameterizedTest
    @MethodSource("awkward")
    void isReadOrRefused(AwkwardTable table) throws IOException, InterruptedException {
        table.check(launcher.run(table.command(folder)), folder);
    }

    @ParameterizedTest
    @MethodSource("doubtful")
    void isReadOrTold(DoubtfulTable table) throws IOException, InterruptedException {
        table.check(launcher.run(table.command(folder)));
    }
}
