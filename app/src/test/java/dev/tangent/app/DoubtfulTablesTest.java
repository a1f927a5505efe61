package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.app.DoubtfulTables.DoubtfulTable;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Each is read right, or what is doubtful is told in a line with the way out.
class DoubtfulTablesTest {
    @TempDir
    private Path folder;

    static Stream<DoubtfulTable> tables() {
        return DoubtfulTables.all();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void isReadOrTold(DoubtfulTable table) {
        table.check(Run.of(table.command(folder).toArray()));
    }

    @Test
    void thereAreEightyOfThem() {
        assertThat(tables().map(DoubtfulTable::name))
                .hasSizeGreaterThanOrEqualTo(80)
                .doesNotHaveDuplicates();
    }
}
