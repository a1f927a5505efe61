package dev.tangent.data.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The programs in README.md and docs/java.md, compiled and run as they stand, on tables with fewer rows.
@Tag("full")
class JavaProgramsTest {
    private static final int MOST_LINES = 12;
    private static final int MOST_LINES_OF_A_METHOD = 30;

    private static final Map<String, ProgramRun> RUNS = new HashMap<>();

    static List<String> programs() {
        return Stream.of("README.md", "docs/java.md")
                .flatMap(document -> JavaPrograms.of(document).stream())
                .toList();
    }

    @BeforeAll
    static void runAll(@TempDir Path folder) throws IOException, InterruptedException {
        List<ProgramRun> runs = ProgramRun.of(programs(), folder);
        for (int i = 0; i < runs.size(); i++) RUNS.put(programs().get(i), runs.get(i));
    }

    @ParameterizedTest
    @MethodSource("programs")
    void runsAndPrintsSomething(String program) {
        ProgramRun run = RUNS.get(program);
        assertThat(run.exit()).as(run.errors()).isZero();
        assertThat(run.printed()).isNotBlank();
    }

    @ParameterizedTest
    @MethodSource("programs")
    void isShort(String program) {
        assertThat(program.lines().count())
                .isLessThanOrEqualTo(program.contains("LocalRegularizer") ? MOST_LINES_OF_A_METHOD : MOST_LINES);
    }

    @Test
    void theDocumentsHaveTheirPrograms() throws IOException {
        assertThat(JavaPrograms.of("README.md")).hasSize(1);
        List<String> guide = JavaPrograms.of("docs/java.md");
        assertThat(guide).hasSizeGreaterThanOrEqualTo(17);
        assertThat(guide.getFirst())
                .as("the first program needs the core alone")
                .contains("import module dev.tangent.core;");
        assertThat(Files.readString(JavaPrograms.ROOT.resolve("README.md"))
                        .lines()
                        .count())
                .isLessThan(150);
    }
}
